import { usersGet, usersList } from '@countersign/client/esign-v2.1';
import {
  usersGetUser,
  usersGetUsers,
  usersInviteClassicAdmin,
  usersInviteUser,
  usersLockUser,
  usersReinviteUser,
  usersRemoveUser,
} from '@countersign/client/rooms-v2';
import type { UserToInvite } from '@countersign/types/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { accountId } from '../../harness.ts';
import { inesId, invite, lena, startUsersTest, tomasId } from './harness.ts';

const { openTenant, close } = await startUsersTest();
afterAll(close);

type Tenant = ReturnType<typeof openTenant>;

/** The links of the invitations in the outbox, oldest first. */
async function readLinks({ control }: Tenant): Promise<string[]> {
  const sent = await control.outbox({ to: lena.email, reason: 'rooms-invitation' });
  return sent.map(({ link = '' }) => link);
}

async function readLink(tenant: Tenant): Promise<string> {
  return (await readLinks(tenant)).at(-1) ?? '';
}

/** The member of the e-signature account with the address of Lena Hofer. */
async function findSigningUser({ client }: Tenant) {
  const { users = [] } = await usersList(client, { query: { email_substring: lena.email } });
  return users.find(({ email }) => email === lena.email);
}

describe('an invitation to a company on v6', () => {
  it('adds a pending member, a user of the account, and an e-mail', async () => {
    const tenant = openTenant();
    const { client, control } = tenant;
    const user = await usersInviteUser(client, { body: lena });
    expect(user).toEqual({
      userId: expect.any(Number),
      email: lena.email,
      firstName: 'Lena',
      lastName: 'Hofer',
      isLockedOut: false,
      status: 'Pending',
      accessLevel: 'Office',
      defaultOfficeId: 4410,
      roleId: 52_411,
      offices: [4410],
      regions: [],
    });
    expect(await usersGetUser(client, { path: { userId: user.userId ?? 0 } })).toEqual(user);
    expect(await findSigningUser(tenant)).toMatchObject({
      userName: 'Lena Hofer',
      userStatus: 'ActivationSent',
      permissionProfileId: '2301415',
    });
    const sent = await control.outbox({ to: lena.email });
    expect(sent).toMatchObject([
      { subject: 'Mara Lindqvist invites you to Harbour Leasing on Rooms' },
    ]);
  });

  it('is accepted on the page of the link, once', async () => {
    const tenant = openTenant();
    const { client, visit, logIn } = tenant;
    const userId = await invite(client);
    const link = await readLink(tenant);
    const page = await visit(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Join Harbour Leasing');
    expect(await usersGetUser(client, { path: { userId } })).toMatchObject({ status: 'Pending' });
    const { userId: eSignUserId = '' } = (await findSigningUser(tenant)) ?? {};
    const asLena = await logIn(eSignUserId);
    expect(await catchRefusal(usersGetUsers(asLena))).toBe('400 USER_LACKS_MEMBERSHIP');

    const accepted = await visit(link, { action: 'accept' });
    expect([accepted.status, await accepted.text()]).toEqual([
      200,
      expect.stringContaining('Welcome to Harbour Leasing'),
    ]);
    expect(await usersGetUser(client, { path: { userId } })).toMatchObject({ status: 'Active' });
    expect(await findSigningUser(tenant)).toMatchObject({ userStatus: 'Active' });
    expect(await usersGetUsers(asLena)).toMatchObject({ totalRowCount: 4 });
    expect((await visit(link)).status).toBe(410);
    expect((await visit(link, { action: 'accept' })).status).toBe(410);
  });

  it('redirects the browser to the URL of the request', async () => {
    const tenant = openTenant();
    const redirectUrl = 'https://intranet.harbour.example/welcome?to=rooms';
    await invite(tenant.client, { redirectUrl });
    const accepted = await tenant.visit(await readLink(tenant), { action: 'accept' });
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, redirectUrl]);
  });

  it('is valid for 30 days, by the clock of the tenant', async () => {
    const tenant = openTenant();
    const { client, control, visit } = tenant;
    const userId = await invite(client);
    const link = await readLink(tenant);
    await control.advance({ days: 29 });
    expect((await visit(link)).status).toBe(200);
    await control.advance({ days: 1 });
    const expired = await visit(link, { action: 'accept' });
    expect([expired.status, await expired.text()]).toEqual([
      410,
      expect.stringContaining('has expired'),
    ]);
    expect(await usersGetUser(client, { path: { userId } })).toMatchObject({ status: 'Pending' });
    await usersReinviteUser(client, { path: { userId } });
    expect((await visit(await readLink(tenant), { action: 'accept' })).status).toBe(200);
  });

  it('is sent again with a new link, which keeps the URL', async () => {
    const tenant = openTenant();
    const { client, visit } = tenant;
    const redirectUrl = 'https://intranet.harbour.example/welcome';
    const userId = await invite(client, { redirectUrl });
    await usersReinviteUser(client, { path: { userId } });
    const [first = '', second = ''] = await readLinks(tenant);
    expect(first).not.toBe(second);
    const old = await visit(first, { action: 'accept' });
    expect([old.status, await old.text()]).toEqual([410, expect.stringContaining('newer')]);
    const accepted = await visit(second, { action: 'accept' });
    expect(accepted.headers.get('location')).toBe(redirectUrl);
    expect(await catchRefusal(usersReinviteUser(client, { path: { userId } }))).toBe(
      '400 USER_ALREADY_ACTIVE',
    );
  });

  it('cannot be accepted by a locked person, or after it was withdrawn', async () => {
    const tenant = openTenant();
    const { client, control, visit } = tenant;
    const userId = await invite(client);
    const link = await readLink(tenant);
    await usersLockUser(client, { path: { userId }, body: { reason: 'Not yet.' } });
    expect((await visit(link, { action: 'accept' })).status).toBe(403);
    await expect(control.acceptRoomsInvitation(accountId, userId)).rejects.toMatchObject({
      status: 400,
    });
    await usersRemoveUser(client, { path: { userId } });
    expect((await visit(link, { action: 'accept' })).status).toBe(404);
  });

  it('needs a form that says so, and a link that exists', async () => {
    const tenant = openTenant();
    const { client, visit } = tenant;
    const userId = await invite(client);
    const link = await readLink(tenant);
    expect((await visit(link, { action: 'decline' })).status).toBe(400);
    expect((await visit(link.replace('rooms-invitation/', 'rooms-invitation/x'))).status).toBe(404);
    expect(await usersGetUser(client, { path: { userId } })).toMatchObject({ status: 'Pending' });
  });

  it.each<[string, Partial<UserToInvite>, string]>([
    ['a member has the address', { email: 'Ines.Arcand@HARBOUR.example' }, 'MEMBER_ALREADY_EXISTS'],
    ['the address is none', { email: 'lena' }, 'PROPERTY_VALIDATION_FAILURE'],
    ['the name is empty', { firstName: ' ' }, 'PROPERTY_VALIDATION_FAILURE'],
    ['the role does not exist', { roleId: 99 }, 'PROPERTY_VALIDATION_FAILURE'],
    ['the role is for people from outside', { roleId: 52_412 }, 'PROPERTY_VALIDATION_FAILURE'],
    ['the default office does not exist', { defaultOfficeId: 99 }, 'PROPERTY_VALIDATION_FAILURE'],
    ['an office does not exist', { offices: [4410, 99] }, 'PROPERTY_VALIDATION_FAILURE'],
    ['a region is missing', { accessLevel: 'Region' }, 'PROPERTY_VALIDATION_FAILURE'],
    [
      'a region does not exist',
      { accessLevel: 'Region', regions: [99] },
      'PROPERTY_VALIDATION_FAILURE',
    ],
    ['v6 does not have the access level', { accessLevel: 'Admin' }, 'PROPERTY_VALIDATION_FAILURE'],
    [
      'the profile does not exist',
      { eSignPermissionProfileId: '99' },
      'PROPERTY_VALIDATION_FAILURE',
    ],
    [
      'the URL is not a web page',
      { redirectUrl: 'javascript:alert(1)' },
      'PROPERTY_VALIDATION_FAILURE',
    ],
  ])('is refused where %s', async (_, more, code) => {
    const tenant = openTenant();
    const { client } = tenant;
    expect(await catchRefusal(invite(client, more))).toBe(`400 ${code}`);
    expect(await usersGetUsers(client)).toMatchObject({ totalRowCount: 3 });
    expect(await readLinks(tenant)).toEqual([]);
    expect(await findSigningUser(tenant)).toBeUndefined();
  });

  it('uses only the list that belongs to the access level', async () => {
    const { client } = openTenant();
    const places = { offices: [4411], regions: [1207, 1208, 1207] };
    expect(
      await usersInviteUser(client, { body: { ...lena, ...places, accessLevel: 'Region' } }),
    ).toMatchObject({ offices: [], regions: [1207, 1208] });
    const omar = { ...lena, ...places, email: 'omar@harbour.example' };
    expect(await usersInviteUser(client, { body: omar })).toMatchObject({
      offices: [4410, 4411],
      regions: [],
    });
  });

  it('leaves the permission profile of an existing user of the account', async () => {
    const { client, control } = openTenant();
    const jonas = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
    const userId = await invite(client, {
      email: 'jonas.weir@harbour.example',
      firstName: 'Jonas',
      lastName: 'Weir',
    });
    expect(await control.acceptRoomsInvitation(accountId, userId)).toMatchObject({
      userId,
      eSignUserId: jonas,
      email: 'jonas.weir@harbour.example',
      status: 'Active',
    });
    expect(await usersGet(client, { path: { userId: jonas } })).toMatchObject({
      userStatus: 'Active',
      permissionProfileId: '2301416',
    });
  });

  it('makes a member of a person from outside, who keeps the number', async () => {
    const { client } = openTenant();
    const user = await usersInviteUser(client, {
      body: { ...lena, email: 'ines.valdivia@seabird.example' },
    });
    expect(user).toMatchObject({ userId: 33_164, status: 'Pending', roleId: 52_411 });
  });
});

describe('the control call that accepts an invitation', () => {
  it('works without an e-mail, and only once', async () => {
    const { client, control } = openTenant();
    expect(await control.acceptRoomsInvitation(accountId, tomasId)).toMatchObject({
      userId: tomasId,
      status: 'Active',
    });
    expect(
      await usersGet(client, { path: { userId: 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35' } }),
    ).toMatchObject({ userStatus: 'Active' });
    for (const [userId, status] of [
      [tomasId, 400],
      [1, 404],
      [33_164, 400],
    ] as const)
      await expect(control.acceptRoomsInvitation(accountId, userId)).rejects.toMatchObject({
        status,
      });
  });

  it('returns where the page redirects the browser', async () => {
    const { client, control } = openTenant();
    const redirectUrl = 'https://intranet.harbour.example/welcome';
    const userId = await invite(client, { redirectUrl });
    expect(await control.acceptRoomsInvitation(accountId, userId)).toMatchObject({ redirectUrl });
  });
});

it('an operation of v5 is refused, once the role allows it', async () => {
  const { client, ines } = openTenant();
  const { email, firstName, lastName } = lena;
  const body = { email, firstName, lastName };
  expect(await catchRefusal(usersInviteClassicAdmin(client, { body }))).toBe(
    '400 ACCOUNT_LACKS_PERMISSIONS',
  );
  expect(await catchRefusal(usersInviteClassicAdmin(ines, { body }))).toBe(
    '403 USER_LACKS_PERMISSIONS',
  );
  expect(await catchRefusal(usersReinviteUser(ines, { path: { userId: inesId } }))).toBe(
    '403 USER_LACKS_PERMISSIONS',
  );
});
