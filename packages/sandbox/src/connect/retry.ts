import { isUnsent, updateDeliveries } from '../state/deliveries.ts';
import type { ScheduledItem } from '../state/schedule.ts';
import type { State } from '../state/state.ts';
import { noteWaiting } from './worker.ts';

/** A receiver that did not take a message is asked again, with the oldest one that waits for it. */
export async function connectRetry(state: State, { key }: ScheduledItem): Promise<void> {
  const first = await state.db
    .selectFrom('deliveries')
    .where('space', '=', state.tenant.space)
    .where('queue', '=', key)
    .where(isUnsent)
    .where('state', '=', 'retrying')
    .orderBy('position')
    .select('position')
    .executeTakeFirst();
  if (first === undefined) return;
  await updateDeliveries(state.db, state.tenant.space)
    .set({ state: 'waiting' })
    .where('position', '=', first.position)
    .execute();
  noteWaiting(state);
}
