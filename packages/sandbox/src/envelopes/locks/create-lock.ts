import type { LockRequest } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope, StoredLock } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { currentLock, lockDuration } from './current-lock.ts';
import { mayLock, newLock } from './new-lock.ts';
import { statusInWords } from '../statuses.ts';

/**
 * The duration of a lock unless the request sets one, in seconds.
 * @evidence public
 */
const usualDuration = 300;

const lockable: ReadonlySet<string> = new Set(['created', 'sent', 'delivered']);

/**
 * Locks an envelope or template for the caller, who saves it afterwards.
 * @throws ServiceRefusal EDIT_LOCK_ENVELOPE_ALREADY_LOCKED, EDIT_LOCK_TEMPLATE_ALREADY_LOCKED,
 * EDIT_LOCK_INVALID_STATE_FOR_LOCK, USER_LACKS_PERMISSIONS, INVALID_REQUEST_BODY
 * @evidence public
 */
export function createLock(
  state: State,
  envelope: StoredEnvelope,
  { caller, newId }: Pick<Context, 'caller' | 'newId'>,
  request: LockRequest | undefined,
): StoredLock {
  requireLockRight(caller);
  requirePassword(envelope, request);
  requireUnlocked(state, envelope);
  const { kind, envelopeId, status } = envelope;
  if (kind === 'envelope' && !lockable.has(status))
    throw new ServiceRefusal(
      'EDIT_LOCK_INVALID_STATE_FOR_LOCK',
      `Only draft, sent or delivered envelopes can be locked. ${envelopeId} is ${statusInWords(status)}.`,
    );
  const { lock: _past, ...before } = envelope;
  const lock: StoredLock = {
    ...newLock(state, caller, {
      token: newId(),
      durationInSeconds: lockDuration(request, usualDuration),
      lockedByApp: request?.lockedByApp ?? '',
      useScratchPad: request?.useScratchPad ?? 'false',
    }),
    before: JSON.stringify(before),
  };
  envelope.lock = lock;
  return lock;
}

function requireUnlocked(state: State, envelope: StoredEnvelope): void {
  const lock = currentLock(state, envelope);
  if (lock === undefined) return;
  const template = envelope.kind === 'template';
  throw new ServiceRefusal(
    template ? 'EDIT_LOCK_TEMPLATE_ALREADY_LOCKED' : 'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
    `The ${envelope.kind} ${envelope.envelopeId} is already locked by ${lock.userName}. Wait until the lock is released or expires.`,
  );
}

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS where the user may not lock envelopes */
function requireLockRight(member: StoredMember): void {
  if (mayLock(member)) return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${member.userName} is not allowed to lock envelopes. An administrator can set canLockEnvelopes for the user.`,
  );
}

/**
 * Refuses to lock a template that has a password without it.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS
 * @evidence inferred
 */
function requirePassword(
  { template, envelopeId }: StoredEnvelope,
  request: LockRequest | undefined,
): void {
  const password = template?.password ?? '';
  if (password === '' || request?.templatePassword === password) return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `The template ${envelopeId} has a password. Send it in /templatePassword.`,
  );
}
