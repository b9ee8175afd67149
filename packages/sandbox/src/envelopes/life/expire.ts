import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { theService } from './events.ts';
import { voidEnvelope } from './void.ts';

/**
 * The reason for which an expired envelope is void.
 * @evidence public
 */
export const expiredReason = 'Envelope has expired.';

/**
 * Voids an envelope because its time is up.
 * @throws ServiceRefusal ENVELOPE_CANNOT_VOID_INVALID_STATE
 * @evidence public
 */
export function expireEnvelope(state: State, envelope: StoredEnvelope): Promise<void> {
  return voidEnvelope(state, envelope, expiredReason, theService, {
    subject: `Expired: ${envelope.settings.emailSubject ?? ''}`,
    text: ['The time to sign is over. Nobody can sign the envelope any more.'],
  });
}
