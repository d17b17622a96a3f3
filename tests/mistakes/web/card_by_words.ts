// The card of an option is looked for in its sentence, although the option names it.
// refused by: lint (sentences are for people)
export const cardOf = (o: { text: string }, cards: { name: string }[]): { name: string } | undefined =>
    cards.find(c => c.name === o.text.replace(/^Play /, ''));
