import { table } from '@countersign/spec-tools/table';
import { publishedPackages } from '@countersign/tarballs';
import { textOf } from './cell.ts';
import { caseName, type Aspect } from './packages/case-name.ts';
import { official } from './packages/official.ts';
import type { Results } from './results.ts';

/** What each column shows. */
const columns: readonly { head: string; aspect: Aspect }[] = [
  { head: 'packed, in kB', aspect: 'Packed' },
  { head: 'unpacked, in kB', aspect: 'Unpacked' },
  { head: 'brings packages', aspect: 'Dependencies' },
  { head: 'import, openapi-fetch = 1', aspect: 'Import' },
];

/**
 * The packages side by side, with the official client, as a table in Markdown. A dash stands where a
 * package has no such number; undefined where one of ours has not been measured.
 */
export function packagesComparison(results: Results): string | undefined {
  const names = publishedPackages().map(({ name }) => name);
  const of = (name: string, aspect: Aspect): string | undefined =>
    textOf(results, ['packages', caseName(name, aspect)]);
  if (names.some((name) => of(name, 'Packed') === undefined)) return undefined;
  return [
    table(
      ['', ...columns.map(({ head }) => head)],
      [...names, official].map((name) => [
        `\`${name}\``,
        ...columns.map(({ aspect }) => of(name, aspect) ?? '–'),
      ]),
      { words: true },
    ),
    'Less is better everywhere. A dash stands where nothing is imported, and for the size of the tarball of the official client, which an installation does not keep.',
  ].join('\n\n');
}
