// What the edition that is played calls its things, as the catalogue gives it; the keys themselves until it has been read.
const editions = new Map<string, Record<string, string>>();
export function keepWords(edition: string, words: unknown): void {
    if (words && typeof words === 'object') editions.set(edition, words as Record<string, string>);
}
export const wordOf = (edition: string, key: string): string => editions.get(edition)?.[key] ?? key.replace('_', ' ');
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/* The edition of the game that is shown. */
let spoken = '';
export const speak = (edition: string): void => void (spoken = edition);

/* A thing of the rules by its key; {artifacts}: the plural of a word of which the edition has only the singular. */
function term(key: string): string {
    const words = editions.get(spoken),
        singular = key.slice(0, -1);
    return words?.[key] ?? (key.endsWith('s') && words?.[singular] ? words[singular] + 's' : key);
}

/* Sentences that the page makes itself name the things of the rules in braces: {ships}, {Colony}, {a colony}. */
const NAMED = /\{(an? )?(\w+)\}/gi;
export const inWords = (text: string): string =>
    text.replace(NAMED, (_, article: string | undefined, named: string) => {
        const key = named.toLowerCase(),
            said = named === key ? term(key) : capital(term(key));
        return article ? `${article.charAt(0)}${/^[aeiou]/i.test(said) ? 'n' : ''} ${said}` : said;
    });

/* So many of something: of the things of the rules in the edition's word. */
const THINGS = new Set(['ship', 'colony', 'encounter', 'negotiate', 'artifact']);
export function count(n: number, one: string, many = one + 's'): string {
    const word = n === 1 ? one : many;
    return `${n} ${THINGS.has(one) ? term(word) : inWords(word)}`;
}
