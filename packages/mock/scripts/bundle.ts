// Bundles the used parts of Prism, AJV, selfsigned and @countersign/zod into the modules of dist
// that use them, so that users need not install them (docs/decisions/0018-prism-in-the-bundle.md),
// and writes the licences of that code.
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { consoleParties, thirdParties } from './third-party.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const leftOut = path.resolve(import.meta.dirname, 'left-out.ts');
const modules = [
  'core/engine/prism.js',
  'core/engine/formats.js',
  'core/engine/tolerance.js',
  'contract/*/*.js',
];

const common = {
  outdir: dist,
  outbase: dist,
  allowOverwrite: true,
  bundle: true,
  minify: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // Licences are in a file of their own.
  legalComments: 'none',
} as const;

const { metafile } = await build({
  ...common,
  entryPoints: globSync(modules, { cwd: dist }).map((file) => path.join(dist, file)),
  // The validators of all areas share it.
  external: ['../../core/engine/formats.js'],
  alias: {
    '@faker-js/faker': leftOut,
    '@stoplight/json-schema-sampler': leftOut,
    'json-schema-ref-parser': leftOut,
    'jsonpath-plus': leftOut,
  },
});
const { metafile: certificates } = await build({
  ...common,
  entryPoints: [path.join(dist, 'core/server/selfsigned.js')],
  // It is CommonJS, which asks for modules of Node when it is loaded.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});

const files = [metafile, certificates].flatMap(({ inputs }) => Object.keys(inputs));
const packages = [...thirdParties(files), ...consoleParties()].toSorted((one, other) =>
  one.name < other.name ? -1 : 1,
);
const line = '-'.repeat(80);
writeFileSync(
  path.join(dist, 'THIRD-PARTY-NOTICES.txt'),
  [
    'Some files of this package hold code of the packages below, minified and otherwise as it is.',
    ...packages.map(
      ({ name, version, license, text }) => `${line}\n${name} ${version} (${license})\n\n${text}`,
    ),
  ].join('\n\n') + '\n',
);
writeFileSync(
  path.join(dist, 'bundled.json'),
  JSON.stringify(
    packages.map(({ name, version, license }) => ({ name, version, license })),
    undefined,
    2,
  ) + '\n',
);
