import { viewSessions } from '../../envelopes/views/access/stored-view.ts';
import { timeOut } from '../../envelopes/views/access/time-out.ts';
import type { Deed } from './deed.ts';

/** Nothing was done at a page for a while, which may have been closed without a word. */
export const viewTimeout: Deed = async (state, { kind, key }) => {
  const session = await state.of(viewSessions).get('', key);
  if (session === undefined || session.ended !== undefined) return;
  if (state.now < session.until) await state.due.set({ kind, key, at: session.until });
  else await timeOut(state, session);
};
