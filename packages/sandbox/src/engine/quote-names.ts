import { nearest } from '@countersign/mock/core/words';

/** More names than these are only counted. */
const most = 8;

/** Names for a sentence: `a`, `b` and 3 more. */
export function quoteNames(names: readonly string[]): string {
  const shown = names.slice(0, most).map((name) => `\`${name}\``);
  const more = names.length - most;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Quotes names like `quoteNames`, with the one most similar to a wrong name first. */
export function quoteNearest(wrong: string, names: Iterable<string>): string {
  const all = [...new Set(names)];
  const first = nearest(wrong, all);
  return quoteNames(first === undefined ? all : [first, ...all.filter((one) => one !== first)]);
}
