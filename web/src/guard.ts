// Nobody answers a question that has only just appeared: for a moment neither clicks nor keys do, and what was meant for the question
// before it is dropped. And an answer waits a moment before it goes out, so that it can be taken back.
export const GUARD = 400,
    GUARD_HURRIED = 200 /* with less than HURRY on the clock */,
    GUARD_AWAKE = 800 /* the page was just looked at again */,
    HURRY = 5000;

export class Guard {
    private timer = 0;
    private ms = 0;
    private renewed = false;
    constructor(private show: (ms: number) => void) {}

    start(ms: number): void {
        this.renewed = false;
        this.begin(ms);
    }
    private begin(ms: number): void {
        clearTimeout(this.timer);
        this.ms = ms;
        this.show(ms);
        this.timer = window.setTimeout(() => this.stop(), ms);
    }
    stop(): void {
        clearTimeout(this.timer);
        this.timer = 0;
        this.show(0);
    }
    /* Is it too early? Whoever is still hitting keys gets the whole moment once more. */
    blocks(): boolean {
        if (!this.timer) return false;
        if (!this.renewed) {
            this.renewed = true;
            this.begin(this.ms);
        }
        return true;
    }
}

/* An answer on its way: `go` sends it unless it is taken back in time. */
export class Departure {
    private timer = 0;
    private go: (() => void) | null = null;

    leave(ms: number, go: () => void): void {
        this.go = go;
        if (ms > 0) this.timer = window.setTimeout(() => this.now(), ms);
        else this.now();
    }
    get open(): boolean {
        return this.go !== null;
    }
    now(): void {
        const go = this.go;
        this.cancel();
        go?.();
    }
    cancel(): void {
        clearTimeout(this.timer);
        this.go = null;
    }
}
