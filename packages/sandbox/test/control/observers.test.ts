// The console, and other clients that watch, must not change what the program meets that is tested.
import {
  accountsGet,
  envelopesCreate,
  envelopesGet,
  requestLogsListRequestLogs,
  requestLogsUpdateRequestLogSettings,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { afterAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../../mock/test/read-events.ts';
import { accountId } from '../harness.ts';
import { definition, startControlTest } from './harness.ts';

const running = await startControlTest();
afterAll(running.close);

const observed = { headers: { 'X-Countersign-Observer': 'console' }, retry: false } as const;
const base = 'http://sandbox.test/_countersign';

/** A client that counts, as the limits of each process do. */
function newTenant() {
  const { tenant, control } = running.newTenant();
  return { tenant, control, client: running.client({ tenant, once: true }) };
}

/** Reads the account, and returns the status of the response. */
async function read(client: Client, options: object = {}): Promise<number> {
  try {
    await accountsGet(client, {}, { retry: false, ...options });
    return 200;
  } catch (error) {
    return Number(Object(error).status);
  }
}

describe('a call of an observer', () => {
  it('uses up no fault', async () => {
    const { client, control } = newTenant();
    await control.setFaults({ code: 500, times: 1 });
    expect(await read(client, observed)).toBe(200);
    expect(await control.countFaults()).toEqual([0]);
    expect([await read(client), await read(client)]).toEqual([500, 200]);
  });

  it.each(['rate', 'burst'] as const)('does not count for the limit %s', async (name) => {
    const { client, control } = newTenant();
    await control.setLimits({ [name]: { limit: 1, seconds: 3600 } });
    expect(await read(client, observed)).toBe(200);
    expect([await read(client), await read(client)]).toEqual([200, 429]);
    expect(await read(client, observed)).toBe(200);
  });

  it('does not count as polling', async () => {
    const { client, control } = newTenant();
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await control.setLimits({ polling: { limit: 1, seconds: 3600 } });
    const path = { envelopeId };
    await envelopesGet(client, { path }, observed);
    await envelopesGet(client, { path });
    await expect(envelopesGet(client, { path })).rejects.toMatchObject({
      code: 'HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED',
    });
  });

  it('is in no history, and is listed only if it is asked for', async () => {
    const { tenant, client, control } = newTenant();
    await requestLogsUpdateRequestLogSettings(client, { body: { apiRequestLogging: 'true' } });
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await control.clearRequests();
    const entries = await control.timeline(envelopeId);
    const address = `http://sandbox.test/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}?invented=1`;
    const { sandbox } = running;
    const headers = {
      authorization: 'Bearer sandbox',
      'x-countersign-tenant': tenant,
      ...observed.headers,
    };
    expect((await sandbox.fetch(address, { headers })).status).toBe(200);
    const [mine] = await control.requests({ observers: 'true' });
    expect(mine).toMatchObject({ operation: 'Envelopes_get', observer: 'console', warnings: 1 });
    expect((await control.request(mine?.id ?? 0)).observer).toBe('console');
    expect(await control.requests()).toEqual([]);
    expect((await control.exportRequests({})).log.entries).toEqual([]);
    expect((await control.exportRequests({ observers: 'true' })).log.entries).toHaveLength(1);
    await control.assertRequests({ times: 0 });
    expect(await control.warnings()).toEqual([]);
    expect(await control.timeline(envelopeId)).toEqual(entries);
    const { apiRequestLogs = [] } = await requestLogsListRequestLogs(client);
    expect(apiRequestLogs.map(({ description }) => description)).not.toContainEqual(
      expect.stringContaining('GET /envelopes'),
    );
    const traffic = `${base}/traffic?path=${envelopeId}`;
    const seen = async (from: string) =>
      Object(await (await running.sandbox.fetch(from)).json()).exchanges;
    expect(await seen(traffic)).toEqual([]);
    expect(await seen(`${traffic}&observers=true`)).toMatchObject([
      { observer: 'console', tenant },
    ]);
  });

  it('succeeds where requests with warnings are rejected', async () => {
    const { tenant, control } = newTenant();
    await control.setWarningMode('refuse');
    const address = `http://sandbox.test/restapi/v2.1/accounts/${accountId}?invented=1`;
    const headers = { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant };
    const send = async (more = {}) =>
      (await running.sandbox.fetch(address, { headers: { ...headers, ...more } })).status;
    expect([await send(), await send(observed.headers)]).toEqual([400, 200]);
  });

  it('is reported live only if it is asked for', async () => {
    const { tenant, client } = newTenant();
    const leaving = new AbortController();
    const watch = async (more: string) => {
      const { signal } = leaving;
      const address = `${base}/control/v1/live?tenant=${tenant}${more}`;
      const events = await readEvents(await running.sandbox.fetch(address, { signal }));
      await events.next();
      return events;
    };
    const [all, programs] = [await watch('&observers=true'), await watch('')];
    await accountsGet(client, {}, observed);
    await envelopesGet(client, { path: { envelopeId: accountId } }, { retry: false }).catch(
      () => {},
    );
    const first = async (events: typeof all) => {
      for (;;) {
        const found = await events.next();
        if (found === undefined || found.event === 'request') return found;
      }
    };
    expect(await first(all)).toMatchObject({ data: { operation: 'Accounts_get' } });
    expect(await first(programs)).toMatchObject({ data: { operation: 'Envelopes_get' } });
    leaving.abort();
  });

  it('displaces no request of a program', async () => {
    const test = await startControlTest({ remember: 3 });
    const { tenant, control } = test.newTenant();
    const client = test.client({ tenant, once: true });
    await accountsGet(client);
    for (let count = 0; count < 5; count += 1) await read(client, observed);
    expect(await control.requests()).toMatchObject([{ operation: 'Accounts_get', id: 1 }]);
    expect(await control.requests({ observers: 'true' })).toHaveLength(4);
    await test.close();
  });
});

describe('requests that are none of a program', () => {
  it.each(['healthz', 'healthz/live', 'healthz/ready', '_countersign/control/v1/health'])(
    'leave no trace and meet no fault: %s',
    async (path) => {
      const { tenant, control } = newTenant();
      await control.setFaults({ code: 500, times: 1 });
      const headers = { 'x-countersign-tenant': tenant };
      const response = await running.sandbox.fetch(`http://sandbox.test/${path}`, { headers });
      expect(response.status).toBe(200);
      expect(await control.countFaults()).toEqual([0]);
      expect(await control.requests({ observers: 'true' })).toEqual([]);
    },
  );
});
