import { table } from '@countersign/spec-tools/table';
import { textOf, type Cell } from './cell.ts';
import type { Results } from './results.ts';

const rows: readonly (readonly [what: string, ours: Cell, prism: Cell])[] = [
  [
    'start, an empty Fastify = 1; Prism with rooms-v2',
    ['mock-start', 'health'],
    ['mock-start', 'prismRooms'],
  ],
  [
    'start, an empty Fastify = 1; Prism with esign-v2',
    ['mock-start', 'health'],
    ['mock-start', 'prismEsignV2'],
  ],
  [
    'start, an empty Fastify = 1; Prism with esign-v2.1',
    ['mock-start', 'health'],
    ['mock-start', 'prismEsignV21'],
  ],
  [
    'memory after the first answer, in MB; Prism with esign-v2',
    ['mock-memory', 'start'],
    ['mock-memory', 'prismEsignV2'],
  ],
  ['requests a second, bare `node:http` = 1, four mixed', ['mock-speed', 'mix'], '–'],
  ['the same, an envelope read', ['mock-speed', 'getEnvelope'], '–'],
  ['the same, an envelope of 4 kB created', ['mock-speed', 'createEnvelope'], '–'],
  ['requests a second, Prism = 1, a lock of esign-v2.1', ['mock-prism', 'getLock'], '1.00'],
  ['the same, a room', ['mock-prism', 'getRoom'], '1.00'],
  ['the same, invoices of esign-v2', ['mock-prism', 'listInvoices'], '1.00'],
];

/**
 * The mock beside bare Prism, as a table in Markdown. A row that was not measured is left out;
 * undefined where none was.
 */
export function mockComparison(results: Results): string | undefined {
  const known = rows.flatMap(([what, ...cells]) => {
    const [ours, prism] = cells.map((cell) => textOf(results, cell));
    return ours === undefined || prism === undefined ? [] : [[what, ours, prism]];
  });
  if (known.length === 0) return undefined;
  return [
    table(['', '`countersign-mock`, all areas', 'bare Prism, one bundle'], known, { words: true }),
    'Of start and memory less is better, of requests more. What keeps an envelope that is created from the goal of 0.40 is that its JSON is read, which a bare server does not do. A dash stands where Prism was not measured.',
  ].join('\n\n');
}
