import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { emitFor } from '../life/events.ts';
import { languageFor, mailInvitation } from '../life/notify.ts';
import { allowNewAttempts } from '../identity/attempts.ts';
import { mustAct, statusInWords } from '../statuses.ts';

/**
 * Sends the e-mails again to the recipients whose turn it is; a draft has none.
 * @throws ServiceRefusal EDIT_LOCK_INVALID_STATE_FOR_LOCK if the envelope has ended
 */
export async function resendEnvelope(
  state: State,
  envelope: StoredEnvelope,
  only: (recipient: StoredRecipient) => boolean = () => true,
): Promise<void> {
  const { envelopeId, status } = envelope;
  if (status !== 'created' && status !== 'sent' && status !== 'delivered')
    throw new ServiceRefusal(
      'EDIT_LOCK_INVALID_STATE_FOR_LOCK',
      `Only created, sent or delivered envelopes can be resent. ${envelopeId} is ${statusInWords(status)}.`,
    );
  const waiting = envelope.recipients.filter(
    (one) =>
      mustAct(one) && ['sent', 'delivered', 'autoresponded'].includes(one.status) && only(one),
  );
  if (status !== 'created') emitFor(state, envelope, 'envelope-resent');
  for (const recipient of waiting) {
    delete recipient.accessCodeFailures;
    allowNewAttempts(recipient);
    emitFor(state, envelope, 'recipient-resent', recipient);
    const { t, ...written } = languageFor(recipient);
    const sender = envelope.sender.userName;
    const letter = {
      reason: 'signing-request',
      subject: envelope.settings.emailSubject ?? '',
      text: [t('{sender} sent you a document to review.', { sender })],
      ...written,
    };
    await mailInvitation(state, envelope, recipient, letter);
  }
}
