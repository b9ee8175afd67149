import type { State } from '../state/state.ts';
import type { StoredConfiguration } from '../state/model/connect.ts';
import { retryKind } from './record.ts';
import { noteWaiting } from './worker.ts';

type Pausing = Pick<StoredConfiguration, 'connectId' | 'pausePublish'>;

/** Holds back what waits where a configuration is paused, and lets go what was held where it is not. */
export async function holdOrLetGo(
  state: State,
  accountId: string,
  { connectId, pausePublish }: Pausing,
): Promise<void> {
  const paused = pausePublish === 'true';
  await state.db
    .updateTable('deliveries')
    .set({ state: paused ? 'held' : 'waiting' })
    .where('space', '=', state.tenant.space)
    .where('account', '=', accountId)
    .where('connect_id', '=', connectId)
    .where('state', 'in', paused ? ['waiting', 'queued'] : ['held'])
    .execute();
  if (!paused) noteWaiting(state);
}

/** Forgets what waits to be sent by a configuration that is gone; the logs keep what was sent. */
export async function forgetWaiting(
  state: State,
  accountId: string,
  connectId: string,
): Promise<void> {
  const gone = await state.db
    .deleteFrom('deliveries')
    .where('space', '=', state.tenant.space)
    .where('account', '=', accountId)
    .where('connect_id', '=', connectId)
    .where('state', 'in', ['waiting', 'queued', 'retrying', 'held'])
    .returning('queue')
    .execute();
  for (const queue of new Set(gone.map((row) => row.queue)))
    await state.schedule.cancel(retryKind, queue);
}
