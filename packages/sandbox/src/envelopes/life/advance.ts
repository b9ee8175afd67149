import { breathe } from '@countersign/mock/core/server';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { delegateSigning } from './delegate-signing.ts';
import { addAudit, emitFor, theService } from './events.ts';
import { isKnown, waitsForName } from './is-named.ts';
import { languageFor, mailInvitation, mailSender } from './notify.ts';
import { findLanguage, type Translate } from '../../pages/languages/language.ts';
import { cancelNotification } from './schedule.ts';
import { getTurn } from '../notary/session-members.ts';
import { isDone, mustAct } from '../statuses.ts';
import { applyTransferRules } from '../transfer-rules/apply-transfer-rules.ts';
import { stopAtStep } from './workflow-steps.ts';

/**
 * Advances an envelope in process as far as it goes without an action: notifies the recipients
 * whose turn it is, completes those who only get a copy, and completes the envelope after the last
 * recipient. It stops at the steps of the workflow.
 * @throws ServiceRefusal ENVELOPE_IS_INCOMPLETE if the next recipient is not known
 */
export async function advance(state: State, envelope: StoredEnvelope): Promise<void> {
  if (envelope.status !== 'sent' && envelope.status !== 'delivered') return;
  if (envelope.workflow?.workflowStatus === 'paused') return;
  const turn = currentTurn(envelope);
  const stop = await stopAtStep(state, envelope, turn);
  for (const recipient of inOrder(envelope)) {
    await breathe();
    const own = getTurn(envelope, recipient);
    if (recipient.status !== 'created' || own > turn || own >= stop) continue;
    if (waitsForName(recipient, envelope.recipients)) continue;
    requireKnown(envelope, recipient);
    await invite(state, envelope, recipient);
  }
  // An envelope without recipients, or with unfilled roles and no recipient who acts, waits for new
  // ones.
  const { recipients, hasUnfilledRoles = false } = envelope;
  if (recipients.length === 0 || (hasUnfilledRoles && !recipients.some(mustAct))) return;
  if (turn === Infinity && stop === Infinity) await complete(state, envelope);
  else noteDelivered(state, envelope);
}

/** Finds the current turn: the lowest one of the recipients who still have to act. */
function currentTurn(envelope: Pick<StoredEnvelope, 'recipients'>): number {
  const waiting = envelope.recipients.filter((one) => mustAct(one) && !isDone(one));
  return Math.min(Infinity, ...waiting.map((one) => getTurn(envelope, one)));
}

/** Marks the envelope as delivered once all recipients who act have opened it. */
export function noteDelivered(state: State, envelope: StoredEnvelope): void {
  if (envelope.status !== 'sent') return;
  const opened = envelope.recipients
    .filter(mustAct)
    .every(({ deliveredAt }) => deliveredAt !== undefined);
  if (!opened) return;
  envelope.status = 'delivered';
  envelope.deliveredAt = state.now;
  envelope.statusChangedAt = state.now;
  emitFor(state, envelope, 'envelope-delivered');
}

/**
 * Requires the next recipient to be known.
 * @throws ServiceRefusal ENVELOPE_IS_INCOMPLETE if no agent or intermediary has named the recipient
 */
function requireKnown({ envelopeId }: StoredEnvelope, recipient: StoredRecipient): void {
  if (isKnown(recipient)) return;
  throw new ServiceRefusal(
    'ENVELOPE_IS_INCOMPLETE',
    `Recipient ${recipient.recipientId} of envelope ${envelopeId} is next, but has no name and e-mail address yet.`,
  );
}

function inOrder({ recipients }: StoredEnvelope): StoredRecipient[] {
  return recipients.toSorted((a, b) => a.routingOrder - b.routingOrder);
}

async function invite(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<void> {
  recipient.status = 'sent';
  recipient.sentAt = state.now;
  const name = recipient.details.name ?? recipient.details.signingGroupName ?? '';
  addAudit(state, envelope, theService, 'Sent Invitations', `The envelope was sent to ${name}.`);
  emitFor(state, envelope, 'recipient-sent', recipient);
  const subject = envelope.settings.emailSubject ?? '';
  const blurb = envelope.settings.emailBlurb ?? '';
  const { userName } = envelope.sender;
  await delegateSigning(state, envelope, recipient);
  if (mustAct(recipient)) {
    const { lines, ...written } = describeRequest(envelope, recipient);
    const text = [...lines, blurb].filter(Boolean);
    const letter = { reason: 'signing-request', subject, text, ...written };
    // A recipient who starts directly is at the signing page already.
    if (recipient.powerFormStart !== 'direct')
      await mailInvitation(state, envelope, recipient, letter);
    return;
  }
  recipient.status = 'completed';
  recipient.completedAt = state.now;
  emitFor(state, envelope, 'recipient-completed', recipient);
  const { t, ...written } = languageFor(recipient);
  const first = t('{sender} sent you a copy of a document.', { sender: userName });
  const letter = { reason: 'copy', subject, text: [first, blurb].filter(Boolean), ...written };
  await mailInvitation(state, envelope, recipient, letter);
}

/** Creates the first lines of an invitation, with the person who asks the recipient to act. */
function describeRequest(
  { sender: { userName } }: StoredEnvelope,
  recipient: StoredRecipient,
): { lines: string[]; language?: string } {
  const { reassigned } = recipient;
  if (reassigned === undefined) {
    const { t, ...written } = languageFor(recipient);
    const { hostEmail, signerName: signer = '' } = recipient.details;
    const isHost = recipient.type === 'inPersonSigner' && hostEmail !== undefined;
    const line = isHost
      ? t('{sender} asks you to host {signer}, who signs a document on your device.', {
          sender: userName,
          signer,
        })
      : t('{sender} sent you a document to review.', { sender: userName });
    return { lines: [line], ...written };
  }
  return {
    lines: [`${reassigned.by} asks you to sign a document from ${userName}.`, reassigned.reason],
  };
}

async function complete(state: State, envelope: StoredEnvelope): Promise<void> {
  envelope.status = 'completed';
  envelope.completedAt = state.now;
  envelope.statusChangedAt = state.now;
  for (const recipient of envelope.recipients)
    if (recipient.status === 'signed') recipient.status = 'completed';
  if (envelope.workflow !== undefined)
    envelope.workflow = { ...envelope.workflow, workflowStatus: 'completed' };
  addAudit(state, envelope, theService, 'Completed', 'All recipients have finished.');
  emitFor(state, envelope, 'envelope-completed');
  await cancelNotification(state, envelope);
  const subject = envelope.settings.emailSubject ?? '';
  const write = (t: Translate) => ({
    reason: 'completed',
    subject: t('Completed: {subject}', { subject }),
    text: [t('All recipients have finished. The documents are ready to read.')],
  });
  const letter = write(findLanguage().t);
  await mailSender(state, envelope, letter);
  for (const recipient of envelope.recipients) {
    const { t, ...written } = languageFor(recipient);
    await mailInvitation(state, envelope, recipient, { ...write(t), ...written });
  }
  const copy = await applyTransferRules(state, envelope, 'completed');
  if (copy === undefined) return;
  copy.sentAt = state.now;
  copy.status = 'completed';
  copy.completedAt = state.now;
  await mailInvitation(state, envelope, copy, letter);
}
