import {
  groupUsersList,
  signingGroupUsersList,
  usersCreate,
  usersDelete,
  usersGet,
  usersGetSettings,
  usersList,
  usersUpdate,
  usersUpdateList,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { accountId, mara } from '../../harness.ts';
import { listOutcomes, catchRefusal } from './ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';
const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const nobody = '00000000-0000-0000-0000-000000000000';
const clerk = { userName: 'Olga Brandt', email: 'olga.brandt@harbour.example' };

describe('a new user', () => {
  it('is invited, or waits where no e-mail is wanted, and each fails alone', async () => {
    const { client, control } = newTenant();
    const { newUsers = [] } = await usersCreate(client, {
      body: {
        newUsers: [
          { ...clerk, jobTitle: 'Berth clerk', groupList: [{ groupId: '7731204' }] },
          { userName: 'Rui Costa', email: 'rui@harbour.example', sendActivationEmail: 'false' },
          { userName: 'Mara Lindqvist', email: 'MARA.lindqvist@harbour.example' },
          { userName: 'No Mailbox', email: 'nowhere' },
          { ...clerk, userName: 'Olga B.', permissionProfileId: '999' },
        ],
      },
    });
    expect(newUsers.map(({ userStatus }) => userStatus)).toEqual([
      'ActivationSent',
      'ActivationRequired',
      undefined,
      undefined,
      undefined,
    ]);
    expect(listOutcomes(newUsers)).toEqual([
      '-',
      '-',
      'USER_ALREADY_EXISTS_IN_ACCOUNT',
      'INVALID_REQUEST_PARAMETER',
      'INVALID_REQUEST_PARAMETER',
    ]);
    const invitations = await control.outbox({ reason: 'activation' });
    expect(invitations.map(({ to }) => to.email)).toEqual([clerk.email]);
    const userId = newUsers[0]?.userId ?? '';
    const user = await usersGet(client, { path: { userId } });
    expect(user).toMatchObject({
      ...clerk,
      jobTitle: 'Berth clerk',
      isAdmin: 'False',
      permissionProfileName: 'DocuSign Sender',
      groupList: [{ groupName: 'Everyone' }, { groupId: '7731204' }],
    });
  });

  it('is closed and keeps the record, comes back under the same ID, and loses what it is to lose', async () => {
    const { client } = newTenant();
    const add = async () =>
      (
        await usersCreate(client, {
          body: { newUsers: [{ ...clerk, groupList: [{ groupId: '7731204' }] }] },
        })
      ).newUsers?.[0];
    const userId = (await add())?.userId ?? '';
    const { users = [] } = await usersDelete(client, {
      query: { delete: 'Groups' },
      body: { users: [{ userId }, { userId: nobody }] },
    });
    expect(users[0]?.userStatus).toBe('closed');
    expect(listOutcomes(users)).toEqual(['-', 'INVALID_USERID']);
    expect((await usersGet(client, { path: { userId } })).userStatus).toBe('Closed');
    const berths = await groupUsersList(client, { path: { groupId: '7731204' } });
    expect(berths.users?.map((one) => one.userId)).toEqual([mara, tomas]);
    const again = await add();
    expect([again?.userId, again?.userStatus]).toEqual([userId, 'ActivationSent']);
  });

  it('leaves signing groups only where that is asked for', async () => {
    const { client } = newTenant();
    const path = { signingGroupId: '9120457' };
    const leave = (what?: string) =>
      usersDelete(client, {
        ...(what !== undefined && { query: { delete: what } }),
        body: { users: [{ userId: tomas }] },
      });
    await leave();
    expect((await signingGroupUsersList(client, { path })).users).toHaveLength(2);
    await leave('PermissionSet, SigningGroupsEmail');
    expect((await signingGroupUsersList(client, { path })).users).toHaveLength(1);
    const { permissionProfileId } = await usersGet(client, { path: { userId: tomas } });
    expect(permissionProfileId).toBeUndefined();
  });
});

describe('the list of users', () => {
  it('is narrowed down by every filter, and comes in pages', async () => {
    const { client } = newTenant();
    const names = async (query: Record<string, string>) =>
      (await usersList(client, { query })).users?.map(({ userName }) => userName);
    // By name.
    expect(await names({ status: 'Closed,ActivationSent' })).toEqual([
      'Petra Halloran',
      'Tomas Okafor',
    ]);
    expect(await names({ user_name_substring: 'LIND' })).toEqual(['Mara Lindqvist']);
    expect(await names({ email: 'Ines.Arcand@harbour.example' })).toEqual(['Ines Arcand']);
    expect(await names({ group_id: '7731204' })).toEqual(['Mara Lindqvist', 'Tomas Okafor']);
    expect(await names({ group_id: '7731204', not_group_id: '7731200' })).toEqual(['Tomas Okafor']);
    const page = await usersList(client, { query: { start_position: '1', count: '2' } });
    expect(page).toMatchObject({ resultSetSize: '2', startPosition: '1', endPosition: '2' });
    expect(page.nextUri).toContain('start_position=3');
  });

  it('tells everything where that is asked for', async () => {
    const { client } = newTenant();
    const find = async (query: { additional_info?: 'true' }) =>
      (await usersList(client, { query })).users?.find(({ userId }) => userId === mara);
    const short = await find({});
    const full = await find({ additional_info: 'true' });
    expect(short?.customSettings).toBeUndefined();
    const one = await usersGet(client, { path: { userId: mara } });
    expect({ ...full, userSettings: one.userSettings }).toEqual(one);
    expect(full?.customSettings).toContainEqual({ name: 'defaultBerth', value: 'B-42' });
  });

  it('tells the licence where that is asked for, as one user does', async () => {
    const { client } = newTenant();
    const query = { include_license: 'true' } as const;
    const { users = [] } = await usersList(client, { query });
    const licenses = new Map(users.map((one) => [one.userId, one.licenseStatus]));
    expect([licenses.get(mara), licenses.get(tomas)]).toEqual(['active', 'inactive']);
    const path = { userId: mara };
    expect(await usersGet(client, { path, query })).toMatchObject({
      licenseType: 'Business',
      licenseStatus: 'active',
    });
    expect(await usersGet(client, { path })).not.toHaveProperty('licenseStatus');
  });

  it('of one user has the settings and all other details, whether asked for or not', async () => {
    const { client } = newTenant();
    const path = { userId: ines };
    const short = await usersGet(client, { path });
    expect(short.userSettings).toEqual(await usersGetSettings(client, { path }));
    const full = await usersGet(client, { path, query: { additional_info: 'true' } });
    expect(full).toEqual(short);
    expect(full.userSettings).toEqual(await usersGetSettings(client, { path }));
    expect(full).toMatchObject({
      groupList: expect.any(Array),
      customSettings: expect.any(Array),
      workAddress: expect.any(Object),
      isAlternateAdmin: 'False',
      sendActivationOnInvalidLogin: 'false',
      defaultAccountId: accountId,
    });
  });

  it('is not for viewers', async () => {
    const viewer = createTestClient({ tenant: newTenant().tenant, token: 'sandbox-viewer' });
    expect(await catchRefusal(usersList(viewer))).toBe('400 USER_LACKS_PERMISSIONS');
  });
});

describe('a user is changed', () => {
  it('by themselves as to personal data, by administrators as to rights', async () => {
    const { client, tenant } = newTenant();
    const sender = createTestClient({ tenant, token: 'sandbox-sender' });
    const path = { userId: ines };
    // A user as read can be sent back with one change.
    const read = await usersGet(sender, { path });
    const changed = await usersUpdate(sender, { path, body: { ...read, jobTitle: 'Pilot' } });
    expect(changed.jobTitle).toBe('Pilot');
    const promotion = { permissionProfileId: '2301414' };
    expect(await catchRefusal(usersUpdate(sender, { path, body: promotion }))).toBe(
      '400 USER_NOT_ACCOUNT_ADMIN',
    );
    expect(await catchRefusal(usersGet(sender, { path: { userId: mara } }))).toBe(
      '400 USER_LACKS_PERMISSIONS',
    );
    expect((await usersUpdate(client, { path, body: promotion })).isAdmin).toBe('True');
    expect((await usersGet(sender, { path: { userId: mara } })).userName).toBe('Mara Lindqvist');
    expect(await catchRefusal(usersGet(client, { path: { userId: nobody } }))).toBe(
      '400 USER_NOT_FOUND',
    );
  });

  it('and invited again, activated, disabled, or opened again', async () => {
    const { client, control, tenant } = newTenant();
    const path = { userId: tomas };
    const body = { sendActivationEmail: 'true' } as const;
    await usersUpdate(client, { path, body });
    expect(await control.outbox({ reason: 'activation' })).toHaveLength(1);
    const statusAfter = async (userStatus: 'Active' | 'Disabled' | 'Closed') =>
      (await usersUpdate(client, { path, body: { userStatus } })).userStatus;
    expect(await statusAfter('Active')).toBe('Active');
    expect(await statusAfter('Closed')).toBe('Closed');
    expect(await statusAfter('Active')).toBe('ActivationSent');
    const sender = createTestClient({ tenant, token: 'sandbox-sender' });
    await usersUpdate(client, { path: { userId: ines }, body: { userStatus: 'Disabled' } });
    expect(await catchRefusal(usersList(sender))).toBe('400 USER_LACKS_MEMBERSHIP');
  });

  it('in a batch, each with its own outcome', async () => {
    const { client } = newTenant();
    const taken = { userName: 'Mara Lindqvist', email: 'mara.lindqvist@harbour.example' };
    const { users = [] } = await usersUpdateList(client, {
      body: {
        users: [
          { userId: tomas, jobTitle: 'Berth clerk' },
          { userId: nobody, jobTitle: 'Berth clerk' },
          { userId: ines, ...taken },
        ],
      },
    });
    expect(users[0]?.jobTitle).toBe('Berth clerk');
    expect(listOutcomes(users)).toEqual(['-', 'INVALID_USERID', 'USER_ALREADY_EXISTS_IN_ACCOUNT']);
    expect((await usersGet(client, { path: { userId: ines } })).userName).toBe('Ines Arcand');
  });
});

describe('settings of a user', () => {
  it('come from the permission profile, under what was changed', async () => {
    const { client, tenant } = newTenant();
    const sender = createTestClient({ tenant, token: 'sandbox-sender' });
    const path = { userId: ines };
    expect(await usersGetSettings(sender, { path })).toMatchObject({
      canSendEnvelope: 'true',
      canManageAccount: 'false',
    });
    await usersUpdateSettings(sender, {
      path,
      body: { locale: 'de', senderEmailNotifications: { recipientViewed: 'true' } },
    });
    expect(
      await catchRefusal(usersUpdateSettings(sender, { path, body: { bulkSend: 'true' } })),
    ).toBe('400 USER_LACKS_PERMISSIONS');
    await usersUpdateSettings(client, { path, body: { bulkSend: 'true' } });
    expect(await usersGetSettings(sender, { path })).toMatchObject({
      locale: 'de',
      bulkSend: 'true',
      senderEmailNotifications: { recipientViewed: 'true', envelopeComplete: 'true' },
      modifiedBy: 'Mara Lindqvist',
      modifiedDate: expect.stringMatching(/^\d+\/\d+\/\d{4} \d+:\d\d:\d\d [ap]m$/),
    });
  });
});
