import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listPromised, writePromised } from '../src/promised.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const promised = listPromised(root);
const reasons = readReasons('parameters-without-effect');
const memberReasons = readReasons('members-without-effect');
const keys = Object.keys(reasons);

test('each query parameter of the contract is read, or warns with a reason', () => {
  const unread = promised
    .flatMap(({ parameters }) => [...parameters])
    .flatMap(([name, operations]) => operations.map((id) => `${id} ${name}`));
  const isNamed = (one: string) => keys.includes(one) || keys.includes(one.split(' ')[1] ?? '');
  expect(unread.filter((one) => !isNamed(one))).toEqual([]);
  // The sandbox's test of parameters holds the reasons of one operation to its answers.
  const read = new Set(promised.flatMap((one) => one.read.map(([name, id]) => `${id} ${name}`)));
  const stale = keys.filter(
    (key) => !unread.some((one) => one === key || one.endsWith(` ${key}`)) && !read.has(key),
  );
  expect(stale).toEqual([]);
});

test('a reason for all operations is for a parameter that none of them reads', () => {
  const read = promised.flatMap((one) => one.read);
  expect(read.filter(([name]) => keys.includes(name))).toEqual([]);
});

test('a member with a reason is one that no code names', () => {
  const unnamed = new Set(
    promised.flatMap(({ members }) => members.map((one) => one.split('.').at(-1))),
  );
  expect(Object.keys(memberReasons).filter((name) => !unnamed.has(name))).toEqual([]);
});

test('the page has the numbers of now', async () => {
  const page = path.join(root, 'docs/without-effect.md');
  await expect(writePromised(promised, reasons, memberReasons)).toMatchFileSnapshot(page);
});

function readReasons(table: string): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(root, `packages/sandbox/src/engine/${table}.ts`), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^ {2}(?<key>\w+|'\w+ \w+'):\s+'(?<why>[^']+)',$/gmu)].map(
      ({ groups: { key = '', why = '' } = {} }) => [key.replaceAll("'", ''), why],
    ),
  );
}
