import { ServiceError } from '../../engine/service-error.ts';
import { currentLock } from './current-lock.ts';
import type { StoredEnvelope, StoredLock } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/**
 * The lock on an envelope or template.
 * @throws ServiceError EDIT_LOCK_ENVELOPE_NOT_LOCKED where there is none, or its time has run out
 */
export function findLock(state: Pick<State, 'now'>, envelope: StoredEnvelope): StoredLock {
  const lock = currentLock(state, envelope);
  if (lock !== undefined) return lock;
  throw new ServiceError(
    'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
    `The ${envelope.kind} ${envelope.envelopeId} is not locked, or the time of the lock has run out.`,
  );
}
