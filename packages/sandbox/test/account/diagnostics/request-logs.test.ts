import {
  accountsGet,
  envelopesGet,
  requestLogsDeleteRequestLogs,
  requestLogsGetRequestLog,
  requestLogsGetRequestLogSettings,
  requestLogsListRequestLogs,
  requestLogsUpdateRequestLogSettings,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode, makeLease } from '../../lease.ts';

const running = await startControlTest();
afterAll(running.close);

let admin: Client;
let client: Client;
beforeEach(() => {
  const { tenant, client: administrator } = running.newTenant();
  admin = administrator;
  client = running.client({ tenant, token: 'sandbox-sender', once: true });
});

const switchTo = (apiRequestLogging: 'true' | 'false') =>
  requestLogsUpdateRequestLogSettings(client, { body: { apiRequestLogging } });
const list = async (of = client) => (await requestLogsListRequestLogs(of)).apiRequestLogs ?? [];
async function read(requestLogId = ''): Promise<string> {
  const text = await requestLogsGetRequestLog(client, { path: { requestLogId } });
  return typeof text === 'string' ? text : new TextDecoder().decode(text);
}

test('nothing is logged until a user switches it on', async () => {
  await accountsGet(client);
  expect(await list()).toEqual([]);
  expect(await requestLogsGetRequestLogSettings(client)).toEqual({
    apiRequestLogging: 'false',
    apiRequestLogMaxEntries: '50',
    apiRequestLogRemainingEntries: '50',
  });
});

test('the calls of the user are logged with what was sent and what was answered', async () => {
  expect(await switchTo('true')).toMatchObject({ apiRequestLogging: 'true' });
  const envelopeId = await makeLease(client);
  await catchErrorCode(
    envelopesGet(client, { path: { envelopeId: '0d7e5c31-6f82-4a9b-8c1d-3e5f7a9b2c4d' } }),
  );
  await accountsGet(admin);
  const logs = await list();
  expect(logs.map(({ status }) => status)).toEqual(['NotFound', 'Created']);
  expect(logs[1]?.description).toBe('[eSign REST API v2.1] POST /envelopes');
  const text = await read(logs[1]?.requestLogId);
  expect(text).toContain('Please sign: Berth lease 42');
  expect(text).toContain('201 Created');
  expect(text).toContain(envelopeId);
  // The log must not contain the token.
  expect(text).not.toContain('sandbox-sender');
  expect(await read(logs[0]?.requestLogId)).toContain('ENVELOPE_DOES_NOT_EXIST');
  expect((await list(admin)).map(({ requestLogId }) => requestLogId)).not.toContain(
    logs[0]?.requestLogId,
  );
});

test('a request that does not fit the contract is logged as well', async () => {
  await switchTo('true');
  await catchErrorCode(envelopesGet(client, { path: { envelopeId: 'lease-42' } }));
  expect(await list()).toMatchObject([{ status: 'BadRequest' }]);
});

test('logging switches itself off after 50 calls', async () => {
  await switchTo('true');
  for (let call = 0; call < 52; call += 1) await accountsGet(client);
  expect(await list()).toHaveLength(50);
  expect(await requestLogsGetRequestLogSettings(client)).toMatchObject({
    apiRequestLogging: 'false',
    apiRequestLogMaxEntries: '50',
    apiRequestLogRemainingEntries: '0',
  });
  await requestLogsDeleteRequestLogs(client);
  expect(await list()).toEqual([]);
  await accountsGet(client);
  expect(await list()).toEqual([]);
  await switchTo('true');
  await accountsGet(client);
  expect(await list()).toHaveLength(1);
  await switchTo('false');
  await accountsGet(client);
  expect(await list()).toHaveLength(1);
  expect(await catchErrorCode(read('0d7e5c31-6f82-4a9b-8c1d-3e5f7a9b2c4d'))).toBe(
    'RESOURCE_NOT_FOUND',
  );
});
