import { readDateTime } from '../../../engine/date-time.ts';
import { refusal } from '../refusal.ts';

/** A place in the stream. */
export interface Cursor {
  /** The time of the event before it, or the time from which events are wanted; in milliseconds since 1970. */
  at: number;
  /** The number of events before it; absent for a date and time. */
  place?: number;
}

/** The ticks of the year 1970: hundreds of nanoseconds since the year 1. */
const ticksOf1970 = 621_355_968_000_000_000n;
const ticksInMillisecond = 10_000n;

const form = /^[a-z0-9]{2}_(\d{18,19})_\d{18,19}_(\d{1,9})$/;

/** A week, from which events are returned without a cursor. */
const week = 604_800_000;

/**
 * Reads a cursor: one of a page before, or a date and time. Without one, the stream begins a week ago.
 * @throws Refusal INVALID_REQUEST_PARAMETER
 */
export function readCursor(text: string | undefined, now: number): Cursor {
  if (text === undefined || text === '') return { at: now - week };
  const [, ticks, place] = form.exec(text) ?? [];
  if (ticks !== undefined)
    return { at: Number((BigInt(ticks) - ticksOf1970) / ticksInMillisecond), place: Number(place) };
  const at = readDateTime(text);
  if (at !== undefined) return { at };
  throw refusal(
    'INVALID_REQUEST_PARAMETER',
    'The query parameter cursor must be the endCursor of a page, or a date and time such as 2026-11-20T00:00:00Z.',
  );
}

/** Writes a cursor in the form of the service: letters, digits and underscores. */
export function writeCursor({ at, place }: Required<Cursor>): string {
  const ticks = ticksOf1970 + BigInt(at) * ticksInMillisecond;
  return `ab_${ticks}_${ticks}_${place}`;
}
