/** A time in milliseconds since 1970 as the service writes it: ISO 8601 in UTC with seven digits. */
export function dateTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, -1)}0000Z`;
}

/** Formats a time with three decimals and without a zone, which a few resources use. */
export function localDateTime(time: number): string {
  return new Date(time).toISOString().slice(0, -1);
}

/** Writes a time in UTC without the zeros at the end of its fraction, as messages and a few resources have it. */
export function shortDateTime(time: number): string {
  return `${shortLocalDateTime(time)}Z`;
}

/** Writes a time without such zeros and without its zone, as Rooms and the users of Admin have it. */
export function shortLocalDateTime(time: number): string {
  const [whole = '', fraction = ''] = localDateTime(time).split('.');
  const digits = fraction.replace(/0+$/, '');
  return digits === '' ? whole : `${whole}.${digits}`;
}

/** Writes a time as in the United States, with the half of the day, as a few resources have it. */
export function americanDateTime(time: number): string {
  const date = new Date(time);
  const hours = date.getUTCHours();
  const [minute, second] = [date.getUTCMinutes(), date.getUTCSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const day = `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;
  return `${day} ${hours % 12 || 12}:${minute}:${second} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Writes the time of a field that may be absent; undefined if the time is. */
export function optionalDateTime(time: number | undefined): string | undefined {
  return time === undefined ? undefined : dateTime(time);
}

/** A date in ISO 8601, with dashes or slashes, and perhaps a time with a zone. */
const iso =
  /^(?<year>\d{4}|[+-]\d{6})(?<mark>[-/])(?<month>\d\d?)\k<mark>(?<day>\d\d?)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d+))?)? ?(?<zone>Z|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** A date in the format of the United States, with the month first. */
const american =
  /^(?<month>\d\d?)(?<mark>[-/])(?<day>\d\d?)\k<mark>(?<year>\d{4})(?: (?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d))?(?: ?(?<half>[AP]M))?(?: ?(?<zone>Z|GMT|[+-]\d\d(?::?\d\d)?))?)?$/i;

/** A date with the name of its month, as in the header `Date` of HTTP: the day of the week says nothing. */
const named =
  /^(?:[a-z]{3,9}, )?(?:(?<day>\d\d?)[ -](?<month>[a-z]{3,9})[ -]|(?<monthBefore>[a-z]{3,9}) (?<dayAfter>\d\d?),? )(?<year>\d{4})(?: (?<time>.+))?$/i;

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Writes the month of a date as its number, so that one expression reads the rest; other texts stay. */
function withNumberOfMonth(text: string): string {
  const parts = named.exec(text)?.groups;
  if (parts === undefined) return text;
  const name = (parts['month'] ?? parts['monthBefore'] ?? '').toLowerCase();
  const month = months.findIndex((whole) => name === whole || name === whole.slice(0, 3)) + 1;
  const day = parts['day'] ?? parts['dayAfter'] ?? '';
  const time = parts['time'] === undefined ? '' : ` ${parts['time']}`;
  return month === 0 ? text : `${month}/${day}/${parts['year'] ?? ''}${time}`;
}

/**
 * Parses a date and time in a format that callers use, in milliseconds since 1970; undefined for
 * any other text. A date without a time is its first moment, and one without a zone is in UTC.
 */
export function readDateTime(text: string): number | undefined {
  const written = withNumberOfMonth(text);
  const parts = (iso.exec(written) ?? american.exec(written))?.groups;
  if (parts === undefined) return undefined;
  const { year = '', month = '', day = '', fraction = '', zone = 'Z' } = parts;
  const { hour = '0', minute = '00', second = '00', half } = parts;
  const hours = readHours(hour, half);
  if (hours === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const time = Date.parse(
    `${date}T${hours}:${minute}:${second}.${milliseconds}${completeZone(zone)}`,
  );
  return isOnCalendar(date) && !Number.isNaN(time) ? time : undefined;
}

/**
 * Parses a date and time of a request, in milliseconds since 1970. The check of the contract lets a
 * few pass that are none, such as a leap second.
 * @param place the path in the body, or the name of the parameter
 * @param refuse makes the error of a sentence
 */
export function requireDateTime(
  place: string,
  text: string,
  refuse: (sentence: string) => Error,
): number {
  const time = readDateTime(text);
  if (time !== undefined) return time;
  throw refuse(
    `${place} must be a date and time, such as 2026-01-31T09:00:00Z; it is ${JSON.stringify(text.slice(0, 100))}.`,
  );
}

/** Checks whether a date that `readDateTime` accepts is a whole day, without a time. */
export function isWholeDay(text: string): boolean {
  return !text.includes(':');
}

/** The hours of a day from 00 to 23, of a clock with 24 or 12 hours. */
function readHours(hour: string, half: string | undefined): string | undefined {
  if (half === undefined) return hour.padStart(2, '0');
  const number = Number(hour);
  if (number < 1 || number > 12) return undefined;
  return String((number % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)).padStart(2, '0');
}

function completeZone(zone: string): string {
  if (/^(?:Z|GMT)$/i.test(zone)) return 'Z';
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
}

/** Checks whether a month has the day; other days would be read as days of the next month. */
function isOnCalendar(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2));
}
