import { expect, it } from 'vitest';
import { fileFor, listFiles } from '../../src/case-file.ts';
import { readContract } from '../../src/contract.ts';
import { contractSuite } from '../../src/suite.ts';
import { baseUrl } from '../server-under-test.ts';

contractSuite(baseUrl, ({ name }) => name !== 'esign-v2.1');

it('has no case file without an operation', () => {
  const expected = readContract().map((operation) => fileFor('cases', operation));
  expect(listFiles('cases').toSorted()).toEqual(expected.toSorted());
});
