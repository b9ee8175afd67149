import { day } from '../../../engine/day.ts';
import type { CursoredResult } from '@countersign/types/monitor';
import type { State } from '../../../state/state.ts';
import type { MonitorContext } from '../monitor-context.ts';
import { listHappenings, presentEvents } from './list-events.ts';
import { type Happening, monitorHappenings } from './stored-happening.ts';
import { readDateTime } from '../../../engine/date-time.ts';
import { refusal } from '../refusal.ts';

/** A place in the stream. */
interface Cursor {
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
const week = 7 * day;

/**
 * Reads a cursor: one of a page before, or a date and time. Without one, the stream begins a week ago.
 * @throws Refusal INVALID_REQUEST_PARAMETER
 */
function readCursor(text: string | undefined, now: number): Cursor {
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
function writeCursor({ at, place }: Required<Cursor>): string {
  const ticks = ticksOf1970 + BigInt(at) * ticksInMillisecond;
  return `ab_${ticks}_${ticks}_${place}`;
}

/** The number of events on a page where the request does not set it. */
const usualLimit = 1000;

/**
 * Reads a page of the stream. Behind the last event, the cursor of the request is answered as it
 * came, by which programs know that there is nothing new.
 */
export async function readPage(
  state: State,
  context: MonitorContext,
  { cursor: text, limit }: { cursor?: string | undefined; limit?: unknown },
): Promise<CursoredResult> {
  const cursor = readCursor(text, state.now);
  const all = await recordHappenings(state, context);
  const begin = findPlace(all, cursor);
  const end = begin + (limit === undefined ? usualLimit : Number(limit));
  const page = all.slice(begin, end);
  const place = begin + page.length;
  return {
    endCursor: writeCursor({ at: all[place - 1]?.at ?? cursor.at, place }),
    data: await presentEvents(state, context, page),
  };
}

/**
 * Lists events in the order in which they were recorded. An event that is found for the first time
 * comes last, so that a cursor neither loses nor repeats an event, even if many have the same time.
 */
export async function recordHappenings(
  state: State,
  context: MonitorContext,
): Promise<Happening[]> {
  const { organizationId } = context.organization;
  const recorded = await state.of(monitorHappenings).list(organizationId);
  const known = new Set(recorded.map(({ key }) => key));
  for (const one of await listHappenings(state, context)) {
    if (known.has(one.key)) continue;
    await state.of(monitorHappenings).put(organizationId, one.key, one);
    recorded.push(one);
  }
  return recorded;
}

/**
 * Finds the place of the next event. A place that the stream does not have, such as after the
 * tenant was reset, gives way to the time of the cursor.
 */
function findPlace(all: readonly Happening[], { at, place }: Cursor): number {
  if (place !== undefined && place > 0 && all[place - 1]?.at === at) return place;
  const found = all.findIndex((one) => one.at >= at);
  return found < 0 ? all.length : found;
}
