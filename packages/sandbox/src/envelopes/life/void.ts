import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredMail } from '../../state/model/mail.ts';
import type { State } from '../../state/state.ts';
import { type Actor, addAudit, emitFor } from './events.ts';
import { mailRecipient, mailSender } from './notify.ts';
import { cancelNotification } from './schedule.ts';
import { editable, statusInWords } from '../statuses.ts';

/** The longest reason, in characters. */
const longest = 200;

/**
 * Ends an envelope in process, or a draft.
 * @param words the words of the e-mails about it; left out if a user voids it
 * @throws ServiceRefusal ENVELOPE_CANNOT_VOID_INVALID_STATE, INVALID_REQUEST_PARAMETER without a reason
 */
export async function voidEnvelope(
  state: State,
  envelope: StoredEnvelope,
  reason: string,
  actor: Actor,
  words?: Pick<StoredMail, 'subject' | 'text'>,
): Promise<void> {
  const { envelopeId, status } = envelope;
  if (!editable.includes(status))
    throw new ServiceRefusal(
      'ENVELOPE_CANNOT_VOID_INVALID_STATE',
      `Only envelopes that are sent or delivered can be voided. ${envelopeId} is ${statusInWords(status)}.`,
      { answer: '' },
    );
  if (reason.trim() === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/voidedReason is missing. Send the reason, with at most ${longest} characters, to void the envelope ${envelopeId}.`,
    );
  if (reason.length > longest)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/voidedReason has ${reason.length} characters. The maximum is ${longest}.`,
    );
  if (status === 'created')
    state.warn({
      code: 'not-as-the-service',
      at: '',
      message: `the real service voids only envelopes that were sent; ${envelopeId} is a draft. Delete it, or move it to the recycle bin.`,
    });
  envelope.status = 'voided';
  envelope.voidedAt = state.now;
  envelope.voidedReason = reason;
  envelope.statusChangedAt = state.now;
  addAudit(state, envelope, actor, 'Voided', `${actor.userName} voided the envelope: ${reason}`);
  emitFor(state, envelope, 'envelope-voided');
  await cancelNotification(state, envelope);
  const letter = {
    reason: 'voided',
    subject: `Voided: ${envelope.settings.emailSubject ?? ''}`,
    text: [`${actor.userName} voided the envelope.`, reason],
    ...words,
  };
  // A sender who voids the envelope needs no e-mail about it.
  if (actor.userId !== envelope.sender.userId) await mailSender(state, envelope, letter);
  for (const recipient of envelope.recipients)
    if (recipient.sentAt !== undefined) await mailRecipient(state, envelope, recipient, letter);
}
