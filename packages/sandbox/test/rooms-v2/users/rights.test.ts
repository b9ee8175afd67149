import type { Client } from '@countersign/client';
import {
  nrdsUpdateUserNrdsId,
  usersAddUserToOffice,
  usersAddUserToRegion,
  usersLockUser,
  usersReinviteUser,
  usersRemoveUser,
  usersRemoveUserFromOffice,
  usersUnlockUser,
  usersUpdateUser,
} from '@countersign/client/rooms-v2';
import type { Permissions, UserToInvite } from '@countersign/types/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { inesArcand } from '../ines.ts';
import { inesId, invite, maraId, startUsersTest, tomasId } from './harness.ts';

const { openTenant, close } = await startUsersTest();
afterAll(close);

const refused = '403 USER_LACKS_PERMISSIONS';

/** The number of a member of office 4411, with the access level of Ines. */
const yardId = 33_140;
/** The number of a member of office 4410, who has the access level of Ines and owns no rooms. */
const quayId = 33_142;
/** The number of a member without offices, with the access level of contributors. */
const guestId = 33_141;

/** A tenant in which Ines Arcand, a member of office 4410, has some permissions and an access level. */
async function openWith(permissions: Permissions, more: object = {}) {
  const tenant = openTenant();
  const common = { lastName: 'Berg', roleId: 52_411 };
  await tenant.control.seed({
    roomsRoles: [{ roleId: 52_499, name: 'Own', permissions: { ...permissions } }],
    roomsUsers: [
      {
        ...inesArcand,
        roleId: 52_499,
        ...more,
      },
      {
        ...common,
        userId: yardId,
        email: 'yard@harbour.example',
        firstName: 'Una',
        accessLevel: 'Office',
        offices: [4411],
      },
      {
        ...common,
        userId: quayId,
        email: 'quay@harbour.example',
        firstName: 'Kai',
        accessLevel: 'Office',
        offices: [4410],
      },
      {
        ...common,
        userId: guestId,
        email: 'guest@harbour.example',
        firstName: 'Gro',
        accessLevel: 'Contributor',
        offices: [4410],
      },
    ],
  });
  return tenant;
}

/** Checks whether a call was allowed, or rejected for lack of rights. */
async function isAllowed(call: PromiseLike<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    async (error: unknown) => {
      const refusal = await catchRefusal(Promise.reject(error));
      // The user has the right: the call is rejected because the member owns a room.
      if (refusal === '400 USER_OWNS_ROOMS') return true;
      expect(refusal).toBe(refused);
      return false;
    },
  );
}

const reason = 'On leave.';

/** The calls that change a member, by the permissions that they need. */
const calls: readonly (readonly [
  string,
  string,
  (client: Client, userId: number) => Promise<unknown>,
])[] = [
  [
    'lock',
    'canManageMember',
    (client, userId) => usersLockUser(client, { path: { userId }, body: { reason } }),
  ],
  ['unlock', 'canManageMember', (client, userId) => usersUnlockUser(client, { path: { userId } })],
  [
    'set the default office of',
    'canManageMember',
    (client, userId) =>
      usersUpdateUser(client, { path: { userId }, body: { defaultOfficeId: 4410 } }),
  ],
  [
    'set the NRDS number of',
    'canManageMember',
    (client, userId) =>
      nrdsUpdateUserNrdsId(client, { path: { userId }, body: { nrdsId: '26100412' } }),
  ],
  [
    'remove',
    'canRemoveCompanyMember',
    (client, userId) => usersRemoveUser(client, { path: { userId } }),
  ],
];

describe.each(calls)('a member who may %s others', (_, right, call) => {
  it('of the same access level does so in the own offices', async () => {
    const { ines } = await openWith({ [`${right}SameAccessLevel`]: true });
    expect(await isAllowed(call(ines, guestId))).toBe(false);
    expect(await isAllowed(call(ines, maraId))).toBe(false);
    expect(await isAllowed(call(ines, yardId))).toBe(false);
    expect(await isAllowed(call(ines, quayId))).toBe(true);
  });

  it('of lower access levels does so in the own offices', async () => {
    const { ines } = await openWith({ [`${right}LowerAccessLevel`]: true });
    expect(await isAllowed(call(ines, quayId))).toBe(false);
    expect(await isAllowed(call(ines, maraId))).toBe(false);
    expect(await isAllowed(call(ines, guestId))).toBe(true);
  });

  it('needs one of the two permissions', async () => {
    const { ines } = await openWith({ canManageAccount: true, canManageRolesAndPermissions: true });
    expect(await isAllowed(call(ines, guestId))).toBe(false);
  });
});

describe('a member who may add others', () => {
  const outsider = { email: 'omar@quayside.example' };

  it.each<[Partial<UserToInvite>, boolean, boolean]>([
    [{ accessLevel: 'Contributor' }, true, false],
    [{ accessLevel: 'Office' }, false, true],
    [{ accessLevel: 'Office', offices: [4410, 4411] }, false, false],
    [{ accessLevel: 'Contributor', defaultOfficeId: 4411 }, false, false],
    [{ accessLevel: 'Region', regions: [1207] }, false, false],
    [{ accessLevel: 'Company' }, false, false],
  ])('of one office invites %j: lower %s, same %s', async (more, lower, same) => {
    const below = await openWith({ canAddMemberAndSetRoleLowerAccessLevel: true });
    expect(await isAllowed(invite(below.ines, { ...outsider, ...more }))).toBe(lower);
    const equal = await openWith({ canAddMemberAndSetRoleSameAccessLevel: true });
    expect(await isAllowed(invite(equal.ines, { ...outsider, ...more }))).toBe(same);
  });

  it.each<[Partial<UserToInvite>, boolean]>([
    [{ accessLevel: 'Office', defaultOfficeId: 4410 }, true],
    [{ accessLevel: 'Office', defaultOfficeId: 4411 }, false],
    [{ accessLevel: 'Region', regions: [1207] }, false],
  ])('of lower levels in a region invites %j: %s', async (more, allowed) => {
    const region = { accessLevel: 'Region', regions: [1207], offices: [] };
    const { ines } = await openWith({ canAddMemberAndSetRoleLowerAccessLevel: true }, region);
    expect(await isAllowed(invite(ines, { ...outsider, ...more }))).toBe(allowed);
  });

  it('invites again the same people', async () => {
    const { ines } = await openWith({ canAddMemberAndSetRoleSameAccessLevel: true });
    expect(await isAllowed(usersReinviteUser(ines, { path: { userId: tomasId } }))).toBe(true);
    const other = await openWith({ canAddMemberAndSetRoleLowerAccessLevel: true });
    const again = usersReinviteUser(other.ines, { path: { userId: tomasId } });
    expect(await isAllowed(again)).toBe(false);
  });
});

describe('a member who may manage others', () => {
  const path = { userId: tomasId };

  it('uses only the own offices and regions', async () => {
    const { ines } = await openWith({ canManageMemberSameAccessLevel: true });
    for (const call of [
      () => usersAddUserToOffice(ines, { path, body: { officeId: 4411 } }),
      () => usersAddUserToRegion(ines, { path, body: { regionId: 1207 } }),
      () => usersUpdateUser(ines, { path, body: { defaultOfficeId: 4411 } }),
    ])
      expect(await catchRefusal(call())).toBe(refused);
    const all = await openWith(
      { canManageMemberLowerAccessLevel: true },
      { accessLevel: 'Company' },
    );
    await usersAddUserToOffice(all.ines, { path, body: { officeId: 4411 } });
    await usersRemoveUserFromOffice(all.ines, { path, body: { officeId: 4411 } });
  });
});

it('members change their own NRDS number without a permission', async () => {
  const { ines } = await openWith({});
  const body = { nrdsId: '261004127' };
  expect(await nrdsUpdateUserNrdsId(ines, { path: { userId: inesId }, body })).toEqual({
    ...body,
    nrdsLastName: 'Arcand',
    nrdsStatus: 'Active',
  });
});
