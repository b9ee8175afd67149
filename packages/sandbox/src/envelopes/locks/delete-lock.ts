import type { Context } from '../../engine/context.ts';
import { emitFor } from '../life/emit.ts';
import { requireLockToken } from './require-lock-token.ts';
import { inProcess } from '../statuses.ts';
import type { StoredEnvelope, StoredLock } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { findLock } from './find-lock.ts';
import { restoreBefore } from './restore-before.ts';

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
