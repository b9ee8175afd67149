import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { prepareNotary } from '../notary/commission.ts';
import { recordNotarialAct, requireSigned } from '../notary/record-act.ts';
import { fillAutomaticTabs } from '../tabs/fill-automatic-tabs.ts';
import { recordPayments } from '../tabs/payments.ts';
import { requireVerified } from '../tabs/verify-tabs.ts';
import { type Actor, addAudit, emitFor } from './events.ts';
import { advance, noteDelivered } from './advance.ts';
import { inviteBack } from './invite-back.ts';
import { mailRecipient, mailSender } from './notify.ts';
import { cancelNotification } from './schedule.ts';
import { isDone, isDoneByOpening, statusInWords } from '../statuses.ts';

/**
 * A recipient opens the envelope.
 * @throws ServiceRefusal RECIPIENT_NOT_IN_SEQUENCE, ENVELOPE_INVALID_STATUS
 */
export async function openEnvelope(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  actor: Actor,
): Promise<void> {
  requireTurn(envelope, recipient);
  if (recipient.status === 'sent' || recipient.status === 'autoresponded') {
    recipient.status = 'delivered';
    recipient.deliveredAt = state.now;
    recipient.ipAddress = actor.ipAddress;
    if (recipient.details.signingGroupId !== undefined)
      recipient.actedBy = { userName: actor.userName, email: actor.email };
    addAudit(state, envelope, actor, 'Viewed', `${actor.userName} opened the envelope.`);
    emitFor(state, envelope, 'recipient-delivered', recipient);
    await prepareNotary(state, envelope, recipient);
    noteDelivered(state, envelope);
    await mailSender(state, envelope, {
      reason: 'viewed',
      subject: `Viewed: ${envelope.settings.emailSubject ?? ''}`,
      text: [`${actor.userName} opened the envelope.`],
    });
  }
  if (isDoneByOpening(recipient)) await finish(state, envelope, recipient, actor, 'Received');
}

/**
 * A recipient has done what there was to do; the values of its tabs were entered before.
 * @throws ServiceRefusal RECIPIENT_NOT_IN_SEQUENCE, ENVELOPE_INVALID_STATUS
 */
export async function finishRecipient(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  actor: Actor,
): Promise<void> {
  await openEnvelope(state, envelope, recipient, actor);
  if (isDone(recipient)) return;
  requireSigned(envelope, recipient);
  await requireVerified(state, envelope, recipient);
  fillAutomaticTabs(state, envelope, recipient);
  recordPayments(recipient.tabs);
  recipient.signedAt = state.now;
  await recordNotarialAct(state, envelope, recipient);
  await finish(state, envelope, recipient, actor, 'Signed');
}

async function finish(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  actor: Actor,
  action: string,
): Promise<void> {
  recipient.status = 'completed';
  recipient.completedAt = state.now;
  addAudit(state, envelope, actor, action, `${actor.userName} has finished.`);
  emitFor(state, envelope, 'recipient-completed', recipient);
  await advance(state, envelope);
}

/**
 * A recipient refuses, and the envelope ends with that.
 * @throws ServiceRefusal RECIPIENT_NOT_IN_SEQUENCE, ENVELOPE_INVALID_STATUS
 */
export async function declineEnvelope(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  reason: string,
  actor: Actor,
): Promise<void> {
  requireTurn(envelope, recipient);
  recipient.status = 'declined';
  recipient.declinedAt = state.now;
  recipient.declinedReason = reason;
  envelope.status = 'declined';
  envelope.declinedAt = state.now;
  envelope.statusChangedAt = state.now;
  addAudit(state, envelope, actor, 'Declined', `${actor.userName} declined: ${reason}`);
  emitFor(state, envelope, 'recipient-declined', recipient);
  emitFor(state, envelope, 'envelope-declined');
  await cancelNotification(state, envelope);
  const letter = {
    reason: 'declined',
    subject: `Declined: ${envelope.settings.emailSubject ?? ''}`,
    text: [`${actor.userName} declined to sign.`, reason],
  };
  await mailSender(state, envelope, letter);
  for (const one of envelope.recipients)
    if (one.sentAt !== undefined && one !== recipient)
      await mailRecipient(state, envelope, one, letter);
}

/** A recipient closes the envelope and means to come back. */
export async function finishLater(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<void> {
  emitFor(state, envelope, 'recipient-finish-later', recipient);
  await inviteBack(state, envelope, recipient);
}

/** The e-mail to a recipient came back. */
export function autoRespond(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  reason: string,
): void {
  requireTurn(envelope, recipient);
  recipient.status = 'autoresponded';
  recipient.autoRespondedReason = reason;
  emitFor(state, envelope, 'recipient-autoresponded', recipient);
}

/**
 * @throws ServiceRefusal RECIPIENT_NOT_IN_SEQUENCE before the turn, ENVELOPE_INVALID_STATUS where
 *   the envelope is not in process or the recipient has acted
 */
export function requireTurn(envelope: StoredEnvelope, recipient: StoredRecipient): void {
  const { envelopeId, status } = envelope;
  if (status !== 'sent' && status !== 'delivered')
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      status === 'correct'
        ? `The sender is correcting envelope ${envelopeId}. Recipients can continue after that.`
        : `Recipients can act only on sent or delivered envelopes. ${envelopeId} is ${statusInWords(status)}.`,
    );
  if (envelope.workflow?.workflowStatus === 'paused')
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `Envelope ${envelopeId} is paused. Recipients can continue after the sender resumes it.`,
    );
  if (recipient.status === 'created')
    throw new ServiceRefusal(
      'RECIPIENT_NOT_IN_SEQUENCE',
      `Recipient ${recipient.recipientId} cannot act yet in envelope ${envelopeId}, because recipients before it have not finished.`,
    );
  if (isDone(recipient) || recipient.status === 'declined')
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `Recipient ${recipient.recipientId} of envelope ${envelopeId} has already acted.`,
    );
}
