import type { MockResponse } from '@countersign/mock/core/server';
import { outboxPath, sessionPath } from '../../../pages/paths.ts';
import { notice, redirect } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { beginSession } from './begin-session.ts';

/** Follows the button of the e-mail that asks a sender to review the identity of a recipient. */
export async function openReview(
  state: State,
  envelopeId: string,
  recipientIdGuid: string,
): Promise<MockResponse> {
  const envelope = await state.envelopes.get(envelopeId);
  if (envelope?.kind !== 'envelope')
    return notice(404, 'There is nothing to review', 'The envelope was deleted.', {
      outbox: outboxPath(state),
    });
  const { accountId, sender } = envelope;
  const session = await beginSession(state, {
    view: 'review',
    accountId,
    envelopeId,
    recipientIdGuid,
    userId: sender.userId,
  });
  return redirect(sessionPath(state, session.sessionId));
}
