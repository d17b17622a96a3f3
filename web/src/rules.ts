// The rule books of docs/rules, each fetched when it is opened.
import { parse, type Book } from './model/rulebook';

const BOOKS = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' });

const NAME_OF: Record<string, string> = { ffg: 'modern' };
export const FIRST_BOOK = 'modern';
const fileOf = (book: string): string => `../../docs/rules/${book}.md`;
/* The book of an edition; null: none is written. */
export function bookOf(edition: string): string | null {
    const book = NAME_OF[edition] ?? edition;
    return fileOf(book) in BOOKS ? book : null;
}
export const books = (): string[] => Object.keys(BOOKS).map(f => f.replace(/^.*\/|\.md$/g, ''));

export async function readBook(book: string): Promise<Book | null> {
    const load = BOOKS[fileOf(book)];
    return load ? parse(await load()) : null;
}
