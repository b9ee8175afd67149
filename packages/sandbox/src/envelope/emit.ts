import type { StoredEnvelope } from '../model/envelope.js';
import type { StoredRecipient } from '../model/recipient.js';
import type { State } from '../state/state.js';

/** Tells Connect of something that happened to an envelope, or to one of its recipients. */
export function emitFor(
  state: State,
  envelope: StoredEnvelope,
  event: string,
  recipient?: StoredRecipient,
): void {
  state.emit({
    event,
    accountId: envelope.accountId,
    userId: envelope.sender.userId,
    envelopeId: envelope.envelopeId,
    envelope,
    ...(recipient !== undefined && { recipientIdGuid: recipient.recipientIdGuid }),
  });
}
