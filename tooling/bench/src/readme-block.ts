import { readFileSync, writeFileSync } from 'node:fs';
import { comparison } from './comparison.ts';
import type { Results } from './results.ts';

const root = new URL('../../../', import.meta.url);
const begin = '<!-- bench:client -->';
const end = '<!-- /bench:client -->';

/** Documents that show the clients side by side, between two comments. */
export const readmes: readonly URL[] = [
  new URL('README.md', root),
  new URL('packages/client/README.md', root),
];

/** Writes the table into each of the documents. */
export function writeReadmes(results: Results): void {
  for (const file of readmes)
    writeFileSync(file, withComparison(readFileSync(file, 'utf8'), results));
}

/**
 * A document with the table as the results have it.
 * @throws where the document does not say where the table goes
 */
export function withComparison(text: string, results: Results): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(`a README has no place for the table: put ${begin} and ${end} into it`);
  const content = comparison(results) ?? 'Not measured yet: `npm run bench` does.';
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}
