import type { StoredConfiguration } from '../state/model/connect.ts';
import type { State } from '../state/state.ts';
import { formatQueue } from './delivery.ts';
import { deleteDeliveries, isUnsent, updateDeliveries } from '../state/deliveries.ts';
import { retryKind } from './record.ts';
import { noteWaiting } from './worker.ts';

type Pausing = Pick<StoredConfiguration, 'connectId' | 'pausePublish'>;

/**
 * Holds the waiting messages of a paused configuration, and releases the held ones of an active
 * configuration.
 * @param accountId the account that has it; undefined for a configuration of an organization
 */
export async function holdOrLetGo(
  state: State,
  accountId: string | undefined,
  { connectId, pausePublish }: Pausing,
): Promise<void> {
  const paused = pausePublish === 'true';
  let moved = updateDeliveries(state.db, state.tenant.space)
    .set({ state: paused ? 'held' : 'waiting', worker: null })
    .where('queue', '=', formatQueue(state, connectId))
    .where(isUnsent)
    .where('state', 'in', paused ? ['waiting', 'queued'] : ['held']);
  if (accountId !== undefined) moved = moved.where('account', '=', accountId);
  await moved.execute();
  if (!paused) noteWaiting(state);
}

/**
 * Deletes the waiting messages of a deleted configuration; the logs keep those that were sent.
 * @param accountId the account that had it; undefined for a configuration of an organization
 */
export async function forgetWaiting(
  state: State,
  accountId: string | undefined,
  connectId: string,
): Promise<void> {
  const queue = formatQueue(state, connectId);
  let gone = deleteDeliveries(state.db, state.tenant.space)
    .where('queue', '=', queue)
    .where(isUnsent)
    .where('state', 'in', ['waiting', 'queued', 'retrying', 'held']);
  if (accountId !== undefined) gone = gone.where('account', '=', accountId);
  const { numDeletedRows } = await gone.executeTakeFirst();
  if (numDeletedRows > 0n) await state.schedule.cancel(retryKind, queue);
}
