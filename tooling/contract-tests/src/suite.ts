import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileFor, readCaseFile } from './case-file.ts';
import { checkAccepted, checkRefused } from './check.ts';
import { listCommonRules } from './common-rules.ts';
import { readContract, type ContractOperation } from './contract.ts';
import { findFirstExample, send } from './send.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Defines the tests of the server at a base URL: the cases of each operation, and the common ones.
 * @param hasCommonRules the operations to check the common rules of
 */
export function contractSuite(
  baseUrl: string,
  hasCommonRules: (operation: ContractOperation) => boolean,
): void {
  for (const operation of readContract()) {
    describe(`${operation.area.name} ${operation.id}`, () => {
      ownCases(baseUrl, operation);
      commonCases(baseUrl, operation, hasCommonRules);
    });
  }
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
  hasCommonRules: (operation: ContractOperation) => boolean,
): void {
  const { parameters } = operation;
  for (const { name } of parameters.filter((one) => one.required && one.in === 'query')) {
    it(`rejects a request without ${name}`, async () => {
      const one = { because: 'it is missing', query: { [name]: null }, at: name };
      checkRefused(operation, one, await send(baseUrl, operation, one, undefined));
    });
  }
  const rules = hasCommonRules(operation) ? listCommonRules(operation) : [];
  it.each(rules)('$what', ({ check }) => check({ baseUrl }));
}
