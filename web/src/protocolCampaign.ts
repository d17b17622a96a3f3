// A campaign of four games, as the message about a room tells of it; see docs/WEB-PROTOCOL.md.
export interface CampaignRank {
    seat: number;
    points: number;
    won: boolean;
}
export interface CampaignGame {
    age: string;
    over: boolean;
    ranks: CampaignRank[] /* the first first; empty while it is played */;
}
export interface Campaign {
    games: number;
    game: number /* the one that is played, or comes next; from 1 */;
    over: boolean;
    next: string | null /* the room of the next game, once somebody has gone there */;
    standings: CampaignGame[];
    coalitions: string[][] /* by seat */;
    preparing: boolean /* what comes before the next game is decided now */;
    asked: number | null /* ... by this seat */;
    question?: { id: number; text: string; items: string[] } /* only mine */;
}

export interface CampaignWish {
    campaign?: boolean /* of the settings: four games, one after the other */;
    one_off?: number /* so many ages are drawn for what is played, and one more for the way to choose aliens */;
    one_off_points?: boolean;
    points?: string /* the age by which points are counted when the game is over */;
}
export interface CampaignRoom {
    campaign?: Campaign;
    points?: CampaignGame /* of a one-off game with points that is over */;
}
/* What is decided before its next game. */
export interface CampaignAnswer {
    type: 'campaign';
    id: number;
    choice: number;
}
