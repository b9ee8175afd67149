// Requests share a tenant only as long as it has refused all of them.
import { createSandbox } from '@countersign/sandbox';
import { expect, it } from 'vitest';
import { createArrange, clockHeader } from '../src/sandbox/arrange.ts';

/** Returns the tenants of requests, each of which got a response with the status beside it. */
async function listTenants(
  requests: readonly (readonly [status: number, headers?: Record<string, string>])[],
): Promise<unknown[]> {
  const sandbox = await createSandbox();
  try {
    const arrange = createArrange(sandbox);
    const tenants: unknown[] = [];
    for (const [status, headers = {}] of requests) {
      const url = '/restapi/v2.1/accounts/1/envelopes';
      const received = { method: 'POST', url, headers, body: Buffer.from('{}'), origin: '' };
      const { request, finish } = await arrange(received);
      tenants.push(request.headers['x-countersign-tenant']);
      await finish(status);
    }
    return tenants;
  } finally {
    await sandbox.close();
  }
}

it('keeps a tenant that has refused all of its requests', async () => {
  const [first, ...others] = await listTenants([[400], [404], [401]]);
  expect(others).toEqual([first, first]);
});

it.each([201, 500])('gives a tenant that responded with %i to no other request', async (status) => {
  const tenants = await listTenants([[400], [status], [400]]);
  expect(tenants[1]).toBe(tenants[0]);
  expect(tenants[2]).not.toBe(tenants[0]);
});

it('gives a tenant with a clock of its own to no other request', async () => {
  const clock = { [clockHeader]: '2026-03-04T05:06:07Z' };
  const [first, ...others] = await listTenants([[400, clock], [400]]);
  expect(others).not.toContain(first);
});
