import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, root } from '@countersign/packages';
import { expect, test } from 'vitest';

/** What changesets is told of this repository. */
const config: { fixed: string[][]; privatePackages: object } = JSON.parse(
  readFileSync(path.join(root, '.changeset/config.json'), 'utf8'),
);

test('all published packages move together, and nothing else does', () => {
  const names = publishedPackages().map(({ name }) => name);

  expect(config.fixed.map((group) => group.toSorted())).toEqual([names.toSorted()]);
});

test('what is private gets no version and no tag', () => {
  expect(config.privatePackages).toEqual({ version: false, tag: false });
});
