import type { CursoredResult } from '@countersign/types/monitor';
import type { State } from '../../../state/state.ts';
import type { MonitorContext } from '../monitor-context.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { listHappenings, presentEvents } from './list-events.ts';
import { type Happening, monitorHappenings } from './stored-happening.ts';

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
async function recordHappenings(state: State, context: MonitorContext): Promise<Happening[]> {
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
