import { usersGet } from '@countersign/client/esign-v2.1';
import {
  usersGetUser,
  usersInviteClassicAdmin,
  usersInviteClassicAgent,
  usersInviteClassicManager,
  usersInviteUser,
  usersReinviteUser,
} from '@countersign/client/rooms-v2';
import type { ClassicManagerToInvite } from '@countersign/types/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { accountId, mara } from '../../harness.ts';
import { inesArcand } from '../ines.ts';
import { lena, maraId, startUsersTest } from './harness.ts';

const { openTenant, close } = await startUsersTest();
afterAll(close);

const person = { email: lena.email, firstName: 'Lena', lastName: 'Hofer' };
const manager: ClassicManagerToInvite = {
  ...person,
  defaultOfficeId: 4410,
  titleId: 318,
  accessLevel: 'Region',
  regions: [1207],
  eSignPermissionProfileId: '2301415',
  permissions: { isRegionManager: true, canCloseCompanyRooms: true },
};
const agent = { ...person, officeId: 4411, eSignPermissionProfileId: '2301416' };

/** The properties of a user of the seed in a company on v5. */
interface Classic {
  classic: 'agent' | 'manager';
  classicPermissions?: { canManageCompanyMembers: boolean };
  accessLevel: 'Contributor' | 'Office';
}

/** A tenant whose company is on v5: Mara is an Admin, and Ines is as a test says. */
async function openClassic(ines: Classic = { classic: 'agent', accessLevel: 'Contributor' }) {
  const tenant = openTenant();
  await tenant.control.seed({
    roomsCompanies: [
      {
        companyId: 20_417,
        name: 'Harbour Leasing',
        version: 'v5',
        defaultFieldSetId: '7e2c9a54-1b86-4f3d-90a7-c5d8e1f46b20',
      },
    ],
    roomsUsers: [
      {
        userId: maraId,
        eSignUserId: mara,
        email: 'mara.lindqvist@harbour.example',
        firstName: 'Mara',
        lastName: 'Lindqvist',
        classic: 'admin',
        accessLevel: 'Admin',
      },
      {
        ...inesArcand,
        ...ines,
      },
    ],
  });
  return tenant;
}

describe('an invitation to a company on v5', () => {
  it('makes an Admin, also of the e-signature account', async () => {
    const { client, control } = await openClassic();
    const { userId = 0, ...user } = await usersInviteClassicAdmin(client, { body: person });
    expect(user).toEqual({
      ...person,
      isLockedOut: false,
      status: 'Pending',
      accessLevel: 'Admin',
      offices: [],
      regions: [],
    });
    const { eSignUserId = '' } = await control.acceptRoomsInvitation(accountId, userId);
    expect(await usersGet(client, { path: { userId: eSignUserId } })).toMatchObject({
      userStatus: 'Active',
      isAdmin: 'True',
      permissionProfileId: '2301414',
    });
  });

  it('makes a Manager with all permissions said', async () => {
    const { client } = await openClassic();
    const { userId = 0, ...user } = await usersInviteClassicManager(client, { body: manager });
    expect(user).toEqual({
      ...person,
      isLockedOut: false,
      status: 'Pending',
      accessLevel: 'Region',
      defaultOfficeId: 4410,
      titleId: 318,
      offices: [],
      regions: [1207],
      permissions: {
        isVisibleInTransactionRooms: false,
        canDeleteCompanyRooms: false,
        canDeleteCompanyDocuments: false,
        canManageCompanyRooms: false,
        canManageCompanyAccount: false,
        canManageCompanySharedLibrary: false,
        canManageCompanyMembers: false,
        canCloseCompanyRooms: true,
        canApproveCompanyChecklists: false,
        isCompanySystemAdmin: false,
        isRegionManager: true,
        isOfficeManager: false,
        autoAccessToCompanyRooms: false,
      },
    });
    expect(await usersGetUser(client, { path: { userId } })).toMatchObject(user);
  });

  it('makes an Agent of one office, who is invited again', async () => {
    const { client, control } = await openClassic();
    const { userId = 0, ...user } = await usersInviteClassicAgent(client, { body: agent });
    expect(user).toMatchObject({
      accessLevel: 'Contributor',
      defaultOfficeId: 4411,
      offices: [4411],
      regions: [],
    });
    expect(user).not.toHaveProperty('permissions');
    await usersReinviteUser(client, { path: { userId } });
    expect(await control.outbox({ to: lena.email, reason: 'rooms-invitation' })).toHaveLength(2);
    const { eSignUserId = '' } = await control.acceptRoomsInvitation(accountId, userId);
    expect(await usersGet(client, { path: { userId: eSignUserId } })).toMatchObject({
      permissionProfileId: '2301416',
    });
  });

  it('is not by a role', async () => {
    const { client } = await openClassic();
    expect(await catchRefusal(usersInviteUser(client, { body: lena }))).toBe(
      '400 ACCOUNT_LACKS_PERMISSIONS',
    );
  });

  it.each(['Admin', 'Contributor'] as const)(
    'is not for a Manager with %s',
    async (accessLevel) => {
      const { client } = await openClassic();
      const body = { ...manager, accessLevel };
      expect(await catchRefusal(usersInviteClassicManager(client, { body }))).toBe(
        '400 PROPERTY_VALIDATION_FAILURE',
      );
    },
  );
});

describe('who invites to a company on v5', () => {
  const refused = '403 USER_LACKS_PERMISSIONS';

  it('is not an Agent', async () => {
    const { ines } = await openClassic();
    expect(await catchRefusal(usersInviteClassicAgent(ines, { body: agent }))).toBe(refused);
  });

  it('is a Manager with the permission, in the own offices, but not for Admins', async () => {
    const { ines } = await openClassic({
      classic: 'manager',
      classicPermissions: { canManageCompanyMembers: true },
      accessLevel: 'Office',
    });
    expect(await catchRefusal(usersInviteClassicAdmin(ines, { body: person }))).toBe(refused);
    expect(await catchRefusal(usersInviteClassicManager(ines, { body: manager }))).toBe(refused);
    expect(await catchRefusal(usersInviteClassicAgent(ines, { body: agent }))).toBe(refused);
    expect(
      await usersInviteClassicAgent(ines, { body: { ...agent, officeId: 4410 } }),
    ).toMatchObject({ offices: [4410] });
  });
});
