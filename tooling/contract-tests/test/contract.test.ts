import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { readContract } from '../src/contract.ts';
import { caseFileOf, contractSuite } from '../src/suite.ts';

contractSuite(inject('baseUrl'));

it('has no case file without an operation', () => {
  const folder = path.resolve(import.meta.dirname, '../cases');
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(folder, file));
  expect(written.toSorted()).toEqual(readContract().map(caseFileOf).toSorted());
});
