import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

/**
 * Refuses what is for the sender of an envelope and administrators of the account, not for
 * recipients.
 * @param code by the spec of the operation
 * @throws ServiceError
 */
export function requireSender(
  { envelopeId, sender }: StoredEnvelope,
  { caller, operationId }: Pick<Context, 'caller' | 'operationId'>,
  code: 'USER_NOT_ENVELOPE_SENDER' | 'USER_LACKS_PERMISSIONS',
): void {
  if (caller.isAdmin || sender.userId === caller.userId) return;
  throw new ServiceError(
    code,
    `${operationId} is for the sender of the envelope ${envelopeId} and administrators of the account, which ${caller.userName} is not.`,
  );
}
