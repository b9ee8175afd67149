import type { Context } from '../../engine/context.js';
import { emitFor } from '../../envelope/emit.js';
import { requireLockToken } from '../../envelope/require-lock-token.js';
import { inProcess } from '../../envelope/statuses.js';
import type { StoredEnvelope, StoredLock } from '../../model/envelope.js';
import type { State } from '../../state/state.js';
import { findLock } from './find-lock.js';
import { restoreBefore } from './restore-before.js';

/** What is sent along when a lock is given back. */
export interface DeleteLockOptions {
  /** The `X-DocuSign-Edit` header. */
  header: string | undefined;
  /** Whether what was changed on the scratch copy stays. */
  saveChanges: boolean;
}

/**
 * Gives a lock back. An envelope in process counts as corrected by it. The caller saves the
 * envelope afterwards.
 * @throws ServiceError EDIT_LOCK_ENVELOPE_NOT_LOCKED, EDIT_LOCK_NOT_LOCK_OWNER
 */
export async function deleteLock(
  state: State,
  envelope: StoredEnvelope,
  context: Pick<Context, 'caller'>,
  { header, saveChanges }: DeleteLockOptions,
): Promise<StoredLock> {
  const lock = findLock(state, envelope);
  requireLockToken(envelope, header, context, state);
  delete envelope.lock;
  if (!saveChanges) await restoreBefore(state, envelope, lock);
  else if (envelope.kind === 'envelope' && inProcess.includes(envelope.status))
    emitFor(state, envelope, 'envelope-corrected');
  return lock;
}
