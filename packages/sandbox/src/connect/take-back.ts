import { noteChange } from '../state/storage/changes.ts';
import { type Connection, readOwnJson } from '../state/storage/connection.ts';
import type { DeliveryStep } from './delivery.ts';

/**
 * Lets messages wait again whose process ended while it was sending them. Their receivers may have
 * got them, so that they count as tried: `retryCount` tells the receiver.
 * @param taken the state of messages that a process has taken: see `take`
 * @returns how many there were
 */
export async function takeBack(db: Connection, taken: 'waiting' | 'queued'): Promise<number> {
  const left = await db
    .selectFrom('deliveries')
    .where('state', '=', taken)
    .where('worker', 'is not', null)
    .where('worker', 'not in', (from) => from.selectFrom('workers').select('id'))
    .select(['position', 'space', 'tries', 'steps', 'created_at', 'tried_at'])
    .execute();
  let count = 0;
  for (const { position, space, tries, steps, created_at, tried_at } of left) {
    const lost: DeliveryStep = {
      at: tried_at ?? created_at,
      text: 'The process that was sending the message ended; whether it was taken is not known.',
      failed: true,
    };
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({
        state: 'waiting',
        worker: null,
        tries: tries + 1,
        steps: JSON.stringify([...readOwnJson<DeliveryStep[]>(steps), lost]),
      })
      .where('position', '=', position)
      .where('state', '=', taken)
      // Another process may have come first.
      .where('tries', '=', tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    noteChange(db, space, 'delivery');
    count += 1;
  }
  return count;
}
