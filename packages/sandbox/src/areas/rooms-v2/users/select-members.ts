import type { UsersGetUsersQueryParams } from '@countersign/types/rooms-v2';
import type { StoredRoomsUser } from '../../../state/model/rooms.ts';
import { sortByPerson } from './sort-by-person.ts';

/** Selects and sorts members as the query of a list says. A member must match all filters. */
export function selectMembers(
  all: readonly StoredRoomsUser[],
  query: Partial<UsersGetUsersQueryParams>,
): StoredRoomsUser[] {
  const found = all.filter(
    (user) =>
      user.isMember &&
      hasText(user, query.filter ?? '') &&
      isSame(user.defaultOfficeId, query.defaultOfficeId) &&
      isSame(user.accessLevel, query.accessLevel) &&
      isSame(user.titleId, query.titleId) &&
      isSame(user.roleId, query.roleId) &&
      isSame(user.status, query.status) &&
      (String(query.lockedOnly) !== 'true' || user.isLockedOut),
  );
  return sortByPerson(found, (user) => user, query.sort);
}

/** Checks whether the name or the address of a user begins with a text, in upper or lower case. */
export function hasText({ firstName, lastName, email }: StoredRoomsUser, filter: string): boolean {
  const text = filter.trim().toLowerCase();
  return [firstName, lastName, `${firstName} ${lastName}`, email].some((value) =>
    value.toLowerCase().startsWith(text),
  );
}

function isSame(value: number | string | undefined, wanted: number | string | undefined): boolean {
  return wanted === undefined || String(value).toLowerCase() === String(wanted).toLowerCase();
}
