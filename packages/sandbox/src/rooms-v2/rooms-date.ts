/**
 * A time in milliseconds since 1970 as Rooms writes it: ISO 8601 in UTC without a zone, and without
 * the zeros at the end of the fraction.
 */
export function roomsDate(time: number): string {
  const [whole = '', fraction = ''] = new Date(time).toISOString().slice(0, -1).split('.');
  const digits = fraction.replace(/0+$/, '');
  return digits === '' ? whole : `${whole}.${digits}`;
}

/** The same for a field that may be absent; nothing where the time is. */
export function optionalRoomsDate(time: number | undefined): string | undefined {
  return time === undefined ? undefined : roomsDate(time);
}
