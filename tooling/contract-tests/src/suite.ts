import { existsSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@countersign/client';
import { describe, expect, it } from 'vitest';
import { fileFor, readCaseFile } from './case-file.ts';
import { checkAccepted, checkError, checkRefused } from './check.ts';
import { readContract, type ContractOperation } from './contract.ts';
import { findDescriptor } from './generated-code.ts';
import { findFirstExample, send, type Answer } from './send.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Defines the tests of the server at a base URL: the cases of each operation, and the common ones. */
export function contractSuite(baseUrl: string): void {
  for (const operation of readContract()) {
    describe(`${operation.area.name} ${operation.id}`, () => {
      ownCases(baseUrl, operation);
      commonCases(baseUrl, operation);
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

function commonCases(baseUrl: string, operation: ContractOperation): void {
  const { parameters, path: template } = operation;
  for (const { name } of parameters.filter((one) => one.required && one.in === 'query')) {
    it(`rejects a request without ${name}`, async () => {
      const one = { because: 'it is missing', query: { [name]: null }, at: name };
      checkRefused(operation, one, await send(baseUrl, operation, one, undefined));
    });
  }
  it('has no path below it', async () => {
    const answer = await call({ path: `${template}/no/such/place` });
    checkError(operation, 404, answer);
  });
  it('allows no method that the spec does not have', async () => {
    const answer = await call({ method: 'PATCH' });
    checkError(operation, 405, answer);
    expect(answer.headers.get('allow')?.split(', ')).toContain(operation.method);
  });
  if (operation.bearer) {
    it('rejects a request without a token', async () => {
      checkError(operation, 401, await call({}, {}));
    });
  }

  async function call(
    other: { path?: string; method?: string },
    credentials: { token?: string } = { token: 'contract-tests' },
  ): Promise<Answer> {
    const client = createClient({ baseUrl, ...credentials });
    const descriptor = { ...findDescriptor(operation.area.name, operation.id), ...other };
    const pathParameters = parameters.filter((one) => one.in === 'path');
    const response = await client.request(descriptor, {
      path: Object.fromEntries(pathParameters.map(({ name, example }) => [name, example])),
    });
    return { status: response.status, data: await response.json(), headers: response.headers };
  }
}
