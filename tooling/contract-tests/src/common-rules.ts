import { createClient, type ClientOptions } from '@countersign/client';
import { expect } from 'vitest';
import { checkError } from './check.ts';
import type { ContractOperation } from './contract.ts';
import { findDescriptor } from './generated-code.ts';
import type { Answer } from './send.ts';

/** The access to a server: its base URL, or a function in this process. */
export type ServerAt = Pick<ClientOptions, 'baseUrl' | 'fetch'>;

/** A rule that a server observes at every operation. */
export interface CommonRule {
  what: string;
  /** Checks it with one request. */
  check(server: ServerAt): Promise<void>;
}

/** Lists the common rules of an operation. They are facts of the router and of the authentication. */
export function listCommonRules(operation: ContractOperation): CommonRule[] {
  const rules: CommonRule[] = [
    {
      what: 'has no path below it',
      async check(server) {
        const path = `${operation.path}/no/such/place`;
        checkError(operation, 404, await call(operation, { path }, server));
      },
    },
    {
      what: 'allows no method that the spec does not have',
      async check(server) {
        const answer = await call(operation, { method: 'PATCH' }, server);
        checkError(operation, 405, answer);
        expect(answer.headers.get('allow')?.split(', ')).toContain(operation.method);
      },
    },
  ];
  if (operation.bearer)
    rules.push({
      what: 'rejects a request without a token',
      async check(server) {
        checkError(operation, 401, await call(operation, {}, server, {}));
      },
    });
  return rules;
}

/** Calls an operation, or a similar path or method, with the path parameters of the examples. */
async function call(
  { area, id, parameters }: ContractOperation,
  other: { path?: string; method?: string },
  server: ServerAt,
  credentials: { token?: string } = { token: 'contract-tests' },
): Promise<Answer> {
  const client = createClient({ ...server, ...credentials });
  const descriptor = { ...findDescriptor(area.name, id), ...other };
  const inPath = parameters.filter((one) => one.in === 'path');
  const response = await client.request(descriptor, {
    path: Object.fromEntries(inPath.map(({ name, example }) => [name, example])),
  });
  return { status: response.status, data: await response.json(), headers: response.headers };
}
