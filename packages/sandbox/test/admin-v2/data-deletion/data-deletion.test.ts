import type { Client } from '@countersign/client';
import {
  dataDeletionRedactIndividualMembershipData,
  dataDeletionRedactIndividualUserData,
  userExportCreateUserListExport,
  userExportGetUserListExports,
} from '@countersign/client/admin-v2';
import {
  contactsCreate,
  envelopesCreate,
  envelopesListAuditEvents,
  envelopesListStatusChanges,
  connectEventsList,
  signingGroupsCreate,
  signingGroupsList,
  usersCreate,
  usersDelete,
  usersGet,
  usersList,
} from '@countersign/client/esign-v2.1';
import { usersGetUsers as roomsUsersList } from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { definition, startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';

const test = await startControlTest();
afterAll(test.close);

const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const petra = '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94';
const charter = '0a6e4b2c-8d71-4f95-b3e8-6c1d9f7a2e54';
const gullPoint = '6d1f4b83-2c97-4e50-a8d6-f39b7e0c5a12';
const harbourGroup = { organizationId: 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48' };

function redactIn(client: Client, account: string, userId: string) {
  return dataDeletionRedactIndividualMembershipData(client, {
    path: { accountId: account },
    body: { user_id: userId },
  });
}

function redactAll(client: Client, userId: string, ...accounts: string[]) {
  return dataDeletionRedactIndividualUserData(client, {
    path: harbourGroup,
    body: { user_id: userId, memberships: accounts.map((account_id) => ({ account_id })) },
  });
}

function close(client: Client, userId: string, account = accountId) {
  return usersDelete(client, { path: { accountId: account }, body: { users: [{ userId }] } });
}

/**
 * Reads everything about users and envelopes that an administrator of the first account can read,
 * as one text.
 */
async function readEverything(client: Client, control: ReturnType<typeof test.control>) {
  const { envelopes = [] } = await envelopesListStatusChanges(client, {
    query: { from_date: '2020-01-01', include: 'recipients,tabs,custom_fields', count: '500' },
  });
  const trails = await Promise.all(
    envelopes.map(({ envelopeId = '' }) =>
      envelopesListAuditEvents(client, { path: { envelopeId } }),
    ),
  );
  return JSON.stringify([
    envelopes,
    trails,
    await usersList(client, { query: { status: 'Active,Closed', additional_info: 'true' } }),
    await connectEventsList(client),
    await signingGroupsList(client, { query: { include_users: 'true' } }),
    await roomsUsersList(client),
    await control.outbox(),
  ]);
}

describe('the deletion of the data of a user', () => {
  it('replaces them in the membership, envelopes, histories, e-mails, logs and rooms of the account', async () => {
    const { client, control, tenant } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const sender = test.client({ tenant, token: 'sandbox-sender' });
    const person = { name: 'Ines Arcand', email: 'Ines.Arcand@harbour.example' };
    const { envelopeId = '' } = await envelopesCreate(sender, { body: definition() });
    await envelopesCreate(client, {
      body: {
        ...definition({ emailSubject: 'For Ines Arcand' }),
        recipients: { signers: [{ ...person, recipientId: '1' }] },
      },
    });
    await contactsCreate(sender, {
      body: { contactList: [{ name: 'Omar Dahl', emails: ['omar.dahl@quayside.example'] }] },
    });
    await signingGroupsCreate(client, {
      body: {
        groups: [
          {
            groupName: 'Berth desk',
            users: [
              { userName: person.name, email: person.email },
              { userName: 'Mara Lindqvist', email: 'mara.lindqvist@harbour.example' },
            ],
          },
        ],
      },
    });
    expect(await readEverything(client, control)).toContain('Arcand');
    await close(client, ines);
    await control.advance({ hours: 24 });
    expect(await redactIn(client, accountId, ines)).toEqual({
      user_id: ines,
      membership_results: [{ account_id: accountId, status: 'success' }],
      status: 'success',
    });
    const all = await readEverything(client, control);
    expect(all).not.toMatch(/arcand/i);
    // Past actions of the user remain, by the same user ID; other people keep their names.
    expect(all).toContain(envelopeId);
    expect(all).toContain('Mara Lindqvist');
    expect(await usersGet(client, { path: { userId: ines } })).toMatchObject({
      userName: 'Redacted',
      email: `redacted_${ines}@redacted.example`,
      userStatus: 'Closed',
    });
    expect(await redactIn(client, accountId, ines)).toMatchObject({ status: 'already_redacted' });
  });

  it('leaves other accounts alone, until the data of the last one and the log-in are deleted', async () => {
    const { client, control, tenant } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const charterAdmin = test.client({ tenant, token: 'sandbox-account-admin' });
    await usersCreate(charterAdmin, {
      path: { accountId: charter },
      body: {
        newUsers: [{ userName: 'Petra Halloran', email: 'petra.halloran@harbour.example' }],
      },
    });
    await redactIn(client, accountId, petra);
    const inCharter = () => usersGet(charterAdmin, { path: { accountId: charter, userId: petra } });
    expect(await inCharter()).toMatchObject({ userName: 'Petra Halloran' });
    await close(charterAdmin, petra, charter);
    await control.advance({ days: 1 });
    expect(await redactAll(client, petra, accountId, charter)).toEqual({
      user_id: petra,
      membership_results: [
        { account_id: accountId, status: 'already_redacted' },
        { account_id: charter, status: 'success' },
      ],
      status: 'success',
    });
    expect(await inCharter()).toMatchObject({ userName: 'Redacted' });
    // The old log-in is gone: the same person is a new user.
    const { newUsers = [] } = await usersCreate(client, {
      body: {
        newUsers: [{ userName: 'Petra Halloran', email: 'petra.halloran@harbour.example' }],
      },
    });
    expect(newUsers).toMatchObject([{ userName: 'Petra Halloran' }]);
    expect(newUsers[0]?.userId).toMatch(/^[\da-f-]{36}$/);
    expect(newUsers[0]?.userId).not.toBe(petra);
  });

  it('of the last membership also replaces who requested exports of the organization', async () => {
    const { client, control, tenant } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const dev = '2fd7c6b5-90e8-4a13-8c4f-b71e05d9a362';
    await userExportCreateUserListExport(
      test.client({ tenant, token: 'sandbox-delegated-admin' }),
      {
        path: harbourGroup,
        body: { type: 'organization_memberships_export', accounts: [{ account_id: accountId }] },
      },
    );
    const listRequestors = async () => {
      const { exports = [] } = await userExportGetUserListExports(client, { path: harbourGroup });
      return exports.map(({ requestor }) => requestor?.email);
    };
    expect(await listRequestors()).toContain('dev.malhotra@harbour.example');
    await close(client, dev);
    await control.advance({ hours: 24 });
    await redactAll(client, dev, accountId);
    expect(await listRequestors()).toContain(`redacted_${dev}@redacted.example`);
    expect(await listRequestors()).not.toContain('dev.malhotra@harbour.example');
  });

  it('requires a membership that has been closed for 24 hours, and deletes nothing before', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const attempt = async () => await catchRefusal(redactIn(client, accountId, ines));
    expect(await attempt()).toBe('400 invalid_request');
    await close(client, ines);
    expect(await attempt()).toBe('400 invalid_request');
    await control.advance({ hours: 23, minutes: 59 });
    expect(await attempt()).toBe('400 invalid_request');
    expect(await usersGet(client, { path: { userId: ines } })).toMatchObject({
      userName: 'Ines Arcand',
    });
    await control.advance({ minutes: 1 });
    expect(await redactIn(client, accountId, ines)).toMatchObject({ status: 'success' });
    expect(await catchRefusal(redactIn(client, accountId, charter))).toBe('404 not_found');
  });

  it('fails for the memberships that cannot be deleted yet, and is refused without another', async () => {
    const { client, control } = test.newTenant();
    expect(await redactAll(client, petra, accountId, charter)).toMatchObject({
      membership_results: [{ status: 'success' }, { status: 'failure' }],
      status: 'failure',
    });
    const [warning] = await control.warnings();
    expect(warning).toMatchObject({
      code: 'data-not-deleted',
      at: '/memberships/1/account_id',
      message: expect.stringContaining(`Harbour Charter has no user ${petra}.`),
    });
    expect(await catchRefusal(redactAll(client, ines, accountId))).toBe('400 invalid_request');
    expect(await catchRefusal(redactAll(client, petra, gullPoint))).toBe('404 not_found');
  });

  it('goes on in the background where there are many envelopes', async () => {
    const { client, control, tenant } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const sender = test.client({ tenant, token: 'sandbox-sender' });
    for (let at = 0; at < 210; at += 1)
      await envelopesCreate(sender, { body: { emailSubject: `Draft ${at}`, status: 'created' } });
    await close(client, ines);
    await control.advance({ hours: 24 });
    const { status } = await redactIn(client, accountId, ines);
    expect(status).toBe('pending');
    await control.advance({ seconds: 1 });
    expect(await redactIn(client, accountId, ines)).toMatchObject({ status: 'already_redacted' });
    expect(await readEverything(client, control)).not.toMatch(/arcand/i);
  });

  it('is for administrators of the account or the organization, also delegated ones', async () => {
    const { tenant } = test.newTenant();
    const as = (token: string) => test.client({ tenant, token });
    for (const token of ['sandbox-sender', 'sandbox-account-admin', 'sandbox-rooms-v5-admin'])
      expect(await catchRefusal(redactIn(as(token), accountId, petra))).toBe('403 access_denied');
    expect(await catchRefusal(redactAll(as('sandbox-account-admin'), petra, charter))).toBe(
      '403 access_denied',
    );
    // An account outside any organization has its own administrators, and no others.
    expect(await catchRefusal(redactIn(as('sandbox-rooms-v5-admin'), gullPoint, petra))).toBe(
      '404 not_found',
    );
    expect(await catchRefusal(redactIn(as('sandbox'), gullPoint, petra))).toBe('403 access_denied');
    expect(await catchRefusal(redactIn(as('sandbox'), petra, petra))).toBe('403 access_denied');
    expect(await redactIn(as('sandbox-delegated-admin'), accountId, petra)).toMatchObject({
      status: 'success',
    });
  });
});
