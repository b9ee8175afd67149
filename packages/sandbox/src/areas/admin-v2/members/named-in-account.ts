import { listGroups } from '../../../account/groups/account-groups.ts';
import { listProfiles } from '../../../account/permission-profiles/account-profiles.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import type { StoredGroup, StoredPermissionProfile } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import { MembershipRefusal } from './membership-refusal.ts';
import { showName } from '../../../engine/show-name.ts';

/** The ID of a permission profile or a group, or its name if there is no ID. */
export interface Named {
  id?: number | undefined;
  name?: string | undefined;
}

/** @throws MembershipRefusal invalid_permissionset where the account has no such profile */
export async function findNamedProfile(
  state: State,
  account: StoredAccount,
  { id, name }: Named,
): Promise<StoredPermissionProfile> {
  const found = (await listProfiles(state, account)).find((one) =>
    id === undefined
      ? isSameName(one.permissionProfileName, name)
      : one.permissionProfileId === String(id),
  );
  if (found !== undefined) return found;
  throw new MembershipRefusal(
    'invalid_permissionset',
    `${account.name} has no permission profile ${showName(id ?? name)}. eSignUserManagement_getPermissions returns them.`,
  );
}

/** @throws MembershipRefusal invalid_group where the account has no such group */
export async function findNamedGroups(
  state: State,
  account: StoredAccount,
  named: readonly Named[],
): Promise<StoredGroup[]> {
  if (named.length === 0) return [];
  const all = await listGroups(state, account);
  return named.map(({ id, name }) => {
    const found = all.find((one) =>
      id === undefined ? isSameName(one.groupName, name) : one.groupId === String(id),
    );
    if (found !== undefined) return found;
    throw new MembershipRefusal(
      'invalid_group',
      `${account.name} has no group ${showName(id ?? name)}. eSignUserManagement_getGroups returns them.`,
    );
  });
}

/**
 * Rejects the group of administrators, whose members follow from their permission profiles.
 * @throws MembershipRefusal administrator_group_assignment_not_permitted
 */
export function refuseAdministratorGroup(groups: readonly StoredGroup[]): void {
  const found = groups.find(({ groupType }) => groupType === 'adminstrators');
  if (found === undefined) return;
  throw new MembershipRefusal(
    'administrator_group_assignment_not_permitted',
    `Users cannot be added to the group ${found.groupName}. Give the user a permission profile of administrators instead.`,
  );
}

function isSameName(one: string, other = ''): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
