import type { StoredRoomsUser } from '../../../state/model/rooms.ts';

/** The fields that people can be sorted by, in lower case as in the names of the orders. */
const fields = new Map<string, (user: StoredRoomsUser) => string>([
  ['firstname', ({ firstName }) => firstName],
  ['lastname', ({ lastName }) => lastName],
  ['email', ({ email }) => email],
]);

/**
 * Sorts a list of people as its query says. Those with the same value stay in their order.
 * @param sort such as `LastNameDesc`, in upper or lower case; another word sorts nothing
 */
export function sortByPerson<Item>(
  items: readonly Item[],
  readUser: (item: Item) => StoredRoomsUser,
  sort = '',
): Item[] {
  const [, name = '', direction] = /^(.*)(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const read = fields.get(name);
  if (read === undefined) return [...items];
  const sign = direction === 'desc' ? -1 : 1;
  const collator = new Intl.Collator('en', { sensitivity: 'base' });
  return items.toSorted(
    (one, other) => sign * collator.compare(read(readUser(one)), read(readUser(other))),
  );
}
