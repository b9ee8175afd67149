import { createClient, type Client } from '@countersign/client';
import { useThreads } from '../src/documents/threads.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/index.ts';
import { newEmptyStorage, newStorage } from './storage.ts';

/** The account of the examples, and the example IDs in it. */
export const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

// The threads of the last sandbox end with it. Here they stay for the sandboxes of the next files of
// the worker, since a thread takes longer to load than most work on documents.
useThreads();

/**
 * The number of additional servers on the same PostgreSQL that take turns with the first in the
 * calls of `client`. With one more, only tests of state that each process keeps for itself may
 * fail: see the README, under "Several processes".
 * `OTHER_PROCESSES=1 npx vitest run --project postgres`
 */
const otherProcesses = Number(process.env['OTHER_PROCESSES'] ?? 0);

/** A sandbox of its own for a test file, on the storage of the run; nothing listens anywhere. */
export interface TestSandbox {
  sandbox: Sandbox;
  /**
   * A client with the token of an administrator, or another one, in a tenant.
   * @param options `once` for what counts the calls that are made; else see `readAgain`
   */
  client(options?: { token?: string; tenant?: string; once?: boolean }): Client;
  close(): Promise<void>;
}

export async function startTest(options: SandboxOptions = {}): Promise<TestSandbox> {
  const isSeeded = options.seedFile === undefined;
  const storage = options.storage ?? (await (isSeeded ? newStorage() : newEmptyStorage()));
  // Tests run in the same way on machines with and without LibreOffice.
  const given = { office: false as const, ...options, storage };
  const sandbox = await createSandbox(given);
  const others: Sandbox[] = [];
  const isShared = given.storage.url !== undefined;
  if (isShared) while (others.length < otherProcesses) others.push(await createSandbox(given));
  let calls = 0;
  const answer = (request: Request) => {
    const all = [sandbox, ...others];
    return (all[(calls += 1) % all.length] ?? sandbox).fetch(request);
  };
  return {
    sandbox,
    client: ({ token = 'sandbox', tenant = 'default', once = false } = {}) =>
      connect(isShared && !once ? readAgain(answer) : answer, { token, tenant }),
    async close() {
      for (const one of [sandbox, ...others]) await one.close();
    },
  };
}

/**
 * Repeats the first read of each kind twice: a server on PostgreSQL reads ahead what earlier
 * requests of a kind have read, and the third response must have the same status as the first.
 */
function readAgain(answer: (request: Request) => Promise<Response>): typeof answer {
  const known = new Set<string>();
  return async (request) => {
    const isNew = request.method === 'GET' && !known.has(request.url);
    known.add(request.url);
    const again = isNew ? [request.clone(), request.clone()] : [];
    const first = await answer(request);
    for (const one of again) {
      const { status } = await answer(one);
      if (status !== first.status)
        throw new Error(`${one.url} was ${first.status}, and when it was read again, ${status}`);
    }
    return first;
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
