// Lists the modules that the first request for envelopes loads, each behind those that it imports, so
// that the command can load them one by one while nothing else happens.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const dist = path.resolve(import.meta.dirname, '../dist');
const from = path.join(dist, 'server/cli');
const entry = 'envelopes/Envelopes.js';

const { metafile } = await build({
  absWorkingDir: dist,
  entryPoints: [entry],
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
});

const order = new Set<string>();
const begun = new Set<string>();

function add(file: string): void {
  if (begun.has(file)) return;
  begun.add(file);
  for (const { path: imported, kind, external } of metafile.inputs[file]?.imports ?? []) {
    if (kind !== 'import-statement') continue;
    if (external === true) order.add(imported);
    else add(imported);
  }
  const relative = path.relative(from, path.join(dist, file)).split(path.sep).join('/');
  order.add(relative);
}

add(entry);
writeFileSync(path.join(from, 'load-order.json'), `${JSON.stringify([...order])}\n`);
