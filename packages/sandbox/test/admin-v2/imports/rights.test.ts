import {
  userImportCloseBulkExternalUserImportRequest as closeExternal,
  userImportDeleteBulkUserImport as remove,
  userImportGetBulkUserImportCSV as getCsv,
  userImportGetBulkUserImportRequests as list,
} from '@countersign/client/admin-v2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import {
  archive,
  charter,
  harbourGroup,
  leasing,
  listResults,
  read,
  readResults,
  send,
  sendForOne,
  settle,
} from './imports.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

const path = { organizationId: harbourGroup };
const header = 'AccountID,FirstName,LastName,UserEmail,PermissionSet';
const row = (accountId: string) => `${accountId},Ana,Reis,ana@pilots.example,DS Sender`;

it('lets a delegated administrator import for the accounts of the delegation', async () => {
  const { tenant } = test.newTenant();
  const dev = test.client({ tenant, token: 'sandbox-delegated-admin' });
  const csv = [header, row(leasing), row(charter), row(archive)].join('\n');
  const done = await settle(dev, await send(dev, 'add', csv));
  expect(done.requestor).toMatchObject({ type: 'user', name: 'Dev Malhotra' });
  expect(listResults(await readResults(dev, done))).toEqual([
    'user_added',
    'user_added',
    'account_admin_access_denied',
  ]);
  await expect(closeExternal(dev, { path })).rejects.toMatchObject({ status: 403 });
});

it('lets an administrator of an account import into that account only', async () => {
  const { tenant } = test.newTenant();
  const elke = test.client({ tenant, token: 'sandbox-account-admin' });
  const csv = `${header}\n${row(charter)}`;
  const done = await settle(elke, await sendForOne(elke, 'add', charter, csv));
  expect(done).toMatchObject({ status: 'completed', added_user_count: 1 });
  await expect(sendForOne(elke, 'add', leasing, csv)).rejects.toMatchObject({ status: 403 });
  await expect(send(elke, 'add', csv)).rejects.toMatchObject({ status: 403 });
});

it('shows imports to their requestor and to administrators of the organization', async () => {
  const { client, tenant } = test.newTenant();
  const elke = test.client({ tenant, token: 'sandbox-account-admin' });
  const own = await sendForOne(elke, 'add', charter, `${header}\n${row(charter)}`);
  const others = await send(client, 'add', `${header}\n${row(leasing)}`);
  await settle(client, others);
  expect((await list(elke, { path })).imports?.map(({ id }) => id)).toEqual([own.id]);
  expect(await read(client, own.id ?? '')).toMatchObject({ id: own.id });
  const importId = others.id ?? '';
  await expect(read(elke, importId)).rejects.toMatchObject({ status: 404 });
  const input = { path: { ...path, importId } };
  await expect(getCsv(elke, input)).rejects.toMatchObject({ status: 404 });
  await expect(remove(elke, input)).rejects.toMatchObject({ status: 404 });
});

it.each(['sandbox-sender', 'sandbox-viewer', 'sandbox-rooms-v5-admin'])(
  'rejects the imports of %s',
  async (token) => {
    const { tenant } = test.newTenant();
    const client = test.client({ tenant, token });
    const csv = `${header}\n${row(leasing)}`;
    await expect(send(client, 'add', csv)).rejects.toMatchObject({ status: 403 });
    await expect(sendForOne(client, 'update', leasing, csv)).rejects.toMatchObject({ status: 403 });
    await expect(list(client, { path })).rejects.toMatchObject({ status: 403 });
  },
);
