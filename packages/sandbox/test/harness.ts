import { createClient, type Client } from '@countersign/client';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/index.ts';
import { newEmptyStorage, newStorage } from './storage.ts';

/** The account of the examples, and the example IDs in it. */
export const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

/**
 * How many more servers on the same PostgreSQL take turns with the first in what `client` calls. With
 * one more, only tests of what each process has for itself may fail: see the README, under "Several
 * processes". `OTHER_PROCESSES=1 npx vitest run --project postgres`
 */
const otherProcesses = Number(process.env['OTHER_PROCESSES'] ?? 0);

/** A sandbox of its own for a test file, on the storage of the run; nothing listens anywhere. */
export interface TestSandbox {
  sandbox: Sandbox;
  /** A client with the token of an administrator, or another one, in a tenant. */
  client(options?: { token?: string; tenant?: string }): Client;
  close(): Promise<void>;
}

export async function startTest(options: SandboxOptions = {}): Promise<TestSandbox> {
  const isSeeded = options.seedFile === undefined;
  const storage = options.storage ?? (await (isSeeded ? newStorage() : newEmptyStorage()));
  const given = { ...options, storage };
  const sandbox = await createSandbox(given);
  const others: Sandbox[] = [];
  if (given.storage.url !== undefined)
    while (others.length < otherProcesses) others.push(await createSandbox(given));
  let calls = 0;
  return {
    sandbox,
    client: ({ token = 'sandbox', tenant = 'default' } = {}) =>
      connect(
        (request) => {
          const all = [sandbox, ...others];
          return (all[(calls += 1) % all.length] ?? sandbox).fetch(request);
        },
        { token, tenant },
      ),
    async close() {
      for (const one of [sandbox, ...others]) await one.close();
    },
  };
}

/** A client of what answers requests; by default with the token of an administrator. */
export function connect(
  answer: (request: Request) => Promise<Response>,
  { token = 'sandbox', tenant = 'default' } = {},
): Client {
  return createClient({
    baseUrl: 'http://sandbox.test',
    token,
    path: { accountId },
    retry: false,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-countersign-tenant', tenant);
      return answer(request);
    },
  });
}
