import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listPromised, writePromised } from '../src/promised.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const promised = listPromised(root);
const table = readFileSync(
  path.join(root, 'packages/sandbox/src/engine/parameters-without-effect.ts'),
  'utf8',
);
const reasons = Object.fromEntries(
  [...table.matchAll(/^ {2}(\w+): '([^']+)',$/gmu)].map(([, name = '', why = '']) => [name, why]),
);

test('each query parameter of the contract is read, or warns with a reason', () => {
  const unread = new Set(promised.flatMap(({ parameters }) => [...parameters.keys()]));
  expect(Object.keys(reasons).toSorted()).toEqual([...unread].toSorted());
});

test('the page has the numbers of now', async () => {
  const page = path.join(root, 'docs/without-effect.md');
  await expect(writePromised(promised, reasons)).toMatchFileSnapshot(page);
});
