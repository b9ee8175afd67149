import { compareNames } from '../../../engine/compare-names.ts';
import type { MembershipResponse, UserDrilldownResponse } from '@countersign/types/admin-v2';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findPerson, type Person } from '../members/find-person.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { presentPerson } from './present-user.ts';
import { selectProfiles } from './select-profiles.ts';

/**
 * Finds the profiles of a user, whose address is required.
 * @evidence public
 */
export const MultiProductUserManagement_getUserDSProfilesByEmail = defineOrganizationOperation(
  'MultiProductUserManagement_getUserDSProfilesByEmail',
  async (state, { query }, admin) => {
    if (query.email === undefined)
      throw new AdminRefusal(
        'invalid_request',
        'The query parameter email is missing. It names the user.',
      );
    const users: UserDrilldownResponse[] = [];
    for (const person of await selectProfiles(state, admin, query.email))
      users.push(await presentProfile(state, admin, person, query));
    return { status: 200, body: { users } };
  },
);

export const MultiProductUserManagement_getUserDSProfile = defineOrganizationOperation(
  'MultiProductUserManagement_getUserDSProfile',
  async (state, { path, query }, admin) => {
    const person = await findPerson(state, admin, path.userId);
    return {
      status: 200,
      body: { users: [await presentProfile(state, admin, person, query)] },
    };
  },
);

async function presentProfile(
  state: State,
  admin: OrganizationContext,
  person: Person,
  query: { sort?: boolean | undefined; include_license?: boolean | undefined },
): Promise<UserDrilldownResponse> {
  const user = await presentPerson(state, admin, person, isTrue(query.include_license));
  if (!isTrue(query.sort)) return user;
  return { ...user, memberships: (user.memberships ?? []).toSorted(byAccountName) };
}

/** Reads a flag: query parameters are text, even if the contract has another type. */
function isTrue(flag: boolean | undefined): boolean {
  return String(flag) === 'true';
}

function byAccountName(one: MembershipResponse, other: MembershipResponse): number {
  return compareNames(one.account_name ?? '', other.account_name ?? '');
}
