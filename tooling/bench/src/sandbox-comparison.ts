import { table } from '@countersign/spec-tools/table';
import { textOf, type Cell } from './cell.ts';
import type { Results } from './results.ts';

const rows: readonly (readonly [what: string, measured: Cell])[] = [
  ['start with a new file, an empty Fastify = 1', ['sandbox-start', 'health']],
  ['an envelope read, bare `node:http` = 1', ['sandbox-speed', 'getEnvelope']],
  [
    'an envelope created with a PDF of 100 kB, a server that parses and writes it = 1',
    ['sandbox-speed', 'createEnvelope'],
  ],
  ['a tenant reset, a server with an empty transaction = 1', ['sandbox-speed', 'reset']],
  ['an envelope read among 1,000,000, among 1,000 = 1', ['sandbox-scale', 'getEnvelope']],
  ['an envelope created beside 1,000,000, beside 1,000 = 1', ['sandbox-scale', 'createEnvelope']],
  ['events a second, with PDFs of 1 kB, SQLite', ['sandbox-events', 'sqlite']],
  ['the same, with PDFs of 100 kB', ['sandbox-events', 'sqliteLarge']],
  ['events a second, with PDFs of 1 kB, PostgreSQL', ['sandbox-events', 'postgres']],
  ['an envelope read, PostgreSQL, SQLite = 1', ['sandbox-postgres', 'getEnvelope']],
  ['the same, two processes, one = 1', ['sandbox-postgres', 'getEnvelopeTwice']],
  ['an envelope created, PostgreSQL, SQLite = 1', ['sandbox-postgres', 'createEnvelope']],
  ['the same, two processes, one = 1', ['sandbox-postgres', 'createEnvelopeTwice']],
];

/** What the sandbox costs, as a table in Markdown; undefined where nothing was measured. */
export function sandboxComparison(results: Results): string | undefined {
  const known = rows.flatMap(([what, cell]) => {
    const text = textOf(results, cell);
    return text === undefined ? [] : [[what, text]];
  });
  if (known.length === 0) return undefined;
  return [
    table(['', '`countersign-sandbox`'], known, { words: true }),
    'Of start less is better, of everything else more: ratios are of requests a second.',
  ].join('\n\n');
}
