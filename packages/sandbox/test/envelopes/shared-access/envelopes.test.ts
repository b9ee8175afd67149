import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SharedItem } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  accountsListSharedAccess,
  type AccountsListSharedAccessInput,
  accountsUpdateSharedAccess,
  envelopesGet,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease } from '../../lease.ts';
import { mara, startTest } from '../../harness.ts';
import { ines, jonas, petra, tomas } from './people.ts';

const running = await startTest();
afterAll(() => running.close());

let tenant = 0;
let admin: Client;
let sender: Client;
let viewer: Client;

beforeEach(() => {
  tenant += 1;
  const as = (token: string) => running.client({ token, tenant: `sharing-${tenant}` });
  admin = as('sandbox');
  sender = as('sandbox-sender');
  viewer = as('sandbox-viewer');
});

type Status = NonNullable<SharedItem['shared']>;

const item = (userId: string, shared: Status) => ({ user: { userId }, shared });

function share(
  user: string,
  envelopes: SharedItem[],
  query: { preserve_existing_shared_access?: 'true'; user_ids?: string } = {},
) {
  return accountsUpdateSharedAccess(admin, {
    query: { item_type: 'envelopes', ...query },
    body: { sharedAccess: [{ user: { userId: user }, envelopes }] },
  });
}

/** Lists the users with whom a user shares, and the status of each. */
async function listPairs(user: string): Promise<[string | undefined, string | undefined][]> {
  const { sharedAccess = [] } = await accountsListSharedAccess(admin, {
    query: { item_type: 'envelopes', user_ids: user },
  });
  return (sharedAccess[0]?.envelopes ?? []).map((one) => [one.user?.userId, one.shared]);
}

function list(query: AccountsListSharedAccessInput['query']) {
  return accountsListSharedAccess(admin, { query: { item_type: 'envelopes', ...query } });
}

test('sharing opens the envelopes of a user to another, and ends it again', async () => {
  const path = { envelopeId: await makeLease(sender) };
  expect(await catchErrorCode(envelopesGet(viewer, { path }))).toBe(
    'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
  );
  const answer = await share(ines, [item(jonas, 'shared_to')]);
  const success = { errorCode: 'SUCCESS', message: '' };
  expect(answer).toMatchObject({
    resultSetSize: '1',
    totalSetSize: '1',
    startPosition: '0',
    endPosition: '0',
    nextUri: null,
    previousUri: null,
    errorDetails: success,
    sharedAccess: [
      {
        user: { userId: ines, errorDetails: success },
        envelopes: [
          {
            shared: 'shared_to',
            user: { userId: jonas, errorDetails: success },
            errorDetails: success,
          },
        ],
        errorDetails: success,
      },
    ],
  });
  expect(await envelopesGet(viewer, { path })).toMatchObject({ status: 'created' });
  expect(await listPairs(jonas)).toEqual([[ines, 'shared_from']]);
  await share(ines, [item(jonas, 'not_shared')]);
  expect(await catchErrorCode(envelopesGet(viewer, { path }))).toBe(
    'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
  );
});

test('what is sent replaces what was shared, unless that is preserved', async () => {
  await share(ines, [item(jonas, 'shared_to'), item(mara, 'shared_from')]);
  await share(ines, [item(tomas, 'shared_to_and_from')]);
  expect(await listPairs(ines)).toEqual([[tomas, 'shared_to_and_from']]);
  await share(ines, [item(jonas, 'shared_from'), item(tomas, 'not_shared')], {
    preserve_existing_shared_access: 'true',
  });
  expect(await listPairs(ines)).toEqual(
    expect.arrayContaining([
      [jonas, 'shared_from'],
      [tomas, 'shared_to_and_from'],
    ]),
  );
});

test('users that are unknown, closed or not asked about carry their faults, the others go on', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  const items = [unknown, petra, ines, jonas].map((id) => item(id, 'shared_to'));
  const { sharedAccess } = await share(ines, items);
  expect(sharedAccess?.[0]?.envelopes?.map(({ errorDetails }) => errorDetails?.errorCode)).toEqual([
    'INVALID_USERID',
    'INVALID_USERID',
    'INVALID_USERID',
    'SUCCESS',
  ]);
  const other = await share(mara, [item(jonas, 'shared_to')], { user_ids: `${ines},${tomas}` });
  expect(other.sharedAccess?.[0]?.errorDetails?.errorCode).toBe('INVALID_USERID');
  expect(await listPairs(ines)).toEqual([[jonas, 'shared_to']]);
});

test('an entry without a user is for those in user_ids', async () => {
  const envelopes = [item(jonas, 'shared_to')];
  const call = (query: { user_ids?: string }) =>
    accountsUpdateSharedAccess(admin, { query, body: { sharedAccess: [{ envelopes }] } });
  expect(await catchErrorCode(call({}))).toBe('INVALID_REQUEST_PARAMETER');
  const { sharedAccess = [] } = await call({ user_ids: `${ines},${tomas}` });
  expect(sharedAccess.map(({ user }) => user?.userId)).toEqual([ines, tomas]);
  expect(await listPairs(tomas)).toEqual(expect.arrayContaining([[jonas, 'shared_to']]));
});

test('only administrators share envelopes, and others see only who shares with them', async () => {
  const body = {
    sharedAccess: [{ user: { userId: ines }, envelopes: [item(jonas, 'shared_to')] }],
  };
  expect(await catchErrorCode(accountsUpdateSharedAccess(sender, { body }))).toBe(
    'USER_NOT_ACCOUNT_ADMIN',
  );
  await share(ines, [item(jonas, 'shared_to'), item(mara, 'shared_to_and_from')]);
  const { sharedAccess } = await accountsListSharedAccess(sender, {
    query: { item_type: 'envelopes' },
  });
  expect(sharedAccess).toMatchObject([
    { user: { userId: ines }, envelopes: [{ user: { userId: mara }, shared: 'shared_from' }] },
  ]);
  expect(sharedAccess?.[0]?.envelopes).toHaveLength(1);
});

test('the list is limited by name, status and page', async () => {
  await share(ines, [item(jonas, 'shared_to')]);
  const named = await list({ search_text: 'in*arc' });
  expect(named.sharedAccess?.map(({ user }) => user?.userId)).toEqual([ines]);
  const from = await list({ shared: 'shared_from' });
  expect(from.sharedAccess?.map(({ user }) => user?.userId)).toEqual([jonas]);
  const invited = await list({
    user_ids: `${ines},${tomas}`,
    envelopes_not_shared_user_status: 'ActivationSent',
  });
  expect(invited.sharedAccess?.map(({ user }) => user?.userId)).toEqual([tomas]);
  const second = await list({ count: '1', start_position: '1' });
  expect(second).toMatchObject({ resultSetSize: '1', startPosition: '1', endPosition: '1' });
  expect(await catchErrorCode(list({ item_type: 'folders' }))).toBe('INVALID_REQUEST_PARAMETER');
});
