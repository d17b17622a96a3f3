// A clock as a ring that empties, with the time left in figures; said aloud at 30, 10 and 5 seconds.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const SPOKEN = new Set([30, 10, 5]);

export function ClockFace({ deadline }: { deadline: { at: number; of: number; deal: boolean } }): JSX.Element {
    const left = (): number => Math.max(0, Math.round((deadline.at - Date.now()) / 1000)),
        [seconds, setSeconds] = useState(left());
    useEffect(() => {
        const timer = setInterval(() => setSeconds(left()), 500);
        return () => clearInterval(timer);
    }, [deadline.at]);
    const text =
        seconds >= 86400
            ? `${Math.round(seconds / 3600)} h`
            : seconds >= 3600
              ? `${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min`
              : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const part = deadline.of > 0 ? (60 * seconds) / deadline.of : 0;
    return (
        <span class={`clock num ${seconds <= 10 ? 'soon' : ''}`}>
            <svg class="ringc" viewBox="-11 -11 22 22" aria-hidden="true">
                <circle r="9" class="rc0" />
                <circle r="9" class="rc1" pathLength={60} stroke-dasharray={`${part.toFixed(1)} 60`} />
            </svg>
            <span aria-hidden="true">{text}</span>
            <span class="sr" aria-live="assertive">
                {SPOKEN.has(seconds) ? `${seconds} seconds left` : ''}
            </span>
        </span>
    );
}
