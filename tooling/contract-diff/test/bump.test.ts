import { bumpFor, type Change, type Level } from '@countersign/contract-diff';
import { expect, test } from 'vitest';
import { editing } from './support/diff.ts';
import { field, get } from './support/places.ts';

const changes: Record<Level | 'none', Change[]> = {
  breaking: editing((document) => {
    field(document, 'ship', 'name').type = 'integer';
    get(document).deprecated = true;
  }),
  added: editing((document) => {
    field(document, 'order', 'name').maxLength = 99;
    get(document).deprecated = true;
  }),
  changed: editing((document) => {
    get(document).deprecated = true;
  }),
  none: [],
};

test.each([
  ['breaking', '1.4.0', 'major'],
  ['added', '1.4.0', 'minor'],
  ['changed', '1.4.0', 'patch'],
  ['none', '1.4.0', undefined],
  ['breaking', '0.4.0', 'minor'],
  ['added', '0.4.0', 'patch'],
  ['changed', '0.4.0', 'patch'],
  ['none', '0.4.0', undefined],
] as const)('what is %s asks at %s for %s', (level, version, bump) => {
  expect(bumpFor(changes[level], version)).toBe(bump);
});
