import { createClient } from '@countersign/client';
import { envelopesCreate, usersGet, usersList } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import {
  archive,
  charter,
  gullPoint,
  importRows,
  leasing,
  listResults,
  readResults,
  send,
  settle,
} from './imports.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTest();
});
afterAll(() => test.close());

const header = 'AccountID,FirstName,LastName,UserEmail,PermissionSet';

/** A tenant of its own, so that no test sees the users of another. */
async function open(tenant: string) {
  await createControl('http://sandbox.test', { fetch: test.sandbox.fetch }).createTenant({
    name: tenant,
  });
  return test.client({ tenant });
}

it('adds users to the accounts of their rows', async () => {
  const client = await open('adds');
  const csv = [
    'AccountID,FirstName,LastName,UserEmail,PermissionSet,UserTitle,CompanyName,Group,AddressLine1,City,Country,Language,LoginPolicy',
    `${leasing},Signe,Aalto,signe.aalto@harbour.example,ds viewer,Trainee,Harbour,BERTH DESK,1 Quay,Oslo,no,no,FedAuthRequired`,
    `${charter},Joana,Ferreira,joana@pilots.example,DS Sender,,,Everyone,,,,pt-BR,`,
  ].join('\r\n');
  const started = await send(client, 'add', csv);
  expect(started).toMatchObject({ status: 'queued', user_count: 2, type: 'bulk_users_add' });
  const done = await settle(client, started);
  expect(done).toMatchObject({ status: 'completed', processed_user_count: 2, added_user_count: 2 });
  expect(done).toMatchObject({ error_count: 0, has_csv_results: true });

  const { users = [] } = await usersList(client, { query: { email: 'signe.aalto@harbour.example' } });
  const signe = await usersGet(client, { path: { userId: users[0]?.userId ?? '' } });
  // The organization has claimed the domain, so the membership is active at once.
  expect(signe).toMatchObject({
    userName: 'Signe Aalto',
    userStatus: 'Active',
    jobTitle: 'Trainee',
    company: 'Harbour',
    permissionProfileName: 'DS Viewer',
    workAddress: { address1: '1 Quay', city: 'Oslo', country: 'NO' },
  });
  expect(signe.groupList?.map(({ groupName }) => groupName)).toContain('Berth desk');
  const inCharter = await usersList(client, {
    path: { accountId: charter },
    query: { email: 'joana@pilots.example' },
  });
  expect(inCharter.users?.[0]).toMatchObject({ userStatus: 'ActivationSent' });
});
