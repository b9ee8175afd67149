import { readFileSync, writeFileSync } from 'node:fs';
import { clientComparison } from './client-comparison.ts';
import { mockComparison } from './mock-comparison.ts';
import { packagesComparison } from './packages-comparison.ts';
import { sandboxComparison } from './sandbox-comparison.ts';
import { siteComparison } from './site-comparison.ts';
import type { Results } from './results.ts';

const root = new URL('../../../', import.meta.url);

/** What stands between two comments in a document, by the word in them. */
const blocks = {
  client: clientComparison,
  mock: mockComparison,
  sandbox: sandboxComparison,
  reference: siteComparison,
  packages: packagesComparison,
} as const;

/** A table that documents show. */
export type Block = keyof typeof blocks;

/** Documents that show a table, and which. */
export const readmes: readonly { file: URL; block: Block }[] = [
  { file: new URL('README.md', root), block: 'client' },
  { file: new URL('README.md', root), block: 'reference' },
  { file: new URL('README.md', root), block: 'packages' },
  { file: new URL('packages/client/README.md', root), block: 'client' },
  { file: new URL('packages/mock/README.md', root), block: 'mock' },
  { file: new URL('packages/sandbox/README.md', root), block: 'sandbox' },
];

/** Writes the tables into the documents. */
export function writeReadmes(results: Results): void {
  for (const { file, block } of readmes)
    writeFileSync(file, withComparison(readFileSync(file, 'utf8'), block, results));
}

/**
 * A document with a table as the results have it.
 * @throws where the document does not say where the table goes
 */
export function withComparison(text: string, block: Block, results: Results): string {
  const [begin, end] = [`<!-- bench:${block} -->`, `<!-- /bench:${block} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(`a README has no place for the table: put ${begin} and ${end} into it`);
  const content = blocks[block](results) ?? 'Not measured yet: `npm run bench` does.';
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}
