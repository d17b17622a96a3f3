// Everything that is shown of Duel and of nothing else.
import './duel.css';
import { Board } from './Board';
import { Backings, BackWhom } from './Backings';
import { Choices, Resources } from './Choices';
import type { Parts } from './parts';
import { DuelPhone } from './DuelPhone';
import { DuelRail } from './DuelRail';
import { Sides, Strip } from './Strip';

export const parts: Parts = { Board, Strip, Sides, Rail: DuelRail, Phone: DuelPhone, Choices, Backings, Resources, BackWhom };
