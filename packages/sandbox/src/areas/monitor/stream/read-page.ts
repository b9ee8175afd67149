import type { CursoredResult } from '@countersign/types/monitor';
import type { State } from '../../../state/state.ts';
import type { MonitorContext } from '../monitor-context.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { listHappenings, presentEvents } from './list-events.ts';

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
  const all = await listHappenings(state, context, cursor.at);
  // Events of the moment of the cursor that were read before.
  const isRead = (at: number, index: number) => at === cursor.at && index < cursor.read;
  const left = all.filter(({ at }, index) => !isRead(at, index));
  const page = left.slice(0, limit === undefined ? usualLimit : Number(limit));
  const last = page.at(-1);
  const end =
    last === undefined
      ? cursor
      : {
          at: last.at,
          read: all.slice(0, all.indexOf(last) + 1).filter(({ at }) => at === last.at).length,
        };
  return { endCursor: writeCursor(end), data: await presentEvents(state, context, page) };
}
