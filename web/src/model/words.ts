// What the edition that is played calls its things, as the catalogue gives it; the keys themselves until it has been read.
const editions = new Map<string, Record<string, string>>();
export function keepWords(edition: string, words: unknown): void {
    if (words && typeof words === 'object') editions.set(edition, words as Record<string, string>);
}
export const wordOf = (edition: string, key: string): string => editions.get(edition)?.[key] ?? key.replace('_', ' ');
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
