// What the edition that is played calls its things, as the catalogue gives it; the modern words until it has been read.
const MODERN: Record<string, string> = { gate: 'hyperspace gate', destiny: 'destiny', destiny_card: 'destiny card', warp: 'warp' };

const editions = new Map<string, Record<string, string>>();
export function keepWords(edition: string, words: unknown): void {
    if (words && typeof words === 'object') editions.set(edition, words as Record<string, string>);
}
export const wordOf = (edition: string, key: string): string => editions.get(edition)?.[key] ?? MODERN[key] ?? key;
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
