import { removeUpload } from '../chunked-uploads/stored-upload.ts';
import { viewSessions } from '../views/access/stored-view.ts';
import { timeOut } from '../views/access/time-out.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';

/** Deletes a chunked upload that was not used within its time. */
export async function chunkedUploadExpiry(
  state: State,
  { key, with: more }: ScheduledItem,
): Promise<void> {
  await removeUpload(state, more?.['accountId'] ?? '', key);
}

/** Nothing was done at a page for a while, which may have been closed without a word. */
export async function viewTimeout(state: State, item: ScheduledItem): Promise<void> {
  const session = await state.of(viewSessions).get('', item.key);
  if (session === undefined || session.ended !== undefined) return;
  if (state.now < session.until) await state.schedule.set({ ...item, at: session.until });
  else await timeOut(state, session);
}
