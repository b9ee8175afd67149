import type { Context } from '../../../engine/context.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { State } from '../../../state/state.ts';
import { viewSessions, views } from './stored-view.ts';
import { timeOut } from './time-out.ts';

/**
 * Revokes all pages on which the caller corrects an envelope, which returns to its previous status.
 */
export async function endCorrections(
  state: State,
  { caller }: Pick<Context, 'caller'>,
  { envelopeId }: StoredEnvelope,
): Promise<void> {
  const isMeant = (one: { view: string; envelopeId?: string; userId?: string }) =>
    one.view === 'correct' && one.envelopeId === envelopeId && one.userId === caller.userId;
  for (const view of await state.of(views).list(''))
    if (isMeant(view) && !view.opened)
      await state.of(views).put('', view.viewId, { ...view, opened: true });
  for (const session of await state.of(viewSessions).list(''))
    if (isMeant(session) && session.ended === undefined) await timeOut(state, session);
}
