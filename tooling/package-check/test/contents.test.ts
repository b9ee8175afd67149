// Faults of what the tarball holds.
import { generateKeyPairSync } from 'node:crypto';
import { homedir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { outcome, files, without, type Case } from './cases.ts';

const map = { version: 3, names: [], mappings: '' };
const manyMaps = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [
    `dist/${name}.js.map`,
    JSON.stringify({ ...map, sources: [`../src/${name}.ts`] }),
  ]),
);
const noMap = 'turn sourceMap and declarationMap off in its tsconfig, or publish what it points at';
const notHere = 'have the build not write it, or keep it out by "files" in package.json';
const relative = 'have the build write paths that are relative to the package';
const withdraw = 'take it out, and have it withdrawn if it was ever in use';

const cases: Case[] = [
  {
    name: 'a README without a beginning, and another licence',
    change: files({ 'README.md': '# Harbour\n', LICENSE: 'none\n' }),
    says: () => [
      'LICENSE: differs from that of the repository; leave it to the packing, which puts that of the repository there',
      'README.md: has no example in TypeScript; add one of up to 15 lines in ```ts, which the tests of the documentation run',
      'README.md: does not say how the package is installed; add "npm install @countersign/harbour", with what it needs beside',
    ],
  },
  {
    name: 'no README',
    change: without('README.md'),
    says: () => ['README.md: is missing; write one, with an example'],
  },
  {
    name: 'files of use to us alone',
    change: files({
      'dist/build.tsbuildinfo': '{}',
      'dist/index.test.js': '',
      'dist/parts/crane.ts': '',
      'dist/tsconfig.json': '{}',
      'dist/.cache': '',
    }),
    says: () => [
      `dist/.cache: is a file that nobody meant to publish; ${notHere}`,
      `dist/build.tsbuildinfo: is a memory of the compiler; ${notHere}`,
      `dist/index.test.js: is a test; ${notHere}`,
      `dist/parts/crane.ts: is a source; ${notHere}`,
      `dist/tsconfig.json: is a setting of a tool; ${notHere}`,
    ],
  },
  {
    name: 'maps that lead out of the tarball',
    change: files({
      'dist/index.js': 'export const berths = 42;\n//# sourceMappingURL=index.js.map\n',
      'dist/index.d.ts.map': JSON.stringify({ ...map, sources: ['../src/index.ts'] }),
    }),
    says: () => [
      `dist/index.d.ts.map: points at src/index.ts, which is not in the tarball; ${noMap}`,
      `dist/index.js: points at dist/index.js.map, which is not in the tarball; ${noMap}`,
    ],
  },
  {
    name: 'many of one kind, which are told of once',
    change: files(manyMaps),
    says: () => [
      ...['a', 'b', 'c', 'd', 'e'].map(
        (name) =>
          `dist/${name}.js.map: points at src/${name}.ts, which is not in the tarball; ${noMap}`,
      ),
      `2 more like the last; ${noMap}`,
    ],
  },
  {
    name: 'folders of this machine',
    change: (draft, folder) =>
      files({
        'dist/parts/crane.js': `export const crane = ${JSON.stringify(path.join(folder, 'src'))};\n`,
        'dist/berths.json': JSON.stringify({ from: path.join(homedir(), 'work') }),
      })(draft),
    says: (folder) => [
      `dist/berths.json: names the folder ${homedir()} of this machine; ${relative}`,
      `dist/parts/crane.js: names the folder ${folder} of this machine; ${relative}`,
    ],
  },
  {
    name: 'a file beyond all others',
    change: files({ 'dist/berths.json': `"${'berth '.repeat(1_100_000)}"` }),
    says: () => [
      'dist/berths.json: has 6.6 MB, and 6 are the limit; find what went into it, or split it',
    ],
  },
  {
    name: 'secrets, which are not repeated',
    change: files({
      'dist/berths.json': JSON.stringify(
        generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
      ),
      'dist/parts/crane.js': `export const crane = '${['npm', 'a'.repeat(36)].join('_')}';\n`,
      'dist/registry.txt': '//registry.example.org/:_authToken=tide\n',
    }),
    says: () => [
      `dist/berths.json: holds what looks like a private key; ${withdraw}`,
      `dist/parts/crane.js: holds what looks like a token of npm; ${withdraw}`,
      `dist/registry.txt: holds what looks like a login of a registry; ${withdraw}`,
    ],
  },
];

it.each(cases)('tells of $name', async (broken) => {
  const { ran, expected } = await outcome(broken);
  expect(ran).toEqual(expected);
});
