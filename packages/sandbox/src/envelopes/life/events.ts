import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/** The person who acts on an envelope. */
export interface Actor {
  userId: string;
  userName: string;
  email: string;
  ipAddress: string;
}

/** The IP address of every caller, as the sandbox serves this machine. */
export const thisMachine = '127.0.0.1';

/** The service as the actor of changes that no person makes. */
export const theService: Actor = { userId: '', userName: 'Sandbox', email: '', ipAddress: '' };

/** The calling user. */
export function actorOf({ caller }: Pick<Context, 'caller'>): Actor {
  const { userId, userName, email } = caller;
  return { userId, userName, email, ipAddress: thisMachine };
}

/** Creates the actor for a recipient; for a signing group, the member who acts. */
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
    ...(state.clientId !== undefined && { clientId: state.clientId }),
  });
}

/** Emits an event of an envelope, or of one of its recipients, to Connect. */
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
