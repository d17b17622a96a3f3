// A rule book of docs/rules as it is read: chapters of rows, every row with the number that it keeps for ever.
export interface Row {
    number: string;
    text: string;
    tag: string /* the variant or alien that it is about */;
}
export interface Chapter {
    title: string;
    words: string[] /* what stands between its rows */;
    rows: Row[];
}
export interface Book {
    title: string;
    chapters: Chapter[];
}

/* What is for those who write scenarios is left out. */
const FOR_WRITERS = /\s*\*\(No scenario:[^]*?\)\*/g;

export function parse(text: string): Book {
    const book: Book = { title: '', chapters: [] };
    for (const line of text.replace(FOR_WRITERS, '').split('\n')) {
        const chapter = book.chapters[book.chapters.length - 1],
            row = /^- ([A-Z]+-\d+[a-z]?) (?:\[([^\]]+)\] )?(.*)$/.exec(line);
        if (line.startsWith('# ')) book.title = line.slice(2);
        else if (line.startsWith('## ')) book.chapters.push({ title: line.slice(3).replace(/^\d+\.\s*/, ''), words: [], rows: [] });
        else if (row && chapter) chapter.rows.push({ number: row[1]!, tag: row[2] ?? '', text: row[3]! });
        else if (line.trim() && chapter) chapter.words.push(line.replace(/^#+ /, ''));
    }
    return { ...book, chapters: book.chapters.filter(c => c.rows.length) };
}
