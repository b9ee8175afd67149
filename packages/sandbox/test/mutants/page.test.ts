import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGroups, selectGroups } from './groups.ts';
import { findFaults, page } from './page.ts';
import { findReason, pageFile, readReasons, readResults, type Results } from './results.ts';

const groups = readGroups();

const survivor = {
  line: 3,
  mutator: 'EqualityOperator',
  code: 'if (a < b) return;',
  from: 'a < b',
  to: 'a <= b',
  covered: true,
};

/** Creates the results of one file: some mutants killed, and one that survived. */
function resultsWith(killed: number): Results {
  return { 'a.ts': { group: 'a', killed, timeout: 0, survivors: [survivor] } };
}

const one = [{ name: 'a', why: 'Decides.', files: ['src/a.ts'], tests: ['test/a.test.ts'] }];
const reason = { file: 'a.ts', code: 'a < b', why: 'Both are whole numbers.' };

test('docs/mutants.md is made of docs/mutants.json and the reasons', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(page(groups, readResults(), readReasons()));
});

test('each group has files and tests, and no file is in two groups', () => {
  for (const { name, files, tests } of groups) {
    expect(files, name).not.toEqual([]);
    expect(tests, name).not.toEqual([]);
  }
  const files = groups.flatMap((group) => group.files);
  expect(files).toHaveLength(new Set(files).size);
  const known = new Set(files.map((file) => file.replace('src/', '')));
  expect(Object.keys(readResults()).filter((file) => !known.has(file))).toEqual([]);
});

test('a word selects a group or the files whose path contains it', () => {
  expect(selectGroups(groups, [])).toEqual(groups);
  expect(selectGroups(groups, ['tabs']).map(({ name }) => name)).toEqual(['tabs']);
  expect(selectGroups(groups, ['formula.ts']).flatMap(({ files }) => files)).toEqual([
    'src/envelopes/tabs/formula.ts',
  ]);
  expect(() => selectGroups(groups, ['nothing'])).toThrow('No group is called nothing');
});

test('a file without a result is a fault', () => {
  expect(findFaults(one, {}, [])).toEqual([expect.stringContaining('a.ts was not measured')]);
});

test('a group below 90 % needs a reason for each survivor', () => {
  expect(findFaults(one, resultsWith(9), [])).toEqual([]);
  expect(findFaults(one, resultsWith(8), [])).toEqual([expect.stringContaining('score 88.8 %')]);
  expect(findFaults(one, resultsWith(8), [reason])).toEqual([]);
});

test('a reason is for the code and the replacement that it names, and for something', () => {
  expect(findReason([reason], 'a.ts', survivor)).toBe(reason);
  expect(findReason([reason], 'b.ts', survivor)).toBeUndefined();
  expect(findReason([{ ...reason, becomes: 'a > b' }], 'a.ts', survivor)).toBeUndefined();
  expect(findReason([{ ...reason, becomes: 'a <= b' }], 'a.ts', survivor)).toBeDefined();
  const stale = { ...reason, code: 'c < d' };
  expect(findFaults(one, resultsWith(9), [stale])).toEqual([
    expect.stringContaining('explains no survivor'),
  ]);
});

test('the page shows where a mutant survived, and why it may', () => {
  const text = page(one, resultsWith(9), [reason]);
  expect(text).toMatch(/\| \[a\]\(#a\) \| 10 +\| 9 +\| 0 +\| 1 +\| 0 +\| 90\.0 % \| 0 /u);
  expect(text).toMatch(/\| a\.ts:3 \| `a < b` \| `a <= b` \| Both are whole numbers\. \|/u);
});
