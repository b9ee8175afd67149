import type { StoredRoomsUser } from '../../state/model/rooms.ts';

/** The fields that a list of people can be sorted by, in lower case as in the names of the orders. */
const fields = new Map<string, (user: StoredRoomsUser) => string>([
  ['firstname', ({ firstName }) => firstName],
  ['lastname', ({ lastName }) => lastName],
  ['email', ({ email }) => email],
]);

/**
 * Selects and sorts people as the query of a list says.
 * @param sort such as `LastNameAsc`, in upper or lower case
 */
export function selectPeople<Item extends { user: StoredRoomsUser }>(
  people: readonly Item[],
  { filter = '', sort = '' }: { filter?: string | undefined; sort?: string | undefined },
): Item[] {
  const text = filter.trim().toLowerCase();
  const found = people.filter(({ user: { firstName, lastName, email } }) =>
    [`${firstName} ${lastName}`, email].some((value) => value.toLowerCase().includes(text)),
  );
  const [, name = '', direction] = /^(.*)(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const read = fields.get(name);
  if (read === undefined) return found;
  const sign = direction === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => sign * compare(read(a.user), read(b.user)));
}

function compare(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
