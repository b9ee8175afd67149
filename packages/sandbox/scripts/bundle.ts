// Puts what is used of some packages into the one module that uses each. Kysely is two hundred and
// fifty small files: to find them takes longer than all else that a start needs. Half of fontkit is
// for fonts that do not ship, and of omggif only one function is used. Says whose code and whose fonts
// the package has, for people and for the bill of materials.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { thirdParties } from './third-party.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const bundles = [
  { name: 'kysely', file: 'state/storage/kysely.js' },
  { name: '@cantoo/fontkit', file: 'documents/fontkit.js' },
  { name: 'omggif', file: 'documents/omggif.js' },
  { name: '@e965/xlsx', file: 'documents/convert/office/sheetjs.js' },
  { name: 'bmp-ts', file: 'documents/convert/bmp.js' },
  { name: 'utif2', file: 'documents/convert/utif.js' },
];

const { metafile } = await build({
  entryPoints: bundles.map(({ file }) => path.join(dist, file)),
  outdir: dist,
  outbase: dist,
  allowOverwrite: true,
  bundle: true,
  minify: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node22.13',
  // Installing the package installs it too.
  external: ['fflate'],
  alias: { 'brotli/decompress.js': path.join(import.meta.dirname, 'no-brotli.ts') },
  // The licences are in a file of their own.
  legalComments: 'none',
});

// Installing the package does not install these, so no other file may import them.
for (const file of globSync('**/*.js', { cwd: dist }))
  for (const { name, file: own } of bundles)
    if (new RegExp(`\\bfrom ['"]${name}['"]`).test(readFileSync(path.join(dist, file), 'utf8')))
      throw new Error(`dist/${file} imports ${name}; import it from ${own} instead`);

const packages = thirdParties(Object.keys(metafile.inputs));
const fonts = path.join(dist, 'documents/generated/fonts');
const line = '-'.repeat(80);
writeFileSync(
  path.join(dist, 'THIRD-PARTY-NOTICES.txt'),
  `${[
    'Some files of this package hold code of the packages below, minified and otherwise as it is.',
    ...packages.map(
      ({ name, version, license, text }) => `${line}\n${name} ${version} (${license})\n\n${text}`,
    ),
    line,
    readFileSync(path.join(fonts, 'OFL.txt'), 'utf8').trim(),
  ].join('\n\n')}\n`,
);
const fontPackages: unknown[] = JSON.parse(readFileSync(path.join(fonts, 'packages.json'), 'utf8'));
const listed = packages.map(({ name, version, license }) => ({ name, version, license }));
writeFileSync(
  path.join(dist, 'bundled.json'),
  `${JSON.stringify([...listed, ...fontPackages], undefined, 2)}\n`,
);
