import { table } from '@countersign/spec-tools/table';
import { textOf, type Cell } from './cell.ts';
import type { Results } from './results.ts';

const rows: readonly (readonly [what: string, redoc: Cell, lock: Cell, create: Cell])[] = [
  [
    'loaded over the network, in kB',
    ['reference', 'redocTransfer'],
    ['reference', 'lockTransfer'],
    ['reference', 'createTransfer'],
  ],
  [
    'time until the operation shows, Redoc = 1',
    '1.00',
    ['reference', 'lockTime'],
    ['reference', 'createTime'],
  ],
  [
    'what scripts hold in memory, Redoc = 1',
    '1.00',
    ['reference', 'lockHeap'],
    ['reference', 'createHeap'],
  ],
];

/** The page of an operation beside Redoc's, as a table in Markdown; undefined where not measured. */
export function siteComparison(results: Results): string | undefined {
  const known = rows.flatMap(([what, ...cells]) => {
    const texts = cells.flatMap((cell) => textOf(results, cell) ?? []);
    return texts.length < cells.length ? [] : [[what, ...texts]];
  });
  if (known.length < rows.length) return undefined;
  return [
    table(
      ['', "Redoc's page of esign-v2.1", '`EnvelopeLocks_create`', '`Envelopes_create`'],
      known,
      { words: true },
    ),
    "Less is better everywhere. Redoc's page is opened at the same operation.",
  ].join('\n\n');
}
