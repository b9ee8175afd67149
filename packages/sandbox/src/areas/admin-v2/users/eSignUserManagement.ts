import { listGroups } from '../../../account/groups/account-groups.ts';
import { listProfiles } from '../../../account/permission-profiles/account-profiles.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findAccount } from '../organization-context.ts';
import { startPaging } from '../whole-admin-list.ts';
import { presentGroup, presentProfile } from './present-membership.ts';

export const eSignUserManagement_getGroups = defineOrganizationOperation(
  'eSignUserManagement_getGroups',
  async (state, { path }, admin) => {
    const groups = await listGroups(state, findAccount(admin, path.accountId));
    return {
      status: 200,
      body: { groups: groups.map(presentGroup), paging: startPaging() },
      paged: true,
    };
  },
);

export const eSignUserManagement_getPermissions = defineOrganizationOperation(
  'eSignUserManagement_getPermissions',
  async (state, { path }, admin) => {
    const profiles = await listProfiles(state, findAccount(admin, path.accountId));
    return { status: 200, body: { permissions: profiles.map(presentProfile) } };
  },
);
