import { updateDeliveries } from '../../state/deliveries.ts';
import { noteWaiting } from '../../connect/worker.ts';
import { removeUpload } from '../../envelopes/chunked-uploads/stored-upload.ts';
import { viewSessions } from '../../envelopes/views/access/stored-view.ts';
import { timeOut } from '../../envelopes/views/access/time-out.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';

/** Deletes a chunked upload that was not used within its time. */
export async function chunkedUploadExpiry(
  state: State,
  { key, with: more }: ScheduledItem,
): Promise<void> {
  await removeUpload(state, more?.['accountId'] ?? '', key);
}

/** A receiver that did not take a message is asked again, with the oldest one that waits for it. */
export async function connectRetry(state: State, { key }: ScheduledItem): Promise<void> {
  const first = await state.db
    .selectFrom('deliveries')
    .where('space', '=', state.tenant.space)
    .where('queue', '=', key)
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

/** Nothing was done at a page for a while, which may have been closed without a word. */
export async function viewTimeout(state: State, { kind, key }: ScheduledItem): Promise<void> {
  const session = await state.of(viewSessions).get('', key);
  if (session === undefined || session.ended !== undefined) return;
  if (state.now < session.until) await state.schedule.set({ kind, key, at: session.until });
  else await timeOut(state, session);
}
