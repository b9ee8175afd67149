import type { MockResponse } from '@countersign/mock/extend';
import type { State } from '../../state/state.ts';
import { notice, redirect } from '../http/render.ts';
import { sessionPath } from '../paths.ts';
import { beginSession } from './begin-session.ts';

/** Follows the button of an e-mail: a recipient begins to sign, as often as it likes. */
export async function openInvitation(
  state: State,
  envelopeId: string,
  recipientIdGuid: string,
): Promise<MockResponse> {
  const envelope = await state.envelopes.get(envelopeId);
  const recipient = envelope?.recipients.find((one) => one.recipientIdGuid === recipientIdGuid);
  if (envelope?.kind !== 'envelope' || recipient === undefined)
    return notice(
      404,
      'This invitation leads nowhere',
      'The envelope is gone, the recipient was taken out of it, or the tenant was reset.',
    );
  const { accountId } = envelope;
  const session = await beginSession(state, {
    view: 'signing',
    accountId,
    envelopeId,
    recipientIdGuid,
  });
  return redirect(sessionPath(state, session.sessionId));
}
