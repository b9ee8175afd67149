/** A time in milliseconds since 1970 as the service writes it: ISO 8601 in UTC with seven digits. */
export function dateTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, -1)}0000Z`;
}

/** The same for a field that may be absent; nothing where the time is. */
export function optionalDateTime(time: number | undefined): string | undefined {
  return time === undefined ? undefined : dateTime(time);
}

/** A date and time as callers write it, in milliseconds since 1970; undefined where it is none. */
export function readDateTime(text: string): number | undefined {
  const time = Date.parse(text.replace(/(\.\d{3})\d+/, '$1'));
  return Number.isNaN(time) ? undefined : time;
}
