import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import type { Actor } from './actor.ts';

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
