import { noteWaiting } from '../../connect/worker.ts';
import type { Deed } from './deed.ts';

/** A receiver that did not take a message is asked again, with the oldest one that waits for it. */
export const connectRetry: Deed = async (state, { key }) => {
  const first = await state.db
    .selectFrom('deliveries')
    .where('space', '=', state.tenant.space)
    .where('queue', '=', key)
    .where('state', '=', 'retrying')
    .orderBy('position')
    .select('position')
    .executeTakeFirst();
  if (first === undefined) return;
  await state.db
    .updateTable('deliveries')
    .set({ state: 'waiting' })
    .where('position', '=', first.position)
    .execute();
  noteWaiting(state, 'again');
};
