import {
  multiProductUserManagementGetUserDSProfile as getProfile,
  multiProductUserManagementGetUserDSProfilesByEmail as getProfiles,
  usersGetUserProfiles,
} from '@countersign/client/admin-v2';
import { afterAll, describe, expect, it } from 'vitest';
import {
  catchSentence,
  elke,
  ines,
  mara,
  noOne,
  organizationId,
  startProductsTest,
} from '../products/harness.ts';

const { openTenant, close } = await startProductsTest();
afterAll(close);

const path = { organizationId };

describe('the profile of a user', () => {
  it('is the same by ID and by e-mail address', async () => {
    const { client } = openTenant();
    const { users: [user] = [] } = await getProfile(client, { path: { ...path, userId: ines } });
    expect(user).toMatchObject({ id: ines, user_name: 'Ines Arcand', user_status: 'active' });
    const email = 'ines.arcand@harbour.example';
    expect(await getProfiles(client, { path, query: { email } })).toEqual({ users: [user] });
    expect(await usersGetUserProfiles(client, { path, query: { email } })).toEqual({
      users: [user],
    });
  });

  it('has the memberships by the name of the account, or the default one first', async () => {
    const { client } = openTenant();
    const list = async (sort: boolean) => {
      const { users: [user] = [] } = await getProfile(client, {
        path: { ...path, userId: ines },
        query: { sort },
      });
      return user?.memberships?.map(({ account_name: name }) => name);
    };
    expect(await list(false)).toEqual(['Harbour Leasing', 'Harbour Charter']);
    expect(await list(true)).toEqual(['Harbour Charter', 'Harbour Leasing']);
  });

  it('has the licences only where they are asked for', async () => {
    const { client } = openTenant();
    const list = async (include_license: boolean) => {
      const { users: [user] = [] } = await getProfile(client, {
        path: { ...path, userId: elke },
        query: { include_license },
      });
      return user?.memberships?.map(({ license_type: type }) => type);
    };
    expect(await list(true)).toEqual(['Business']);
    expect(await list(false)).toEqual([undefined]);
  });

  it('is refused for a user whom the caller does not administer', async () => {
    const { client, use } = openTenant();
    const ask = (caller: typeof client, userId: string) =>
      catchSentence(getProfile(caller, { path: { ...path, userId } }));
    expect(await ask(client, noOne)).toMatch(/^404 Harbour Group has no user 1111/);
    expect(await ask(use('sandbox-account-admin'), mara)).toMatch(/^404 /);
    expect(await ask(use('sandbox-sender'), ines)).toMatch(/^403 /);
  });
});

describe('profiles by e-mail address', () => {
  it('are none for an address that no user has', async () => {
    const { client } = openTenant();
    const query = { email: 'lena.hofer@harbour.example' };
    expect(await getProfiles(client, { path, query })).toEqual({ users: [] });
  });
});
