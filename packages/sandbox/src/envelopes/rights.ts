import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';

export { hasRight, requireRight } from '../account/users/rights.ts';

/**
 * Rejects callers other than the sender of an envelope and administrators of the account, such as
 * recipients.
 * @param code by the spec of the operation
 * @throws ServiceRefusal
 */
export function requireSender(
  { envelopeId, sender }: StoredEnvelope,
  { caller, operationId }: Pick<Context, 'caller' | 'operationId'>,
  code: 'USER_NOT_ENVELOPE_SENDER' | 'USER_LACKS_PERMISSIONS',
): void {
  if (caller.isAdmin || sender.userId === caller.userId) return;
  throw new ServiceRefusal(
    code,
    `${operationId} requires the sender of the envelope ${envelopeId} or an administrator of the account. ${caller.userName} is neither.`,
  );
}
