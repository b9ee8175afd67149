import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { takePart } from '@countersign/config/sample';
import { describe, expect, it } from 'vitest';
import {
  aboutDocuments,
  alone,
  apart,
  browser,
  chooseForPostgres,
  inParts,
  leaveOutOfSlow,
  readsMore,
  slow,
  slowApart,
  startsAlike,
  twoServers,
} from './files.ts';

const root = path.resolve(import.meta.dirname, '..');
const list = (patterns: string[]) =>
  globSync(patterns, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
const tests = list(['test/**/*.test.ts']);

/** Changes that stay in a process when a test file ends: to modules, the environment and globals. */
const leavesTraces = [
  /\bvi\.(?:mock|doMock|hoisted|stub\w+|useFakeTimers|spyOn|resetModules|setConfig)\b/,
  /\bprocess\.env(?:\.\w+|\[[^\]]+\])\s*(?:\?\?)?=(?!=)/,
  /\bdelete process\.env\b/,
  /\bprocess\.(?:chdir|umask|exit|on|once|addListener)\(/,
  /\bprocess\.exitCode\s*=/,
  /\bsetGlobal\w+\(/,
  /\bglobalThis(?:\.\w+|\[[^\]]+\])\s*=(?!=)/,
  /\b(?:Reflect\.set|Object\.(?:assign|defineProperty))\((?:globalThis|process)\b/,
  /\.prototype\.\w+\s*=(?!=)/,
  /\bmock\.(?:method|module|timers|getter|setter)\b/,
  /\bset(?:DefaultResultOrder|Servers|DefaultAutoSelectFamily|FlagsFromString)\(/,
];

describe('test files that share a process', () => {
  it('change nothing in it for those that come later', () => {
    const found = tests.filter((file) => {
      // The patterns themselves stand here.
      if (file === 'test/files.test.ts') return false;
      const text = readFileSync(path.join(root, file), 'utf8');
      return leavesTraces.some((pattern) => pattern.test(text));
    });
    expect(found.toSorted()).toEqual(apart.toSorted());
  });

  it('use no helper that does', () => {
    const helpers = list(['test/**/*.ts']).filter(
      // The last two are run as programs of their own.
      (file) =>
        !file.endsWith('.test.ts') &&
        !file.startsWith('test/mutants/') &&
        !file.startsWith('test/storage/cluster/'),
    );
    const found = helpers.filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return leavesTraces.some((pattern) => pattern.test(text));
    });
    expect(found).toEqual([]);
  });
});

describe('a list of test files', () => {
  it.each(
    Object.entries({
      aboutDocuments,
      alone,
      apart,
      browser,
      inParts,
      readsMore,
      slow,
      slowApart,
      startsAlike,
      twoServers,
    }),
  )('has no pattern without a file: %s', (_name, patterns) => {
    expect(patterns.filter((pattern) => list([pattern]).length === 0)).toEqual([]);
  });
});

it('are left out of no run if they start processes, read sources or load what is built', () => {
  const others = new Set(
    list([...readsMore, ...startsAlike, ...slow, ...browser, ...twoServers, ...aboutDocuments]),
  );
  const found = tests
    .filter((file) => !others.has(file))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const readsFiles = /'node:fs(?:\/promises)?'/.test(text);
      // Modules are named with their ending; folders and built files are not.
      return (
        /'(?:node:child_process|@countersign\/sandbox(?:\/[\w-]+)?)'|\.\.\/dist\//.test(text) ||
        (readsFiles && /['/]src['/]?'|dist/.test(text))
      );
    });
  expect(found).toEqual([]);
});

// turbo takes the outcome of an earlier run where these folders are as they were.
it('documents and their tests load nothing else of this package', () => {
  const folders = ['src/documents/', 'test/documents/'];
  const files = list(folders.map((folder) => `${folder}**/*.ts`));
  const outside = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'(\.[^']+)'/g)]
      .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
      .filter((loaded) => !folders.some((folder) => loaded.startsWith(folder)))
      .map((loaded) => `${file}: ${loaded}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(outside).toEqual([]);
});

describe('what runs on PostgreSQL', () => {
  const all = chooseForPostgres({ all: true, seed: 0 }).files;
  const bySeed = [0, 1, 2, 3, 4].map((seed) => chooseForPostgres({ all: false, seed }).files);

  it('is every file within as many seeds as there are parts', () => {
    expect([...new Set(bySeed.flat())].toSorted()).toEqual(all.toSorted());
  });

  it('is what is about storage each time', () => {
    const storage = all.filter((file) => file.startsWith('test/storage/'));
    expect(storage.length).toBeGreaterThan(10);
    for (const files of bySeed) expect(files).toEqual(expect.arrayContaining(storage));
  });

  it('is about a fifth of the rest', () => {
    const sizes = [0, 1, 2, 3, 4].map((part) => takePart(all, 5, String, part).length);
    expect(Math.max(...sizes)).toBeLessThan(all.length * 0.3);
  });

  it('is the same with the same seed, and says what it is', () => {
    const { files, sentence } = chooseForPostgres({ all: false, seed: 20_783 });
    expect(files).toEqual(bySeed[3]);
    expect(sentence).toContain('part 3 of the rest');
  });
});

it('files apart in `slow` are some of it', () => {
  expect(list(slow)).toEqual(expect.arrayContaining(list(slowApart)));
});

it('kills servers on SQLite every other day, and each time where nothing is left out', () => {
  const days = [0, 1].map((seed) => leaveOutOfSlow({ all: false, seed }));
  expect(days.flat().toSorted()).toEqual(list(['test/storage/kill/*.test.ts']).toSorted());
  for (const left of days) expect(left.length).toBeGreaterThan(0);
  expect(leaveOutOfSlow({ all: true, seed: 0 })).toEqual([]);
});
