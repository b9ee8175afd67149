import { expressionBuilder } from './storage/kysely.ts';
import type { Tables } from './storage/tables.ts';
import type { StoredRoom } from './model/rooms.ts';

/** A filter for the rooms of an account; missing properties do not limit the list. */
export interface RoomFilter {
  statuses?: readonly StoredRoom['status'][];
  office?: number;
  /** Rooms of these offices, and those that this user was given access to. */
  visible?: { offices: readonly number[]; userId: number };
  /** Rooms that this user is in, also without access. */
  person?: number;
  /** The range of the last change of the details, in milliseconds since 1970. */
  fieldsChanged?: { from?: number; to?: number };
  closed?: { from?: number; to?: number };
  start?: number;
  count?: number;
}

/** The offices of a filter whose rooms the user sees without being in them. */
export function listOffices({ office, visible }: RoomFilter): readonly number[] {
  const offices = visible?.offices ?? [];
  return office === undefined ? offices : offices.filter((one) => one === office);
}

export function hasTimes({ fieldsChanged = {}, closed = {} }: RoomFilter): boolean {
  return [fieldsChanged.from, fieldsChanged.to, closed.from, closed.to].some(
    (time) => time !== undefined,
  );
}

/**
 * Creates the conditions of a filter on the columns of rooms, regardless of the people in them.
 */
export function matchRooms(
  space: number,
  account: string,
  { statuses, office, fieldsChanged, closed }: RoomFilter,
) {
  const is = expressionBuilder<Tables, 'rooms'>();
  const all = [is('rooms.space', '=', space), is('rooms.account', '=', account)];
  // A single status is compared with `=`, so that an index returns the rooms in order.
  const [status, ...others] = statuses ?? [];
  if (status !== undefined && others.length === 0) all.push(is('rooms.status', '=', status));
  else if (statuses !== undefined) all.push(is('rooms.status', 'in', [...statuses]));
  if (office !== undefined) all.push(is('rooms.office', '=', office));
  if (fieldsChanged?.from !== undefined)
    all.push(is('rooms.fields_changed_at', '>=', fieldsChanged.from));
  if (fieldsChanged?.to !== undefined)
    all.push(is('rooms.fields_changed_at', '<=', fieldsChanged.to));
  if (closed?.from !== undefined) all.push(is('rooms.closed_at', '>=', closed.from));
  if (closed?.to !== undefined) all.push(is('rooms.closed_at', '<=', closed.to));
  return is.and(all);
}
