// Lists the modules that first requests load: to read envelopes, to write them, and to the control
// API. Each module is behind those that it imports, so that the command can load them one by one while
// nothing else happens.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const dist = path.resolve(import.meta.dirname, '../dist');
const from = path.join(dist, 'server/cli');
const entries = ['envelopes/reading/Envelopes.js', 'envelopes/Envelopes.js', 'control/handlers.js'];

const { metafile } = await build({
  absWorkingDir: dist,
  entryPoints: entries,
  outdir: dist,
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
});

/** The modules of each entry that those before it do not load. */
const parts = entries.map(() => new Set<string>());
const begun = new Set<string>();

function add(order: Set<string>, file: string): void {
  if (begun.has(file)) return;
  begun.add(file);
  for (const { path: imported, kind, external } of metafile.inputs[file]?.imports ?? []) {
    if (kind !== 'import-statement') continue;
    if (external === true) order.add(imported);
    else add(order, imported);
  }
  const relative = path.relative(from, path.join(dist, file)).split(path.sep).join('/');
  order.add(relative);
}

for (const [index, order] of parts.entries()) add(order, entries[index] ?? '');
const lists = parts.map((order) => [...order]);
writeFileSync(path.join(from, 'load-order.json'), `${JSON.stringify(lists)}\n`);
