import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { table } from '@countersign/spec-tools/table';
import { z } from 'zod';
import { textOf, type Cell } from './cell.ts';
import type { Results } from './results.ts';

const rows: readonly (readonly [what: string, official: Cell, openapiFetch: Cell, ours: Cell])[] = [
  [
    'a program with one operation, in kB',
    ['client-size', 'programOfficial'],
    ['client-size', 'programOpenapiFetch'],
    ['client-size', 'program'],
  ],
  [
    'every operation of esign-v2.1, in kB',
    ['client-size', 'programOfficial'],
    ['client-size', 'programOpenapiFetch'],
    ['client-size', 'everythingOfEsign'],
  ],
  ['import, openapi-fetch = 1', ['client-import', 'official'], '1.00', ['client-import', 'byArea']],
  [
    'calls one after the other, `fetch` = 1',
    ['client-speed', 'lockOfficial'],
    ['client-speed', 'lockOpenapiFetch'],
    ['client-speed', 'lock'],
  ],
  [
    '50 calls at once, `fetch` = 1',
    ['client-speed', 'lockAtOnceOfficial'],
    ['client-speed', 'lockAtOnceOpenapiFetch'],
    ['client-speed', 'lockAtOnce'],
  ],
  ['check of types, openapi-fetch = 1', 'no types', '1.00', ['client-types', 'byArea']],
];

/**
 * The clients side by side, as a table in Markdown with what it needs to be understood. Undefined
 * where not all of it has been measured.
 */
export function clientComparison(results: Results): string | undefined {
  const cells = rows.map(([what, ...places]) => [
    what,
    ...places.map((place) => textOf(results, place)),
  ]);
  const known = cells.map((row) => row.flatMap((cell) => (cell === undefined ? [] : [cell])));
  if (known.some((row) => row.length < 4)) return undefined;
  const head = ['', nameOf('docusign-esign'), nameOf('openapi-fetch'), '`@countersign/client`'];
  return [
    table(head, known, { words: true }),
    'Sizes are those of a bundle, minified and gzipped, less being better; the official client goes only into one for Node. Of calls a second more is better, of import and check of types less.',
  ].join('\n\n');
}

function nameOf(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return `\`${name}\` ${version}`;
}
