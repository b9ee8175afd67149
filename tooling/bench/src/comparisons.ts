import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { table } from '@countersign/spec-tools/table';
import { readSections } from './markdown.ts';
import { figure, type Results } from './results.ts';

/**
 * The tables that compare things side by side, on the page and in READMEs, by the word that READMEs have
 * in the comments around them. A cell such as `{client-size.program}` is the number of a row of a suite,
 * `{openapi-fetch}` the version of a package.
 */
export const comparisons = new Map(
  readSections(new URL('comparisons.md', import.meta.url)).map(
    ({ heading, table: lines, after }) => {
      const [block = '', title = ''] = heading.split(': ');
      return [block, { title, lines, note: after }];
    },
  ),
);

/**
 * A comparison as a table in Markdown, with its note. Lines with a number that was not measured are
 * left out; undefined if that is all of them.
 */
export function comparisonTable(block: string, results: Results): string | undefined {
  const { lines, note } = comparisons.get(block) ?? { lines: [], note: '' };
  const [head = [], ...rows] = lines.map((line) => line.map((cell) => fill(cell, results)));
  const known = rows.filter((cells) => cells.every((cell) => !cell.includes('{')));
  return known.length === 0 ? undefined : `${table(head, known, { words: true })}\n\n${note}`;
}

/** Fills a number or version into a cell; an unknown one stays as it is. */
function fill(cell: string, { suites }: Results): string {
  return cell.replace(/\{([\w-]+)(?:\.(\w+))?\}/, (whole, name: string, row?: string) => {
    if (row === undefined) return createRequire(import.meta.url)(`${name}/package.json`).version;
    const result = suites[name]?.cases[row];
    return result === undefined ? whole : figure(result);
  });
}

const root = new URL('../../../', import.meta.url);

/** The documents that show comparisons between two comments, and which. */
export const readmes = [
  ['README.md', 'client'],
  ['README.md', 'reference'],
  ['README.md', 'packages'],
  ['packages/client/README.md', 'client'],
  ['packages/mock/README.md', 'mock'],
  ['packages/sandbox/README.md', 'sandbox'],
].map(([file = '', block = '']) => ({ file: new URL(file, root), block }));

export function writeReadmes(results: Results): void {
  for (const { file, block } of readmes)
    writeFileSync(file, withComparison(readFileSync(file, 'utf8'), block, results));
}

/**
 * Returns a document with a comparison of the results.
 * @throws where the document has no place for it
 */
export function withComparison(text: string, block: string, results: Results): string {
  const [begin, end] = [`<!-- bench:${block} -->`, `<!-- /bench:${block} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(`A README has no place for a table. Add ${begin} and ${end} to it.`);
  const content = comparisonTable(block, results) ?? 'Not measured yet. Run `npm run bench`.';
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}
