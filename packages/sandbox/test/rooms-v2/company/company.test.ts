import {
  accountsGetAccountInformation,
  officesCreateOffice,
  officesGetOffices,
  rolesGetRoles,
} from '@countersign/client/rooms-v2';
import { accountsGet } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { openTenant } from './people.ts';

const test = await startControlTest();
afterAll(test.close);

/** The second account of the seed, whose company is on v5. */
const gullPoint = '6d1f4b83-2c97-4e50-a8d6-f39b7e0c5a12';

describe('the company of an account', () => {
  it('is told to members by ID and by number, and to people from outside', async () => {
    const { client, jonas } = await openTenant(test, { isMember: false });
    const company = await accountsGetAccountInformation(client);
    expect(company).toEqual({
      companyId: 20_417,
      name: 'Harbour Leasing',
      companyVersion: 'v6',
      docuSignAccountGuid: accountId,
      defaultFieldSetId: '7e2c9a54-1b86-4f3d-90a7-c5d8e1f46b20',
      requireOfficeLibraryAssignments: false,
    });
    const path = { accountId: '10583921' };
    expect(await accountsGetAccountInformation(client, { path })).toEqual(company);
    expect(await accountsGetAccountInformation(jonas)).toEqual(company);
  });

  it('leaves the other methods of its address to eSignature', async () => {
    const { client, tenant } = test.newTenant();
    const response = await test.sandbox.fetch(
      new Request(`http://sandbox.test/restapi/v2/accounts/${accountId}`, {
        method: 'DELETE',
        headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
      }),
    );
    expect(response.status).toBe(200);
    // A closed account has no members.
    expect(await catchRefusal(accountsGetAccountInformation(client))).toBe(
      '400 USER_LACKS_MEMBERSHIP',
    );
  });

  it('is not told to others', async () => {
    const { client, tenant } = test.newTenant();
    const stranger = test.client({ tenant, token: 'sandbox-viewer' });
    for (const call of [
      () => accountsGetAccountInformation(stranger),
      () => accountsGetAccountInformation(client, { path: { accountId: gullPoint } }),
    ])
      expect(await catchRefusal(call())).toBe('400 USER_LACKS_MEMBERSHIP');
  });
});

describe('the company on v5 of the seed', () => {
  it.each(['admin', 'manager', 'agent'])('has a user of the kind %s', async (kind) => {
    const { tenant } = test.newTenant();
    const client = test.client({ tenant, token: `sandbox-rooms-v5-${kind}` });
    const path = { accountId: gullPoint };
    expect(await accountsGetAccountInformation(client, { path })).toMatchObject({
      companyId: 18_236,
      companyVersion: 'v5',
    });
    const offices = await officesGetOffices(client, { path });
    expect(offices.totalRowCount).toBe(2);
    const create = officesCreateOffice(client, { path, body: { name: 'Pier office' } });
    // Only administrators manage the account of a company on v5.
    if (kind === 'admin') expect(await create).toMatchObject({ name: 'Pier office' });
    else expect(await catchRefusal(create)).toBe('403 USER_LACKS_PERMISSIONS');
  });
});

describe('a company that the control API creates', () => {
  it.each(['v5', 'v6'] as const)(
    'works on %s with the token of its administrator',
    async (version) => {
      const { control } = test.newTenant();
      const made = await control.createRoomsCompany({ version, name: 'Reef Lettings' });
      const client = test.client({ tenant: control.tenant, token: made.token });
      const path = { accountId: made.accountId };
      expect(await accountsGetAccountInformation(client, { path })).toEqual({
        companyId: made.companyId,
        name: 'Reef Lettings',
        companyVersion: version,
        docuSignAccountGuid: made.accountId,
        defaultFieldSetId: made.defaultFieldSetId,
        requireOfficeLibraryAssignments: false,
      });
      // The company is an account of the e-signature service too.
      expect(await accountsGet(client, { path })).toMatchObject({
        accountName: 'Reef Lettings',
      });
      const number = { accountId: made.accountNumber };
      expect(await accountsGetAccountInformation(client, { path: number })).toMatchObject({
        companyId: made.companyId,
      });
      const { roles = [] } = await rolesGetRoles(client, { path });
      expect(roles.map(({ legacyRoleId }) => legacyRoleId).toSorted()).toEqual([
        'Admin',
        'Agent',
        'Manager',
      ]);
      await officesCreateOffice(client, { path, body: { name: 'Reef office' } });
      expect((await officesGetOffices(client, { path })).totalRowCount).toBe(1);
    },
  );

  it('is one of several, with the administrator who was named', async () => {
    const { control } = test.newTenant();
    const first = await control.createRoomsCompany();
    const second = await control.createRoomsCompany({
      administrator: { firstName: 'Ada', lastName: 'Reis', email: 'ada.reis@reef.example' },
    });
    expect(first.version).toBe('v6');
    expect(second.administrator).toMatchObject({
      userName: 'Ada Reis',
      email: 'ada.reis@reef.example',
    });
    expect(new Set([first.companyId, second.companyId, 20_417, 18_236]).size).toBe(4);
    expect(first.administrator.email).not.toBe(second.administrator.email);
  });

  it('is refused without a name', async () => {
    const { control } = test.newTenant();
    await expect(control.createRoomsCompany({ name: ' ' })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
  });

  it('is refused with an administrator who is known already', async () => {
    const { control } = test.newTenant();
    const administrator = {
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'mara.lindqvist@harbour.example',
    };
    await expect(control.createRoomsCompany({ administrator })).rejects.toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: expect.stringContaining('Name another administrator'),
    });
  });
});
