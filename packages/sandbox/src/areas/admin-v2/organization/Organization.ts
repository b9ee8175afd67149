import { defineAdminOperation } from '../define-admin-operation.ts';
import { listOrganizations } from './list-organizations.ts';
import { presentOrganization } from './present-organization.ts';

export const Organization_getOrganizations = defineAdminOperation(
  'Organization_getOrganizations',
  async (state, { query: { mode = 'org_admin' } }, admin) => {
    const found = await listOrganizations(state, admin.caller, mode);
    const organizations = [];
    for (const one of found) organizations.push(await presentOrganization(state, one, admin));
    return { status: 200, body: { organizations } };
  },
);
