// Calls a player who has looked away: a short sound made here, and, if allowed, a message of the browser. Once for each question.
import type { Preferences } from './settings';

const LONG = 6000; /* so long without being asked: whoever waits may be looking elsewhere */

let audio: AudioContext | null = null;
/* Two soft tones, a fifth apart. Where the browser allows no sound yet, there is none. */
export function chime(): void {
    try {
        audio ??= new AudioContext();
        if (audio.state === 'suspended') void audio.resume().catch(() => {});
        const start = audio.currentTime + 0.02;
        [523.25, 783.99].forEach((pitch, i) => {
            const tone = audio!.createOscillator(),
                volume = audio!.createGain(),
                at = start + i * 0.14;
            tone.type = 'sine';
            tone.frequency.value = pitch;
            volume.gain.setValueAtTime(0, at);
            volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
            volume.gain.exponentialRampToValueAtTime(0.0008, at + 0.5);
            tone.connect(volume).connect(audio!.destination);
            tone.start(at);
            tone.stop(at + 0.55);
        });
    } catch {
        /* no sound here */
    }
}

export const canNotify = (): boolean => typeof Notification !== 'undefined';
export async function allowNotices(): Promise<boolean> {
    return canNotify() && (await Notification.requestPermission()) === 'granted';
}

function notice(room: string, title: string, body: string): void {
    if (!canNotify() || Notification.permission !== 'granted') return;
    try {
        const n = new Notification(title, { body, tag: 'hypercone-' + room });
        n.onclick = () => {
            window.focus();
            n.close();
        };
    } catch {
        /* some phones allow it to service workers only */
    }
}

/* `since`: when I was last busy here. */
export function call(p: Preferences, since: number, room: string, where: string, question: string): void {
    const away = document.visibilityState === 'hidden' || !document.hasFocus();
    if (p.sound && (away || Date.now() - since > LONG)) chime();
    if (p.notices && away) notice(room, `Your turn at ${where}`, question);
}
