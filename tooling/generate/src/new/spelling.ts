import { SourceError } from '../errors.ts';

/** A name as it is spelled in one place, and the spelling of the new name there. */
export type Spelling = readonly [model: string, name: string];

/**
 * Lists the spellings of a name with hyphens: as it is, `envelopeSent`, `EnvelopeSent` and
 * `Envelope Sent`.
 * @throws SourceError if the model is one word and the name is not: then the model is spelled the
 *   same where the name has to be spelled in two ways
 */
export function spellHyphens(model: string, name: string): Spelling[] {
  const [words, others] = [model.split('-'), name.split('-')];
  const forms: ((parts: readonly string[]) => string)[] = [
    (parts) => parts.map(capitalize).join(' '),
    (parts) => parts.join('-'),
    (parts) => parts.map(capitalize).join(''),
    (parts) => parts.map((part, at) => (at === 0 ? part : capitalize(part))).join(''),
  ];
  if (words.length === 1 && others.length > 1)
    throw new SourceError(
      `the model ${model} is one word, and ${name} is not; give a model of two words to --like`,
    );
  return forms.map((form) => [form(words), form(others)] as const);
}

/**
 * Replaces the model by the new name, in each of its spellings, in one pass: the new name can
 * contain the model.
 */
export function respell(text: string, spellings: readonly Spelling[]): string {
  const names = new Map(spellings);
  const models = [...names.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((model) => model.replaceAll(/\W/g, String.raw`\$&`));
  return text.replaceAll(new RegExp(models.join('|'), 'g'), (model) => names.get(model) ?? model);
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
