import {
  eSignPermissionProfilesGetESignPermissionProfiles,
  rolesCreateRole,
  rolesDeleteRole,
  rolesGetRole,
  rolesGetRoles,
  rolesUpdateRole,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

/** Roles of the seed; members have the role Berth manager, and no user has Harbour pilot. */
const [administrator, berthManager, surveyor, pilot] = [52_410, 52_411, 52_412, 52_414];

/** A tenant in which Ines Arcand, a Berth manager, also has some permissions. */
async function openTenant(permissions: object = {}) {
  const { tenant, client, control } = newTenant();
  await rolesUpdateRole(client, { path: { roleId: berthManager }, body: { permissions } });
  return { client, control, berth: createTestClient({ tenant, token: 'sandbox-sender' }) };
}

/** The names of the permission profiles that a caller sees, and whether they allow account management. */
async function listProfiles(client: ReturnType<typeof createTestClient>) {
  const { permissionProfiles = [] } =
    await eSignPermissionProfilesGetESignPermissionProfiles(client);
  return permissionProfiles.map(({ name, settings }) => [name, settings?.allowAccountManagement]);
}

describe('a list of roles', () => {
  it('has the default roles and those of the company, in pages', async () => {
    const { client } = newTenant();
    const { roles = [], ...page } = await rolesGetRoles(client, { query: { count: 3 } });
    expect(roles.map(({ roleId, legacyRoleId }) => [roleId, legacyRoleId])).toEqual([
      [52_408, 'Manager'],
      [52_409, 'Agent'],
      [administrator, 'Admin'],
    ]);
    expect(page).toEqual({
      resultSetSize: 3,
      startPosition: 0,
      endPosition: 2,
      totalRowCount: 7,
      nextUri: '/roles?count=3&startPosition=3',
      priorUri: null,
    });
    expect(roles.filter(({ isDefaultForAdmin }) => isDefaultForAdmin)).toHaveLength(1);
    expect(roles[2]).not.toHaveProperty('permissions');
  });

  it('is filtered by how a name begins, in any case', async () => {
    const { client } = newTenant();
    const begin = await rolesGetRoles(client, { query: { filter: 'berth' } });
    expect(begin.roles?.map(({ name }) => name)).toEqual(['Berth manager']);
    const inside = await rolesGetRoles(client, { query: { filter: 'manager' } });
    expect(inside.totalRowCount).toBe(0);
  });

  it('is limited to roles without a permission that the caller lacks', async () => {
    const { client, berth } = await openTenant({ canManageLogo: true });
    await rolesCreateRole(client, {
      body: { name: 'Logo keeper', permissions: { canManageLogo: true, canDeleteRooms: true } },
    });
    await rolesCreateRole(client, {
      body: { name: 'Bookkeeper', permissions: { canManageAccount: true } },
    });
    const list = async (query: Parameters<typeof rolesGetRoles>[1]) => {
      const { roles = [] } = await rolesGetRoles(berth, query);
      return roles.map(({ name }) => name);
    };
    const all = await list({ query: { filterContext: 'AllRoles', onlyAssignable: true } });
    expect(all).toHaveLength(9);
    const byCompany = await list({
      query: { filterContext: 'AssignableRolesBasedOnCompanyPermissions' },
    });
    expect(byCompany).toEqual(
      expect.arrayContaining(['Default Agent', 'Berth manager', 'Logo keeper', 'Tenant']),
    );
    expect(byCompany).not.toContain('Bookkeeper');
    expect(byCompany).not.toContain('Default Admin');
    expect(await list({ query: { onlyAssignable: true } })).toEqual(byCompany);
    const byAll = await list({ query: { filterContext: 'AssignableRolesBasedOnAllPermissions' } });
    expect(byAll).toContain('Berth manager');
    expect(byAll).not.toContain('Logo keeper');
    const { totalRowCount } = await rolesGetRoles(client, { query: { onlyAssignable: true } });
    expect(totalRowCount).toBe(9);
  });
});

describe('a role', () => {
  it('is created with the permissions that are named, and no others', async () => {
    const { client, control } = newTenant();
    await control.freeze('2026-11-23T08:15:30.250Z');
    const { roleId = 0, ...made } = await rolesCreateRole(client, {
      body: { name: ' Yard manager ', permissions: { canCreateRooms: true } },
    });
    expect(made).toMatchObject({
      name: 'Yard manager',
      isDefaultForAdmin: false,
      isExternal: false,
      createdDate: '2026-11-23T08:15:30.25',
    });
    expect(Object.keys(made.permissions ?? {})).toHaveLength(66);
    expect(Object.entries(made.permissions ?? {}).filter(([, has]) => has)).toEqual([
      ['canCreateRooms', true],
    ]);
    expect(made).not.toHaveProperty('isAssigned');
    const query = { includeIsAssigned: true };
    const read = await rolesGetRole(client, { path: { roleId }, query });
    expect(read).toEqual({ roleId, ...made, isAssigned: false });
  });

  it('needs a name that no other role has', async () => {
    const { client } = newTenant();
    const create = (name: string) => catchRefusal(rolesCreateRole(client, { body: { name } }));
    expect(await create('  ')).toBe('400 PROPERTY_VALIDATION_FAILURE');
    expect(await create('BERTH MANAGER')).toBe('400 PROPERTY_VALIDATION_FAILURE');
    const rename = { path: { roleId: surveyor }, body: { name: 'berth manager' } };
    expect(await catchRefusal(rolesUpdateRole(client, rename))).toBe(
      '400 PROPERTY_VALIDATION_FAILURE',
    );
    const same = { path: { roleId: berthManager }, body: { name: 'Berth Manager' } };
    expect((await rolesUpdateRole(client, same)).name).toBe('Berth Manager');
  });

  it('keeps what a change does not name, and counts at once', async () => {
    const { client, berth } = await openTenant();
    const create = () => rolesCreateRole(berth, { body: { name: 'Deck hand' } });
    expect(await catchRefusal(create())).toBe('403 USER_LACKS_PERMISSIONS');
    const changed = await rolesUpdateRole(client, {
      path: { roleId: berthManager },
      body: { permissions: { canManageRolesAndPermissions: true } },
    });
    expect(changed).toMatchObject({
      name: 'Berth manager',
      permissions: { canManageRolesAndPermissions: true, canCreateRooms: true },
    });
    expect((await create()).name).toBe('Deck hand');
  });

  it('is deleted if no one has it', async () => {
    const { client } = newTenant();
    const remove = (roleId: number) => rolesDeleteRole(client, { path: { roleId } });
    expect(await catchRefusal(remove(berthManager))).toBe('400 ROLE_IN_USE');
    expect(await catchRefusal(remove(administrator))).toBe('400 ROLE_IS_PREDEFINED');
    expect(await catchRefusal(remove(52_409))).toBe('400 ROLE_IS_PREDEFINED');
    await remove(pilot);
    expect(await catchRefusal(remove(pilot))).toBe('404 RESOURCE_NOT_FOUND');
    const get = rolesGetRole(client, { path: { roleId: pilot } });
    expect(await catchRefusal(get)).toBe('404 RESOURCE_NOT_FOUND');
  });

  it('of administrators keeps its permissions, and a default role stays internal', async () => {
    const { client } = newTenant();
    const update = (roleId: number, body: Parameters<typeof rolesUpdateRole>[1]['body']) =>
      rolesUpdateRole(client, { path: { roleId }, body });
    const less = { permissions: { canManageRolesAndPermissions: false } };
    expect(await catchRefusal(update(administrator, less))).toBe('400 ROLE_IS_PREDEFINED');
    const same = { name: 'Harbour master', permissions: { canManageAccount: true } };
    expect((await update(administrator, same)).name).toBe('Harbour master');
    const external = { isExternal: true };
    expect(await catchRefusal(update(52_409, external))).toBe('400 ROLE_IS_PREDEFINED');
    expect((await update(52_409, less)).name).toBe('Default Agent');
    expect(await catchRefusal(update(berthManager, external))).toBe('400 ROLE_IN_USE');
    expect((await update(pilot, { isExternal: false })).isExternal).toBe(false);
  });

  it('of another tenant or account is not found', async () => {
    const { client } = newTenant();
    const { roleId = 0 } = await rolesCreateRole(newTenant().client, { body: { name: 'Cook' } });
    const get = rolesGetRole(client, { path: { roleId } });
    expect(await catchRefusal(get)).toBe('404 RESOURCE_NOT_FOUND');
  });
});

describe('the permission profiles', () => {
  it('are those of the account; profiles of administrators only for administrators', async () => {
    const { client, berth } = await openTenant({ canManageMemberLowerAccessLevel: true });
    const others = [
      ['DocuSign Sender', false],
      ['DocuSign Viewer', false],
      ['Dock clerk', false],
    ];
    expect(await listProfiles(client)).toEqual([['Account Administrator', true], ...others]);
    expect(await listProfiles(berth)).toEqual(others);
  });

  it('are for those who add members', async () => {
    const { berth } = await openTenant();
    expect(await catchRefusal(listProfiles(berth))).toBe('403 USER_LACKS_PERMISSIONS');
  });
});
