// The package as it is installed, under every compiler and setting that people may have.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isProof, readSeed } from '@countersign/config/sample';
import { compilers } from '@countersign/testing/compilers';
import { afterAll, describe, expect, it } from 'vitest';
import { installedProject } from './installed.ts';

const project = installedProject();
afterAll(() => project.remove());

const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' };
const bundler = { module: 'esnext', moduleResolution: 'bundler' };
// Our declarations are checked like the user's own files.
const strict = { strict: true, skipLibCheck: false };

const everywhere = ['areas.ts', 'refused.ts'];
const settings = [
  {
    name: 'without-null-checks',
    options: { ...strict, ...bundler, strictNullChecks: false },
    files: everywhere,
  },
  {
    name: 'exact-optional',
    options: { ...strict, ...bundler, exactOptionalPropertyTypes: true },
    files: [...everywhere, 'refused-null.ts'],
  },
];

// Between the oldest and the present one, a compiler has nothing of its own in the settings.
const ends = new Set([compilers[0], ...compilers.slice(-2)]);

// Those between, and the next one, take turns in `npm test`.
const [oldest, ...later] = compilers;
const current = later.at(-2);
const others = later.filter((one) => one !== current);
const due = isProof() ? compilers : [oldest, current, others[readSeed() % others.length]];

describe.each(due.filter((one) => one !== undefined))('TypeScript $version', (compiler) => {
  const { version, compile } = compiler;

  // In one program, since each of them reads and checks all declarations.
  it('takes right use, refuses wrong, and says where a value does not fit: strict', async () => {
    const files = [...everywhere, 'refused-null.ts', 'wrong.ts'];
    const config = project.configure(`${version}.strict`, files, { ...strict, ...nodenext });
    const { said, status } = await compile(config);
    // More of an error than its first line is indented.
    expect(said.split('\n').filter((line) => /^\S/.test(line))).toEqual([
      expect.stringMatching(/^wrong\.ts\(4,\d+\): error TS2322: .*'"maybe"'/),
    ]);
    expect(status).not.toBe(0);
  });

  it.each(ends.has(compiler) ? settings : [])(
    'takes right use and refuses wrong: $name',
    async ({ name, options, files }) => {
      const config = project.configure(`${version}.${name}`, files, options);
      expect(await compile(config)).toEqual({ said: '', status: 0 });
    },
  );
});

it('consumes every area there is', () => {
  const areas = readdirSync(path.join(import.meta.dirname, '../src/generated'));
  const installed = path.join(project.folder, 'node_modules/@countersign/types/dist/generated');
  expect(readdirSync(installed)).toEqual(areas);
  const consumer = readFileSync(path.join(import.meta.dirname, 'consumer/areas.ts'), 'utf8');
  const consumed = consumer.matchAll(/^import type \* as \w+ from '@countersign\/types\/(.*)';$/gm);
  expect([...consumed].map(([, area]) => area).toSorted()).toEqual(areas);
});
