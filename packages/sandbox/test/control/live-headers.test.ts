// The headers that count down: each tenant has its own.
import { afterAll, expect, it } from 'vitest';
import { accountId } from '../harness.ts';
import { startControlTest } from './harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

async function call(tenant: string, path = `/accounts/${accountId}`): Promise<Headers> {
  const response = await sandbox.fetch(`http://sandbox.test/restapi/v2.1${path}`, {
    headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
  });
  return response.headers;
}

it('counts the calls of each tenant, also those that it rejects', async () => {
  const [one, two] = [newTenant().tenant, newTenant().tenant];
  expect((await call(one)).get('x-ratelimit-remaining')).toBe('2999');
  const absent = `/accounts/${accountId}/envelopes/ffffffff-7b15-4f68-9c0d-5e8a1b6f7d24`;
  expect((await call(one, absent)).get('x-ratelimit-remaining')).toBe('2998');
  const other = await call(two);
  expect(other.get('x-ratelimit-remaining')).toBe('2999');
  expect(Number(other.get('x-ratelimit-reset')) % 3600).toBe(0);
});

it('reports the limits of the tenant where a test has set them', async () => {
  const { tenant, control } = newTenant();
  await control.setLimits({ rate: { limit: 3, seconds: 60 }, burst: { limit: 2, seconds: 30 } });
  const counts = async () => {
    const headers = await call(tenant);
    return ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-burstlimit-remaining'].map((name) =>
      headers.get(name),
    );
  };
  expect([await counts(), await counts(), await counts()]).toEqual([
    ['3', '2', '1'],
    ['3', '1', '0'],
    ['3', '0', '0'],
  ]);
});

it('gives responses and errors a trace token of their own', async () => {
  const { tenant } = newTenant();
  const tokens = await Promise.all(
    [undefined, undefined, '/nothing-here', `/accounts/${accountId}/users/nobody`].map(
      async (path) => (await call(tenant, path)).get('x-docusign-tracetoken'),
    ),
  );
  expect(tokens).not.toContain(null);
  expect(new Set(tokens).size).toBe(tokens.length);
});
