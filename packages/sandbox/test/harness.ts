import { createClient, type Client } from '@countersign/client';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/index.ts';
import { newStorage } from './storage.ts';

/** The account of the examples, and the example IDs in it. */
export const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

/** A sandbox of its own for a test file, on the storage of the run; nothing listens anywhere. */
export interface TestSandbox {
  sandbox: Sandbox;
  /** A client with the token of an administrator, or another one, in a tenant. */
  client(options?: { token?: string; tenant?: string }): Client;
  close(): Promise<void>;
}

export async function startTest(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await createSandbox({ storage: await newStorage(), ...options });
  return {
    sandbox,
    client: ({ token = 'sandbox', tenant = 'default' } = {}) =>
      createClient({
        baseUrl: 'http://sandbox.test',
        token,
        path: { accountId },
        retry: false,
        fetch: (input, init) => {
          const request = new Request(input, init);
          request.headers.set('x-countersign-tenant', tenant);
          return sandbox.fetch(request);
        },
      }),
    close: () => sandbox.close(),
  };
}
