import type { ConnectErrorCode } from './connect-error.js';

/** Which groups of properties exclude each other, and what each of them cannot do without. */
export interface Choice {
  required: boolean;
  alternatives: readonly { required: readonly string[]; optional: readonly string[] }[];
}

export interface ChoiceProblem {
  code: ConnectErrorCode;
  what: string;
  advice: string;
}

/** What is wrong with the properties of an object, if something is. An empty list is not there. */
export function choiceProblem(
  value: object,
  { required, alternatives }: Choice,
): ChoiceProblem | undefined {
  const isThere = (name: string) => {
    const part: unknown = Reflect.get(value, name);
    return part !== undefined && !(Array.isArray(part) && part.length === 0);
  };
  const taken = alternatives.filter((one) => [...one.required, ...one.optional].some(isThere));
  if (taken.length > 1) {
    const what = `only one may be there: ${wordsOf(alternatives)}`;
    return { code: 'value-repeated', what, advice: 'Take the others out.' };
  }
  const [chosen] = taken;
  if (chosen === undefined) {
    const what = `one must be there: ${wordsOf(alternatives)}`;
    return required ? { code: 'value-missing', what, advice: 'Add it.' } : undefined;
  }
  const lacking = chosen.required.find((name) => !isThere(name));
  if (lacking === undefined) return undefined;
  return { code: 'value-missing', what: `${lacking} is missing`, advice: 'Add it.' };
}

function wordsOf(alternatives: Choice['alternatives']): string {
  return alternatives.map((one) => [...one.required, ...one.optional].join(' and ')).join(', or ');
}
