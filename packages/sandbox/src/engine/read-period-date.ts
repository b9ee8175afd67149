import { day } from './day.ts';
import { isWholeDay, readDateTime } from './date-time.ts';
import { ServiceRefusal } from './service-refusal.ts';

/**
 * A date of a query, in milliseconds since 1970; undefined where there is none.
 * @param name of the parameter, for the refusal
 * @param end whether it ends a period: a day without a time is then in the period
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where it is no date
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
 * The period between `from_date` and `to_date` of a query, without an end where one is not there.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where one is no date
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
