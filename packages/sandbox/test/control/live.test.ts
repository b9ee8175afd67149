import { createServer } from 'node:http';
import { envelopesCreate, groupsCreate } from '@countersign/client/esign-v2.1';
import { listen } from '@countersign/testing/listen';
import { afterAll, afterEach, expect, it } from 'vitest';
import { readEvents } from '../../../mock/test/read-events.ts';
import { startSandbox } from '../../src/index.ts';
import { definition, startControlTest } from './harness.ts';

const { sandbox, newTenant, control, close } = await startControlTest();
const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});
afterAll(close);

const address = 'http://sandbox.test/_countersign/control/v1/live';

/** The events of a tenant from now on. */
async function watch(tenant: string) {
  const leaving = new AbortController();
  open.push(leaving);
  const { signal } = leaving;
  const live = await readEvents(await sandbox.fetch(`${address}?tenant=${tenant}`, { signal }));
  expect(await live.next()).toEqual({ event: 'hello', data: { server: 'sandbox' } });
  return {
    /** The kinds and IDs that change until one of a kind has. */
    async changesUntil(kind: string): Promise<{ kinds: Set<string>; ids: Set<string> }> {
      const kinds = new Set<string>();
      const ids = new Set<string>();
      while (!kinds.has(kind)) {
        const found = await live.next();
        if (found === undefined) throw new Error(`the stream ended before ${kind} changed`);
        if (found.event !== 'change') continue;
        const { data } = found;
        for (const one of listOf(data, 'kinds')) kinds.add(one);
        for (const one of listOf(data, 'ids')) ids.add(one);
      }
      return { kinds, ids };
    },
    next: live.next,
  };
}

function listOf(data: unknown, name: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const list: unknown = Object.entries(data).find(([key]) => key === name)?.[1];
  return Array.isArray(list) ? list.map(String) : [];
}

it('reports what a request has changed, with IDs, and the request', async () => {
  const { tenant, client } = newTenant();
  const live = await watch(tenant);
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
  const { kinds, ids } = await live.changesUntil('envelope');
  expect(kinds).toContain('mail');
  expect(ids).toContain(envelopeId);
});

it('reports the requests to the tenant, without secrets', async () => {
  const { tenant } = newTenant();
  const live = await watch(tenant);
  await sandbox.fetch('http://sandbox.test/oauth/userinfo?access_token=hunter2hunter2', {
    headers: { 'x-countersign-tenant': 'somebody-else' },
  });
  await sandbox.fetch('http://sandbox.test/oauth/userinfo?access_token=hunter2hunter2', {
    headers: { 'x-countersign-tenant': tenant },
  });
  for (;;) {
    const found = await live.next();
    if (found?.event !== 'request') continue;
    expect(found.data).toMatchObject({
      method: 'GET',
      url: '/oauth/userinfo?access_token=(secret)',
      operation: 'OAuth_userInfo',
      status: 401,
    });
    expect(found.data).toEqual((await control(tenant).requests())[0]);
    break;
  }
});

it('reports nothing of other tenants, but that they were created or deleted', async () => {
  const { tenant } = newTenant();
  const other = newTenant();
  const live = await watch(tenant);
  await other.control.createTenant(other.tenant);
  const created = await live.changesUntil('tenant');
  expect([...created.ids]).toContain(other.tenant);
  await groupsCreate(other.client, { body: { groups: [{ groupName: 'Berths' }] } });
  await other.control.deleteTenant(other.tenant);
  const { kinds, ids } = await live.changesUntil('tenant');
  expect([[...kinds], [...ids]]).toEqual([['tenant'], [other.tenant]]);
});

it('reports the clock, faults, snapshots, seeds and resets as changes of the tenant', async () => {
  const { tenant, control: own } = newTenant();
  await own.createTenant(tenant);
  const live = await watch(tenant);
  const acts = [
    () => own.freeze(),
    () => own.setFaults({ operation: 'Envelopes_get', code: 500 }),
    () => own.setWarningMode('refuse'),
    () => own.takeSnapshot('before'),
    () => own.restoreSnapshot('before'),
    () => own.deleteSnapshot('before'),
    () => own.seed({ groups: [] }),
    () => own.reset(),
  ];
  for (const act of acts) {
    await act();
    expect([...(await live.changesUntil('tenant')).ids]).toContain(tenant);
  }
});

it('reports jobs of the clock, and deliveries that were tried', async () => {
  const answers = Promise.withResolvers<void>();
  const listener = createServer((request, response) => {
    request.resume().on('end', () => void answers.promise.then(() => response.end()));
  });
  const port = await listen(listener);
  const { tenant, client, control: own } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: definition({
      eventNotifications: [
        {
          url: `http://127.0.0.1:${port}/`,
          requireAcknowledgment: 'true',
          envelopeEvents: [{ envelopeEventStatusCode: 'voided' }],
        },
      ],
      notification: {
        useAccountDefaults: 'false',
        expirations: { expireEnabled: 'true', expireAfter: '1', expireWarn: '0' },
      },
    }),
  });
  const live = await watch(tenant);
  await own.advance({ days: 2 });
  expect([...(await live.changesUntil('envelope')).ids]).toContain(envelopeId);
  answers.resolve();
  // The outcome of the message is a change of its own, after the one that queued it.
  await own.deliveries({ envelopeId });
  await live.changesUntil('delivery');
  expect(await own.deliveries({ envelopeId })).toMatchObject([
    { event: 'envelope-voided', state: 'sent' },
  ]);
  listener.close();
});

it('is not for pages of other origins', async () => {
  const headers = { origin: 'https://elsewhere.test' };
  const response = await sandbox.fetch(address, { headers });
  expect(response.status).toBe(403);
});

it('ends when the server closes', async () => {
  const server = await startSandbox();
  const live = await readEvents(await fetch(`${server.url}/_countersign/control/v1/live`));
  await live.next();
  await server.close();
  expect(await live.next()).toBeUndefined();
});

it('takes the tenant of the query, for any operation, and the header before it', async () => {
  const base = 'http://sandbox.test/_countersign/control/v1';
  await control('by-query').freeze('2030-01-01T00:00:00Z');
  const clock = async (query: string, headers: Record<string, string> = {}) =>
    (await sandbox.fetch(`${base}/clock?tenant=${query}`, { headers })).json();
  expect(await clock('by-query')).toMatchObject({ frozen: true });
  expect(await clock('by-query', { 'x-countersign-tenant': 'by-header' })).toMatchObject({
    frozen: false,
  });
  expect(await clock('no%20name')).toMatchObject({
    code: 'INVALID_REQUEST',
    where: 'query/tenant',
  });
});
