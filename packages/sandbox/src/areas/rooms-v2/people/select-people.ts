import type { StoredRoomsUser } from '../../../state/model/rooms.ts';
import { hasText } from '../users/select-members.ts';
import { sortByPerson } from '../users/sort-by-person.ts';

/**
 * Selects and sorts people as the query of a list says; by their last names without a word, the last
 * of the alphabet first.
 * @param sort such as `LastNameAsc`, in upper or lower case
 * @evidence public
 */
export function selectPeople<Item extends { user: StoredRoomsUser }>(
  people: readonly Item[],
  {
    filter = '',
    sort = 'lastNameDesc',
  }: { filter?: string | undefined; sort?: string | undefined },
): Item[] {
  const found = people.filter(({ user }) => hasText(user, filter));
  return sortByPerson(found, ({ user }) => user, sort);
}
