import type { MockResponse } from '@countersign/mock/core/server';
import { findLanguage, type Language } from '../../../pages/languages/language.ts';
import type { State } from '../../../state/state.ts';
import { notice, redirect } from '../../../pages/render.ts';
import { isDone } from '../../statuses.ts';
import { outboxPath, sessionPath, startPath } from '../../../pages/paths.ts';
import { beginSession } from './begin-session.ts';
import { getInvitationTarget } from '../../life/invitation-target.ts';

/**
 * Follows the button of an e-mail: a recipient begins to sign, as often as it likes. An embedded one
 * begins in the application of the sender, which has made sure who it is.
 * @param language the language of the browser, for an invitation whose recipient is unknown
 */
export async function openInvitation(
  state: State,
  envelopeId: string,
  recipientIdGuid: string,
  language: Language,
): Promise<MockResponse> {
  const envelope = await state.envelopes.get(envelopeId);
  const recipient = envelope?.recipients.find((one) => one.recipientIdGuid === recipientIdGuid);
  if (envelope?.kind !== 'envelope' || recipient === undefined)
    return notice(
      404,
      language.t('This invitation is no longer valid'),
      language.t(
        'The documents were deleted, or you are no longer among the recipients. Ask the sender for a new link.',
      ),
      { outbox: outboxPath(state), language },
    );
  const start = getInvitationTarget(recipient);
  if (start === undefined) {
    const own = findLanguage(recipient.details.emailNotification?.supportedLanguage);
    return notice(
      403,
      own.t('Open this page from the application'),
      own.t(
        '{sender} uses an application to open this envelope for you. Go to the application, and open the page there.',
        { sender: envelope.sender.userName },
      ),
      { language: own },
    );
  }
  if (start !== 'here') return redirect(start);
  if (recipient.startPage !== undefined && !isDone(recipient))
    return redirect(startPath(state, recipient.startPage));
  const { accountId } = envelope;
  const session = await beginSession(state, {
    view: 'signing',
    accountId,
    envelopeId,
    recipientIdGuid,
  });
  return redirect(sessionPath(state, session.sessionId));
}
