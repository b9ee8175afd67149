import { expect, inject, it } from 'vitest';
import { fileFor, listFiles } from '../src/case-file.ts';
import { readAreas, readContract } from '../src/contract.ts';
import { contractSuite } from '../src/suite.ts';

const operations = readContract();
const first = new Set(readAreas().map((area) => area.operations[0]?.id));

// Our own servers keep the common rules everywhere in common-rules.test.ts, which needs no connection.
const isOther = process.env.CONTRACT_BASE_URL !== undefined;
contractSuite(inject('baseUrl'), ({ id }) => isOther || first.has(id));

it('has no case file without an operation', () => {
  const expected = operations.map((operation) => fileFor('cases', operation));
  expect(listFiles('cases').toSorted()).toEqual(expected.toSorted());
});
