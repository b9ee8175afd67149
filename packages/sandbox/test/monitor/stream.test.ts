import { afterAll, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import { envelopesCreate, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { dataSetGetStream, dataSetStream } from '@countersign/client/monitor';
import { definition, startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';

const { newTenant, sandbox, close } = await startControlTest();
afterAll(close);

const organizationId = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
const path = { version: '2.0', dataSetName: 'monitor' } as const;
const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';

async function readAll(client: Client, cursor: string, limit: number) {
  const events = [];
  let at = cursor;
  for (;;) {
    const { endCursor = '', data = [] } = await dataSetGetStream(client, {
      path,
      query: { cursor: at, limit },
    });
    events.push(...data);
    // As all programs do: the same cursor again means that there is nothing more for now.
    if (endCursor === at) return { events, cursor: at };
    at = endCursor;
  }
}

it('the stream has every event once, in pages of any size, and ends with the same cursor', async () => {
  const { client } = newTenant();
  const whole = await readAll(client, '2021-01-01T00:00:00Z', 2000);
  const small = await readAll(client, '2021-01-01T00:00:00Z', 3);
  expect(whole.events.length).toBeGreaterThan(10);
  expect(small.events.map(({ eventId }) => eventId)).toEqual(
    whole.events.map(({ eventId }) => eventId),
  );
  const times = whole.events.map(({ timestamp = '' }) => timestamp);
  expect(times).toEqual(times.toSorted());
  expect(new Set(whole.events.map(({ object }) => object))).toEqual(
    new Set(['Account', 'Envelope', 'Group', 'Recipient', 'Template', 'User']),
  );
});

it('what happens next is behind the cursor, by both addresses', async () => {
  const { client, control } = newTenant();
  const { cursor } = await readAll(client, '2026-11-01T00:00:00Z', 2000);
  await control.advance({ minutes: 1 });
  await envelopesUpdate(client, {
    path: { accountId, envelopeId },
    body: { status: 'voided', voidedReason: 'The berth was sold.' },
  });
  await control.raiseMonitorAlert(organizationId, { action: 'IpAddressOutsideAllowedRanges' });
  const { data = [] } = await dataSetStream(client, {
    path: { organizationId },
    query: { cursor },
  });
  expect(data.map(({ object, action }) => `${object} ${action}`)).toEqual(
    expect.arrayContaining(['Envelope Voided', 'Alert IpAddressOutsideAllowedRanges']),
  );
});

it('events of one moment come once each, however often it is read between them', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-11-23T09:00:00Z');
  const { cursor: begin } = await readAll(client, '2026-11-01T00:00:00Z', 2000);
  const seen: string[] = [];
  const ids: string[] = [];
  let cursor = begin;
  for (let times = 0; times < 6; times += 1) {
    const { envelopeId: id = '' } = await envelopesCreate(client, {
      body: { ...definition(), status: 'created' },
    });
    ids.push(id);
    await control.raiseMonitorAlert(organizationId, { action: 'X' });
    const news = await readAll(client, cursor, times % 2 === 0 ? 1 : 2000);
    cursor = news.cursor;
    seen.push(...news.events.map((event) => String(event.data?.['EnvelopeId'] ?? event.action)));
  }
  expect(seen.filter((one) => one !== 'X')).toEqual(ids);
  expect(seen).toHaveLength(12);
  const again = await readAll(client, begin, 5);
  expect(again.events.map((event) => String(event.data?.['EnvelopeId'] ?? event.action))).toEqual(
    seen,
  );
});

it('a cursor outlives a reset, and says which application acted', async () => {
  const { client, control } = newTenant();
  const { cursor } = await readAll(client, '2026-11-01T00:00:00Z', 2000);
  await control.reset();
  await envelopesCreate(client, { body: definition() });
  const { events } = await readAll(client, cursor, 2000);
  const created = events.find(
    ({ object, action }) => object === 'Envelope' && action === 'Created',
  );
  expect(created).toMatchObject({
    source: 'API',
    integratorKey: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it('answers with the headers of the service', async () => {
  const { tenant } = newTenant();
  const response = await sandbox.fetch(
    new Request('http://sandbox.test/api/v2.0/datasets/monitor/stream', {
      headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
    }),
  );
  expect(response.headers.get('api-supported-versions')).toBe('2.0');
  expect(response.headers.get('x-docusign-node')).toMatch(/^\w+$/);
});

it('is refused without the entitlement', async () => {
  const { client, control } = newTenant();
  await control.setMonitorEntitlement(organizationId, false);
  await expect(dataSetStream(client, { path: { organizationId } })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('entitlement'),
  });
  await control.setMonitorEntitlement(organizationId, true);
  expect((await dataSetStream(client, { path: { organizationId } })).endCursor).toMatch(/^\w+$/);
});

it('is refused for other data sets, other organizations and a cursor of no form', async () => {
  const { client } = newTenant();
  const other = 'f1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
  await expect(
    dataSetGetStream(client, { path: { version: '2.0', dataSetName: 'other' } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(dataSetStream(client, { path: { organizationId: other } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(
    dataSetGetStream(client, { path, query: { cursor: 'yesterday' } }),
  ).rejects.toMatchObject({ status: 400 });
});
