// What the edition that is played calls its things, as the catalogue gives it; the keys themselves until it has been read.
const editions = new Map<string, Record<string, string>>();
export function keepWords(edition: string, words: unknown): void {
    if (words && typeof words === 'object') editions.set(edition, words as Record<string, string>);
}
export const wordOf = (edition: string, key: string): string => editions.get(edition)?.[key] ?? key.replace('_', ' ');
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/* The edition of the game that is shown. Sentences that the page makes itself are written in common words; said aloud they are the edition's. */
let spoken = '';
export const speak = (edition: string): void => void (spoken = edition);
const COMMON = /\b(an? )?(ships?|colony|colonies|encounters?|negotiates?)\b/gi;
export function inWords(text: string): string {
    const words = editions.get(spoken);
    if (!words) return text;
    return text.replace(COMMON, (_, article: string | undefined, found: string) => {
        const key = found.toLowerCase(),
            one = key.replace(/(encounter|negotiate)s$/, '$1'),
            said = (words[key] ?? words[one] ?? one) + (words[key] || one === key ? '' : 's'),
            a = article ? article.charAt(0) + (/^[aeiou]/.test(said) ? 'n ' : ' ') : '';
        return a + (found === key ? said : capital(said));
    });
}
