const form = /^(\d{4}-\d\d-(\d\d))(?:T(\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:\d\d)?)?$/;
/** In milliseconds. */
export const hour = 3_600_000;

/**
 * Reads the point in time in a text of either form; undefined if the text has none. Fractions of a
 * millisecond are cut off, since `Date` cannot hold them. A date alone is the start of its day.
 * @param offset the hours ahead of UTC, for texts without a time zone
 */
export function pointInTime(text: string, offset: number): Date | undefined {
  const parts = form.exec(text);
  if (parts === null) return undefined;
  const [, date, day, time = '00:00', seconds = '00', fraction = '', zone] = parts;
  const iso = `${date}T${time}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
  const local = new Date(`${iso}Z`);
  // `Date` takes the 31st of a short month for the first of the next.
  if (local.getUTCDate() !== Number(day)) return undefined;
  const point =
    zone === undefined ? new Date(local.getTime() - offset * hour) : new Date(`${iso}${zone}`);
  return Number.isNaN(point.getTime()) ? undefined : point;
}
