// Puts what is used of Kysely into the one module that uses it (src/state/storage/kysely.ts): it is two
// hundred and fifty small files, and to find them takes longer than all else that a start needs.
// Says whose code that is, for people and for the bill of materials.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = path.resolve(import.meta.dirname, '../dist');

await build({
  entryPoints: [path.join(dist, 'state/storage/kysely.js')],
  outfile: path.join(dist, 'state/storage/kysely.js'),
  allowOverwrite: true,
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node22.13',
  // The licence is in a file of its own.
  legalComments: 'none',
});

// Who installs the package has no Kysely, so nothing else may ask for it.
for (const file of globSync('**/*.js', { cwd: dist }))
  if (/\bfrom ['"]kysely['"]/.test(readFileSync(path.join(dist, file), 'utf8')))
    throw new Error(`dist/${file} imports kysely; import it from state/storage/kysely.js instead`);

const folder = path.resolve(fileURLToPath(import.meta.resolve('kysely')), '../..');
const manifest: { name: string; version: string; license: string } = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
);
const { name, version, license } = manifest;
const text = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim();
writeFileSync(
  path.join(dist, 'THIRD-PARTY-NOTICES.txt'),
  `A file of this package holds code of the package below, minified and otherwise as it is.\n\n${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`,
);
writeFileSync(
  path.join(dist, 'bundled.json'),
  `${JSON.stringify([{ name, version, license }], undefined, 2)}\n`,
);
