import type { StoredRoomsUser } from '../../state/model/rooms.ts';
import { sortByPerson } from '../users/sort-by-person.ts';

/**
 * Selects and sorts people as the query of a list says.
 * @param sort such as `LastNameAsc`, in upper or lower case
 */
export function selectPeople<Item extends { user: StoredRoomsUser }>(
  people: readonly Item[],
  { filter = '', sort }: { filter?: string | undefined; sort?: string | undefined },
): Item[] {
  const text = filter.trim().toLowerCase();
  const found = people.filter(({ user: { firstName, lastName, email } }) =>
    [`${firstName} ${lastName}`, email].some((value) => value.toLowerCase().includes(text)),
  );
  return sortByPerson(found, ({ user }) => user, sort);
}
