import {
  bulkProcessDataCreateBulkProcessRequest,
  bulkProcessDataDeleteBulkProcessLists,
  bulkProcessDataGetBulkProcessLists,
  bulkProcessDataSendCreateBulkProcessRequestToQueue,
  bulkProcessDataSendDeleteBulkProcessList,
  cloudStorageList,
  cloudStorageListFolders,
  cloudStorageProvidersCreateProvider,
  cloudStorageProvidersDeleteProvider,
  cloudStorageProvidersListProviders,
  connectDeleteMobileNotifiers,
  connectListMobileNotifiers,
  connectUpdateMobileNotifiers,
  notaryGetNotaryJurisdictionSeal,
  organizationsGetReportV2,
  reservedDomainsGetReservedDomainExistence,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ines, startPeople } from '../envelopes/access/people.ts';
import { catchErrorCode } from '../lease.ts';

let running: Awaited<ReturnType<typeof startPeople>>;
let admin: Client;
let sender: Client;

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(() => void ({ admin, sender } = running.people()));

test('a storage is connected, looked around in, and disconnected', async () => {
  const path = { userId: ines };
  const { storageProviders: [added] = [] } = await cloudStorageProvidersCreateProvider(sender, {
    path,
    body: { storageProviders: [{ service: 'Box', redirectUrl: 'https://app.example/back' }] },
  });
  // The sandbox needs no log-in at the storage provider.
  expect(added).toMatchObject({ service: 'Box', authenticationUrl: 'https://app.example/back' });
  const serviceId = added?.serviceId ?? '';
  const folder = await cloudStorageListFolders(sender, {
    path: { ...path, serviceId },
    query: { count: '2' },
  });
  expect(folder).toMatchObject({ resultSetSize: '2', totalSetSize: '3' });
  const inside = await cloudStorageList(sender, {
    path: { ...path, serviceId, folderId: 'leases' },
  });
  expect(inside.items).toMatchObject([{ name: 'Berth 42.pdf', type: 'file' }]);
  expect(
    await catchErrorCode(
      cloudStorageList(sender, { path: { ...path, serviceId, folderId: 'none' } }),
    ),
  ).toBe('RESOURCE_NOT_FOUND');
  await cloudStorageProvidersDeleteProvider(sender, { path: { ...path, serviceId } });
  expect((await cloudStorageProvidersListProviders(sender, { path })).storageProviders).toEqual([]);
});

const device = (deviceId: string, platform = 'ios') => ({ deviceId, platform });

test('devices are added, replaced and removed', async () => {
  const put = (...mobileNotifierConfigurations: object[]) =>
    connectUpdateMobileNotifiers(sender, { body: { mobileNotifierConfigurations } });
  await put(device('a'), device('b'));
  const { mobileNotifierConfigurations: answers } = await put(device('a', 'android'), {});
  expect(answers?.[1]?.errorDetails?.errorCode).toBe('INVALID_REQUEST_PARAMETER');
  expect((await connectListMobileNotifiers(sender)).mobileNotifierConfigurations).toEqual([
    device('b'),
    device('a', 'android'),
  ]);
  await connectDeleteMobileNotifiers(sender, {
    body: { mobileNotifierConfigurations: [{ deviceId: 'b' }] },
  });
  expect((await connectListMobileNotifiers(sender)).mobileNotifierConfigurations).toEqual([
    device('a', 'android'),
  ]);
  expect((await connectListMobileNotifiers(admin)).mobileNotifierConfigurations).toEqual([]);
});

test('lists for processing in bulk are made for an action, run and deleted', async () => {
  const path = { processAction: 'send' };
  const { bulkProcessListId = '' } = await bulkProcessDataCreateBulkProcessRequest(sender, {
    path,
  });
  const one = { path: { ...path, bulkProcessListId } };
  const run = await bulkProcessDataSendCreateBulkProcessRequestToQueue(sender, {
    ...one,
    body: { batchName: 'May' },
  });
  expect(run).toMatchObject({ batchName: 'May', totalQueued: '0' });
  const other = await bulkProcessDataGetBulkProcessLists(sender, {
    path: { processAction: 'void' },
  });
  expect(other.bulkListSummaries).toEqual([]);
  expect(await bulkProcessDataSendDeleteBulkProcessList(sender, one)).toMatchObject({
    success: 'true',
  });
  const again = await bulkProcessDataDeleteBulkProcessLists(sender, {
    path,
    body: { bulkProcessListIds: [bulkProcessListId] },
  });
  expect(again).toMatchObject({ success: 'false', errors: [{ error: 'RESOURCE_NOT_FOUND' }] });
});

test('the report of an organization counts the envelopes of its accounts', async () => {
  const reportCorrelationId = '7c4e1a92-5b86-4d03-9f7e-2a6c8d1b3e50';
  const organizationId = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
  const report = await organizationsGetReportV2(admin, {
    path: { organizationId, reportCorrelationId },
  });
  expect(report).toMatch(/^accountId,accountName,envelopesSent,envelopesCompleted\r\n/);
  expect(report).toMatch(/10583921,Harbour Leasing,\d+,\d+\r\n/);
  const refusal = (client: Client, id: string) =>
    catchErrorCode(
      organizationsGetReportV2(client, { path: { organizationId: id, reportCorrelationId } }),
    );
  expect(await refusal(sender, organizationId)).toBe('USER_LACKS_PERMISSIONS');
  expect(await refusal(admin, ines)).toBe('RESOURCE_NOT_FOUND');
});

test('reserved domains and the seal of a notary are told', async () => {
  const isReserved = async (email_domain: string) =>
    (await reservedDomainsGetReservedDomainExistence(admin, { query: { email_domain } }))
      .isReserved;
  expect(await isReserved('Harbour.example')).toBe('true');
  // The organization has not proved yet that it owns this one.
  expect(await isReserved('charter.example')).toBe('false');
  const seal = await notaryGetNotaryJurisdictionSeal(admin, { path: { jurisdictionId: '15' } });
  expect((await seal.text()).slice(0, 3)).toBe('GIF');
  expect(
    await catchErrorCode(
      notaryGetNotaryJurisdictionSeal(admin, { path: { jurisdictionId: '16' } }),
    ),
  ).toBe('RESOURCE_NOT_FOUND');
});
