import { day } from './day.ts';
import { isWholeDay, readDateTime } from './date-time.ts';
import { ServiceRefusal } from './service-refusal.ts';

/**
 * Parses a date of a query, in milliseconds since 1970; undefined if there is none.
 * @param name the name of the parameter, for the error
 * @param end true for the end of a period: a day without a time is then part of the period
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for an invalid date
 */
export function readPeriodDate(
  name: string,
  text: string | undefined,
  end = false,
): number | undefined {
  if (text === undefined) return undefined;
  // A plus in an address is read as a space.
  const time = readDateTime(text.replace(/(:\d\d(?:\.\d+)?) (\d\d:?\d\d)$/, '$1+$2'));
  if (time === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${name} must be a date, such as 2026-01-31 or 2026-01-31T09:00:00Z; it is ${JSON.stringify(text)}.`,
    );
  return end && isWholeDay(text) ? time + day - 1 : time;
}

/**
 * Reads the period between `from_date` and `to_date` of a query; a missing parameter leaves that
 * side open.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for an invalid date
 */
export function readPeriod(query: {
  from_date?: string | undefined;
  to_date?: string | undefined;
}): { from: number; to: number } {
  return {
    from: readPeriodDate('from_date', query.from_date) ?? -Infinity,
    to: readPeriodDate('to_date', query.to_date, true) ?? Infinity,
  };
}
