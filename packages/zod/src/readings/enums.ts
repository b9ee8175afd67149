import type { Definition } from '../fast/node.js';

/** Reports whether the words are those of a boolean that is sent as text. */
export function isFlag(words: readonly string[]): boolean {
  return words.length === 2 && words.includes('true') && words.includes('false');
}

/** The values of an enum. */
export function enumValues({ entries = {} }: Definition): (string | number)[] {
  return Object.values(entries);
}

/**
 * Reports whether a union is an enum that orval writes as literals, because null is one of its
 * values.
 */
export function isNullableEnum({ options = [] }: Definition): boolean {
  return options.length > 0 && options.every(({ _zod }) => _zod.def.type === 'literal');
}

/** The values of the literals in a union. */
export function literalValues({ options = [] }: Definition): unknown[] {
  return options.flatMap(({ _zod }) => _zod.def.values ?? []);
}
