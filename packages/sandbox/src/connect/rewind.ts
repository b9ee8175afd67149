import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { StoredRecipient } from '../state/model/recipient.ts';
import type { StateEvent } from '../state/state.ts';

/**
 * Restores an envelope to the state before some events of the same request: a message describes the
 * time of its own event, and in XML only the newest date shows which event that was.
 */
export function rewind(envelope: StoredEnvelope, later: readonly StateEvent[]): StoredEnvelope {
  if (later.length === 0) return envelope;
  const before = { ...envelope, recipients: envelope.recipients.map((one) => ({ ...one })) };
  for (const { event, recipientIdGuid } of later.toReversed()) {
    const recipient = before.recipients.find((one) => one.recipientIdGuid === recipientIdGuid);
    if (recipient === undefined) undoEnvelope(before, event);
    else undoRecipient(recipient, event);
  }
  return before;
}

function undoEnvelope(envelope: StoredEnvelope, event: string): void {
  switch (event) {
    case 'envelope-sent':
      envelope.status = 'created';
      delete envelope.sentAt;
      delete envelope.initialSentAt;
      return;
    case 'envelope-delivered':
      envelope.status = 'sent';
      delete envelope.deliveredAt;
      return;
    case 'envelope-completed':
      envelope.status = envelope.deliveredAt === undefined ? 'sent' : 'delivered';
      delete envelope.completedAt;
      return;
    case 'envelope-declined':
      envelope.status = envelope.deliveredAt === undefined ? 'sent' : 'delivered';
      delete envelope.declinedAt;
  }
}

function undoRecipient(recipient: StoredRecipient, event: string): void {
  switch (event) {
    case 'recipient-sent':
      recipient.status = 'created';
      delete recipient.sentAt;
      return;
    case 'recipient-delivered':
      recipient.status = 'sent';
      delete recipient.deliveredAt;
      return;
    case 'recipient-completed':
      recipient.status = recipient.deliveredAt === undefined ? 'sent' : 'delivered';
      delete recipient.signedAt;
      delete recipient.completedAt;
      return;
    case 'recipient-declined':
      recipient.status = recipient.deliveredAt === undefined ? 'sent' : 'delivered';
      delete recipient.declinedAt;
      delete recipient.declinedReason;
  }
}
