import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { longestLock } from './lock-duration.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { currentLock } from './current-lock.ts';
import { readLockHeader } from './read-lock-header.ts';

/**
 * Refuses a change to a locked envelope or template, unless the caller owns the lock and sent its
 * token. A `LockDurationInSeconds` beside the token sets the end of the lock anew.
 * @param header the `X-DocuSign-Edit` header; undefined where the operation has none
 * @throws ServiceError EDIT_LOCK_NOT_LOCK_OWNER
 */
export function requireLockToken(
  envelope: StoredEnvelope,
  header: string | undefined,
  context: Pick<Context, 'caller'>,
  state: Pick<State, 'now'>,
): void {
  const lock = currentLock(state, envelope);
  if (lock === undefined) return;
  const given = readLockHeader(header);
  if (lock.userId === context.caller.userId && given?.lockToken === lock.token) {
    const seconds = Number(given.lockDurationInSeconds ?? '');
    if (Number.isSafeInteger(seconds) && seconds > 0 && seconds <= longestLock) {
      lock.durationInSeconds = seconds;
      lock.until = state.now + seconds * 1000;
    }
    return;
  }
  const what = envelope.kind === 'template' ? 'Template' : 'Envelope';
  throw new ServiceError(
    'EDIT_LOCK_NOT_LOCK_OWNER',
    `${what} ${envelope.envelopeId} is locked by ${lock.userName}; its owner sends the token of the lock in the X-DocuSign-Edit header.`,
  );
}
