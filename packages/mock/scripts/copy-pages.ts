// Copies the files of the mock's own pages, and those of the console, next to the code that serves
// them.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');

for (const folder of ['core/pages', 'mock/oauth/page', 'proxy/drift/page'])
  cpSync(path.join(root, 'src', folder), path.join(root, 'dist', folder), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });

// Browsers take them compressed, so the package has them only so.
const built = path.resolve(root, '../../apps/console/dist');
const files = globSync('{index.html,assets/*}', { cwd: built });
if (files.length === 0) throw new Error(`${built} is empty; build @countersign/console first`);
for (const file of files) {
  const to = path.join(root, 'dist/console-files', `${file}.gz`);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, gzipSync(readFileSync(path.join(built, file)), { level: 9 }));
}
