import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

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
