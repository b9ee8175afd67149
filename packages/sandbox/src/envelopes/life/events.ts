import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/** Who does something to an envelope. */
export interface Actor {
  userId: string;
  userName: string;
  email: string;
  ipAddress: string;
}

/** The sandbox talks to this machine, so everybody calls from here. */
export const thisMachine = '127.0.0.1';

/** The service itself, where nobody else does something. */
export const theService: Actor = { userId: '', userName: 'Sandbox', email: '', ipAddress: '' };

/** The calling user. */
export function actorOf({ caller }: Pick<Context, 'caller'>): Actor {
  const { userId, userName, email } = caller;
  return { userId, userName, email, ipAddress: thisMachine };
}

/** A recipient, as somebody who does something: the member who acts, of a signing group. */
export function recipientActor({ details, recipientIdGuid, actedBy }: StoredRecipient): Actor {
  return {
    userId: details.userId ?? recipientIdGuid,
    userName: actedBy?.userName ?? details.signerName ?? details.name ?? '',
    email: actedBy?.email ?? details.email ?? details.hostEmail ?? '',
    ipAddress: thisMachine,
  };
}

/** Adds a line to the audit trail, with the status that the envelope has now. */
export function addAudit(
  state: State,
  envelope: StoredEnvelope,
  { userId, userName, email, ipAddress }: Actor,
  action: string,
  message: string,
): void {
  envelope.auditEvents.push({
    at: state.now,
    userId,
    userName,
    email,
    ipAddress,
    action,
    message,
    status: envelope.status,
  });
}

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
