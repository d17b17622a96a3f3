// What an edition holds, read from the server (or the offline engine) once and kept: editions, variants, aliens, bots, and every text.
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from './protocol';

export interface EditionInfo { id: string; name: string; about: string; players_min: number; players_max: number; colonies_to_win?: number; groups?: GroupInfo[] }
export interface GroupInfo { name: string; aliens: string[] }
export interface Named { name: string; about?: string }
export interface Catalogue { edition: string; editions: EditionInfo[]; variants: Named[]; aliens: Entry[]; groups: GroupInfo[]; levels: Named[]; tempers: Named[] }

/* How JSON of a given name is got: from the server, unless the offline engine says otherwise. */
let source = async (name: string, edition: string): Promise<unknown> => {
    const answer = await fetch(`/api/${name}.json${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`);
    if (!answer.ok) throw new Error(`the server says ${answer.status}`);
    return answer.json();
};
export function useSource(f: typeof source): void { source = f; }

const names = (list: unknown): Named[] => Array.isArray(list) ? list.map(x => typeof x === 'string' ? { name: x } : x as Named) : [];
const record = (x: unknown): Record<string, unknown> => x && typeof x === 'object' ? x as Record<string, unknown> : {};

export function readCatalogue(json: unknown, edition: string): Catalogue {
    const j = record(json), bots = record(j.bots), editions = (Array.isArray(j.editions) ? j.editions : []) as EditionInfo[];
    const own = editions.find(e => e.id === edition);
    return {
        edition, editions, variants: names(j.variants), aliens: (Array.isArray(j.aliens) ? j.aliens : []) as Entry[],
        groups: (Array.isArray(j.groups) ? j.groups : own?.groups ?? []) as GroupInfo[],
        levels: names(bots.levels ?? j.levels), tempers: names(bots.tempers ?? j.tempers),
    };
}

/* The encyclopaedia as one list, however it is divided. */
export function readEntries(json: unknown): Entry[] {
    if (Array.isArray(json)) return json as Entry[];
    const out: Entry[] = [], j = record(json);
    for (const [key, list] of Object.entries(j)) if (Array.isArray(list))
        for (const e of list) if (e && typeof e === 'object' && 'name' in e) out.push({ ...(key === 'techs' ? { kind: 'tech' } : key === 'cards' ? { kind: 'card' } : {}), ...(e as Entry), ...(key === 'aliens' ? { alien: true } : {}) });
    return out;
}

const catalogues = new Map<string, Promise<Catalogue>>(), books = new Map<string, Promise<Entry[]>>();
export function catalogue(edition: string): Promise<Catalogue> {
    if (!catalogues.has(edition)) catalogues.set(edition, source('catalogue', edition).then(j => readCatalogue(j, edition)));
    return catalogues.get(edition)!;
}
export function encyclopaedia(edition: string): Promise<Entry[]> {
    if (!books.has(edition)) books.set(edition, source('encyclopaedia', edition).then(readEntries));
    return books.get(edition)!;
}

/* A promised thing in a component: undefined until it is there, null when it could not be had. */
export function usePromise<T>(make: () => Promise<T>, key: string): T | null | undefined {
    const [value, setValue] = useState<{ key: string; value: T | null } | undefined>(undefined);
    useEffect(() => {
        let current = true;
        make().then(v => { if (current) setValue({ key, value: v }); }, () => { if (current) setValue({ key, value: null }); });
        return () => { current = false; };
    }, [key]);
    return value && value.key === key ? value.value : value?.value;
}
