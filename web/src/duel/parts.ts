// The table of Duel comes only where Duel is played: a part of the page of its own, read when it is first needed.
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Asked } from '../model/asking';
import type { Line } from '../model/story';
import type { DuelState } from '../panels/Duel';
import type { View } from '../protocol';
import type { TableProps } from '../table/Table';

export interface PhoneProps {
    view: View;
    live: Asked | null;
    duel: DuelState;
    table: JSX.Element;
    summary: JSX.Element | null;
    onAsking: () => void;
}
export interface Parts {
    Board: FunctionComponent<TableProps>;
    Strip: FunctionComponent<DuelState>;
    Sides: FunctionComponent<DuelState>;
    Rail: FunctionComponent<{ view: View; log: Line[] }>;
    Phone: FunctionComponent<PhoneProps>;
    Choices: FunctionComponent<{ view: View; asked: Asked; draft: number[] }>;
    Backings: FunctionComponent<{ view: View; asked: Asked; draft: number[] }>;
    Resources: FunctionComponent<{ view: View; asked: Asked; draft: number[] }>;
    BackWhom: FunctionComponent<{ otherwise: JSX.Element }>;
}

let parts: Parts | null = null;
export const partsOfDuel = (): Parts | null => parts;

export function useDuel(wanted: boolean): Parts | null {
    const [, again] = useState(0);
    useEffect(() => {
        if (!wanted || parts) return;
        void import('./index').then(m => {
            parts = m.parts;
            again(n => n + 1);
        });
    }, [wanted]);
    return wanted ? parts : null;
}
