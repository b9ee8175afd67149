import { shortLocalDateTime } from '../../engine/date-time.ts';

/** A time in milliseconds since 1970 as Rooms writes it: in UTC, without a zone and zeros at the end. */
export const roomsDate = shortLocalDateTime;

/** Writes the time of a field that may be absent; undefined if the time is. */
export function optionalRoomsDate(time: number | undefined): string | undefined {
  return time === undefined ? undefined : roomsDate(time);
}
