import { shortLocalDateTime } from '../../engine/date-time.ts';

/** A time in milliseconds since 1970 as Rooms writes it: in UTC, without a zone and zeros at the end. */
export const roomsDate = shortLocalDateTime;

/** The same for a field that may be absent; nothing where the time is. */
export function optionalRoomsDate(time: number | undefined): string | undefined {
  return time === undefined ? undefined : roomsDate(time);
}
