import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { userImports, type StoredUserImport } from './stored-import.ts';

/** The imports that the caller can see: their own, or all for an administrator of the organization. */
export async function listImports(
  state: State,
  admin: OrganizationContext,
): Promise<StoredUserImport[]> {
  const all = await state.of(userImports).list(admin.organization.organizationId);
  return all.filter((record) => isVisible(record, admin));
}

/** @throws AdminRefusal not_found if there is no such import, or the caller cannot see it */
export async function findImport(
  state: State,
  admin: OrganizationContext,
  importId: string,
): Promise<StoredUserImport> {
  const { organizationId, name } = admin.organization;
  const record = await state.of(userImports).get(organizationId, importId.toLowerCase());
  if (record !== undefined && isVisible(record, admin)) return record;
  throw new AdminRefusal(
    'not_found',
    `${name} has no import ${importId}. UserImport_getBulkUserImportRequests returns its imports.`,
  );
}

function isVisible(
  { requestor }: StoredUserImport,
  { isOrganizationAdmin, caller }: OrganizationContext,
): boolean {
  return isOrganizationAdmin || requestor.id === caller.id;
}
