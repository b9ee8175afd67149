import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileFor, readCaseFile } from './case-file.ts';
import { checkAccepted, checkRefused } from './check.ts';
import { listCommonRules } from './common-rules.ts';
import { readAreas, type ContractArea, type ContractOperation } from './contract.ts';
import { findFirstExample, send } from './send.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

// Our own servers keep the common rules everywhere in common-rules.test.ts, which needs no connection.
const isOther = process.env.CONTRACT_BASE_URL !== undefined;

/**
 * Defines the tests of the server at a base URL: the cases of each operation, and the common ones.
 * @param isWanted chooses the areas
 */
export function contractSuite(baseUrl: string, isWanted: (area: ContractArea) => boolean): void {
  for (const { operations } of readAreas().filter(isWanted))
    for (const [at, operation] of operations.entries())
      describe(`${operation.area.name} ${operation.id}`, () => {
        ownCases(baseUrl, operation);
        commonCases(baseUrl, operation, { withRules: isOther || at === 0 });
      });
}

function ownCases(baseUrl: string, operation: ContractOperation): void {
  const file = fileFor('cases', operation);
  if (!existsSync(file)) {
    it('has a case file', () => expect.fail(`write ${path.relative(repository, file)}`));
    return;
  }
  const { accepts, refuses = [] } = readCaseFile(file);
  for (const one of accepts) {
    it(`accepts ${one.name}`, async () => {
      const example = operation.body.examples.find(({ name }) => name === one.request);
      if (one.request !== undefined && example === undefined)
        expect.fail(`the spec has no request example ${one.request}`);
      checkAccepted(operation, one, await send(baseUrl, operation, one, example));
    });
  }
  const example = findFirstExample(operation, { accepts });
  for (const one of refuses) {
    it(`rejects, because ${one.because}`, async () => {
      checkRefused(operation, one, await send(baseUrl, operation, one, example));
    });
  }
}

function commonCases(
  baseUrl: string,
  operation: ContractOperation,
  { withRules }: { withRules: boolean },
): void {
  const { parameters } = operation;
  for (const { name } of parameters.filter((one) => one.required && one.in === 'query')) {
    it(`rejects a request without ${name}`, async () => {
      const one = { because: 'it is missing', query: { [name]: null }, at: name };
      checkRefused(operation, one, await send(baseUrl, operation, one, undefined));
    });
  }
  const rules = withRules ? listCommonRules(operation) : [];
  it.each(rules)('$what', ({ check }) => check({ baseUrl }));
}
