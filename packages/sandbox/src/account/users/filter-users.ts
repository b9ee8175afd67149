import type { Context } from '../../engine/context.ts';
import { getDomain } from './get-domain.ts';
import { isInGroup } from '../groups/account-groups.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import type { OperationRequest } from '../../engine/operation.ts';
import { isSameAddress } from './person.ts';

/** Creates a function that checks a user against all filters of the list. */
export function userFilter(
  { caller }: Context,
  groups: readonly StoredGroup[],
  query: OperationRequest<'Users_list'>['query'],
): (member: StoredMember) => boolean {
  const statuses = query.status?.split(',');
  const inEmail = query.email_substring?.toLowerCase() ?? '';
  const inName = query.user_name_substring?.toLowerCase() ?? '';
  const within = named(groups, query.group_id);
  const without = named(groups, query.not_group_id);
  // Only the caller is known to be logged in at this moment.
  const loggedIn = query.login_status;
  return (member) =>
    (statuses === undefined || statuses.includes(member.status)) &&
    (query.email === undefined || isSameAddress(member.email, query.email)) &&
    member.email.toLowerCase().includes(inEmail) &&
    member.userName.toLowerCase().includes(inName) &&
    (within === undefined || within.some((group) => isInGroup(group, member))) &&
    without?.some((group) => isInGroup(group, member)) !== true &&
    (loggedIn === undefined || (loggedIn === 'true') === (member.userId === caller.userId)) &&
    (query.domain_users_only !== 'true' || getDomain(member.email) === getDomain(caller.email)) &&
    (query.alternate_admins_only !== 'true' || member.details['isAlternateAdmin'] === 'True');
}

/** Selects groups by a list of IDs with commas; undefined if there is no such list. */
function named(
  groups: readonly StoredGroup[],
  list: string | undefined,
): StoredGroup[] | undefined {
  const ids = list?.split(',').map((id) => id.trim());
  return ids && groups.filter(({ groupId }) => ids.includes(groupId));
}
