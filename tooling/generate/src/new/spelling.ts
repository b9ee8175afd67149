/** A name as it is spelled in one place, and the spelling of the new name there. */
export type Spelling = readonly [model: string, name: string];

/**
 * Lists the spellings of a name with hyphens: as it is, `envelopeSent`, `EnvelopeSent` and
 * `Envelope Sent`, the longest first.
 */
export function spellHyphens(model: string, name: string): Spelling[] {
  const [words, others] = [model.split('-'), name.split('-')];
  const forms: ((parts: readonly string[]) => string)[] = [
    (parts) => parts.map(capitalize).join(' '),
    (parts) => parts.join('-'),
    (parts) => parts.map(capitalize).join(''),
    (parts) => parts.map((part, at) => (at === 0 ? part : capitalize(part))).join(''),
  ];
  return forms.map((form) => [form(words), form(others)] as const);
}

/** Replaces the model by the new name, in each of its spellings. */
export function respell(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce((all, [model, name]) => all.replaceAll(model, name), text);
}

/** Checks whether a text has the model in one of its spellings. */
export function mentions(text: string, spellings: readonly Spelling[]): boolean {
  return spellings.some(([model]) => text.includes(model));
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
