import { readDateTime } from '../../../engine/date-time.ts';
import type { StoredRoom } from '../../../state/model/rooms.ts';
import type { RoomFilter } from '../../../state/room-filter.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** The parameters by which rooms are listed; numbers come as text. */
interface RoomQuery {
  roomStatus?: string | undefined;
  officeId?: number | undefined;
  fieldDataChangedStartDate?: string | undefined;
  fieldDataChangedEndDate?: string | undefined;
  roomClosedStartDate?: string | undefined;
  roomClosedEndDate?: string | undefined;
}

/**
 * Reads the filter of a list of rooms; without one, only active rooms.
 * @throws RoomsRefusal INVALID_REQUEST_PARAMETERS for an invalid time
 */
export function readRoomFilter(query: RoomQuery): RoomFilter {
  return {
    statuses: readStatuses(query.roomStatus ?? 'active'),
    ...(query.officeId !== undefined && { office: Number(query.officeId) }),
    fieldsChanged: readPeriod(query, 'fieldDataChangedStartDate', 'fieldDataChangedEndDate'),
    closed: readPeriod(query, 'roomClosedStartDate', 'roomClosedEndDate'),
  };
}

function readStatuses(text: string): StoredRoom['status'][] {
  const words = new Set(text.split(',').map((word) => word.trim().toLowerCase()));
  const open = words.has('open');
  return [
    ...(open || words.has('active') ? ['active' as const] : []),
    ...(open || words.has('pending') ? ['pending' as const] : []),
    ...(words.has('closed') ? ['closed' as const] : []),
  ];
}

function readPeriod<Name extends Exclude<keyof RoomQuery, 'officeId'>>(
  query: Pick<RoomQuery, Name>,
  start: Name,
  end: Name,
): { from?: number; to?: number } {
  const from = readTime(query, start);
  const to = readTime(query, end);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/**
 * Reads a date of the query in one of the forms that the service takes.
 * @evidence public
 */
function readTime<Name extends Exclude<keyof RoomQuery, 'officeId'>>(
  query: Pick<RoomQuery, Name>,
  name: Name,
): number | undefined {
  const text: string | undefined = query[name];
  if (text === undefined) return undefined;
  const time = readDateTime(text);
  if (time !== undefined) return time;
  throw new RoomsRefusal(
    'INVALID_REQUEST_PARAMETERS',
    `The query parameter ${name} must be a date, such as 2026-01-31 or 2026-01-31 09:00:00; it is ${JSON.stringify(text.slice(0, 100))}.`,
  );
}
