// What an edition holds, read from the server (or the offline engine) once and kept: editions, variants, aliens, bots, and every text.
import { useEffect, useState } from 'preact/hooks';
import { keepBoxes } from './table/emblems';
import { keepPhases } from './model/phases';
import { keepWords } from './model/words';
import type { Entry } from './protocol';

export interface EditionInfo {
    id: string;
    name: string;
    about: string;
    players_min: number;
    players_max: number;
    colonies_to_win?: number;
    systems?: boolean /* false: no home planets, and so no encounters: the table of Duel */;
    groups?: GroupInfo[];
}
export interface GroupInfo {
    name: string;
    aliens: string[];
}
export interface Named {
    name: string;
    about?: string;
}
export interface BoxInfo extends Named {
    usual?: boolean /* drawn from when nothing else is said */;
}
export interface PartInfo extends Named {
    options?: Named[];
}
/* A table by name: what goes together, in words with spaces between them. */
export interface PresetInfo extends Named {
    boxes?: string;
    parts?: string;
    variants?: string;
}
export interface Catalogue {
    edition: string;
    editions: EditionInfo[];
    boxes: BoxInfo[];
    variants: Named[];
    parts: PartInfo[];
    presets: PresetInfo[];
    aliens: Entry[];
    groups: GroupInfo[];
    levels: Named[];
    tempers: Named[];
}

/* How JSON of a given name is got: from the server, unless the offline engine says otherwise. */
type Source = (name: string, edition: string) => Promise<unknown>;
export const serverSource: Source = async (name, edition) => {
    const answer = await fetch(`/api/${name}.json${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`);
    if (!answer.ok) throw new Error(`the server says ${answer.status}`);
    return answer.json();
};
let source = serverSource;
export function useSource(f: Source): void {
    source = f;
    catalogues.clear();
    books.clear();
}

const names = (list: unknown): Named[] => (Array.isArray(list) ? list.map(x => (typeof x === 'string' ? { name: x } : (x as Named))) : []);
const record = (x: unknown): Record<string, unknown> => (x && typeof x === 'object' ? (x as Record<string, unknown>) : {});

export function readCatalogue(json: unknown, edition: string): Catalogue {
    const j = record(json),
        bots = record(j.bots),
        editions = (Array.isArray(j.editions) ? j.editions : []) as EditionInfo[];
    const own = editions.find(e => e.id === edition);
    keepPhases(edition, j.phases);
    keepWords(edition, j.words);
    keepBoxes((Array.isArray(j.aliens) ? j.aliens : []) as Entry[]);
    return {
        edition,
        editions,
        boxes: names(j.boxes),
        variants: names(j.variants),
        parts: names(j.parts),
        presets: names(j.presets),
        aliens: (Array.isArray(j.aliens) ? j.aliens : []) as Entry[],
        groups: (Array.isArray(j.groups) ? j.groups : (own?.groups ?? [])) as GroupInfo[],
        levels: names(bots.levels ?? j.levels),
        tempers: names(bots.tempers ?? j.tempers),
    };
}

/* The encyclopaedia: every alien, card and tech; and the rules, steps and kinds of cards as entries of their own. */
export interface Book {
    entries: Entry[];
    rules: Entry[];
    steps: Map<string, string> /* what happens in each phase */;
}

export function readBook(json: unknown): Book {
    const j = record(json),
        list = (key: string): Record<string, unknown>[] => (Array.isArray(j[key]) ? (j[key] as Record<string, unknown>[]) : []),
        rule = (name: unknown, text: unknown, summary: string): Entry =>
            ({ name: String(name), text: String(text ?? '').trim(), kind: 'rule', summary });
    const steps = list('phases').map(p => rule(p.name, p.help, `step ${String(p.number)} of an encounter`));
    /* Two phases of one name are one step of the book. */
    const merged = steps
        .filter((s, i) => steps.findIndex(t => t.name === s.name) === i)
        .map(s => ({
            ...s,
            name: `Step: ${s.name}`,
            text: steps
                .filter(t => t.name === s.name)
                .map(t => t.text)
                .join('\n\n'),
        }));
    return {
        entries: list('entries') as unknown as Entry[],
        rules: [
            ...list('rules').map(r => rule(r.name, r.text, 'rule')),
            ...merged,
            ...list('kinds').map(k => rule(k.name, k.text, 'a kind of card')),
        ],
        steps: new Map(list('phases').map(p => [String(p.phase), `${String(p.name)}. ${String(p.help ?? '')}`])),
    };
}

const catalogues = new Map<string, Promise<Catalogue>>(),
    books = new Map<string, Promise<Book>>();
export function catalogue(edition: string): Promise<Catalogue> {
    if (!catalogues.has(edition))
        catalogues.set(
            edition,
            source('catalogue', edition).then(j => readCatalogue(j, edition)),
        );
    return catalogues.get(edition)!;
}
export function encyclopaedia(edition: string): Promise<Book> {
    if (!books.has(edition)) books.set(edition, source('encyclopaedia', edition).then(readBook));
    return books.get(edition)!;
}

/* A promised thing in a component: undefined until it is there, null when it could not be had. */
export function usePromise<T>(make: () => Promise<T>, key: string): T | null | undefined {
    const [value, setValue] = useState<{ key: string; value: T | null } | undefined>(undefined);
    useEffect(() => {
        let current = true;
        make().then(
            v => {
                if (current) setValue({ key, value: v });
            },
            () => {
                if (current) setValue({ key, value: null });
            },
        );
        return () => {
            current = false;
        };
    }, [key]);
    return value && value.key === key ? value.value : value?.value;
}
