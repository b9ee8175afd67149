import type { EventResult } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { reviewPath } from '../../pages/paths.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredIdentityAttempt, StoredIdentityState } from '../../state/model/identity.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { type Actor, addAudit, emitFor } from '../life/events.ts';
import { mailSender } from '../life/notify.ts';
import type { IdentityCheck } from './list-checks.ts';
import { addAttempt } from './proof.ts';

/** The maximum number of failed checks in a row, in all sessions of a recipient together. */
export const mostFailures = 3;

/** A recipient with an identity check. */
export interface CheckedRecipient {
  state: State;
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
  actor: Actor;
}

type Attempt = Pick<StoredIdentityAttempt, 'evidence'>;

export function getIdentityState(recipient: StoredRecipient): StoredIdentityState {
  recipient.identity ??= {};
  return recipient.identity;
}

/** Checks whether a recipient has failed too often to try again. */
export function isLockedOut({ identity }: StoredRecipient): boolean {
  return (identity?.failures ?? 0) >= mostFailures;
}

/** Records the result of a check, where the API shows it. */
export function setResult(
  { state, recipient: { details } }: Pick<CheckedRecipient, 'state' | 'recipient'>,
  field: IdentityCheck['result'],
  result: Omit<EventResult, 'eventTimestamp'>,
): void {
  details.recipientAuthenticationStatus = {
    ...details.recipientAuthenticationStatus,
    [field]: { ...result, eventTimestamp: dateTime(state.now) },
  };
}

/**
 * Records that a recipient passed a check.
 * @param last true if it was the last step of its workflow
 */
export async function passCheck(
  checked: CheckedRecipient,
  check: IdentityCheck,
  { evidence }: Attempt,
  last: boolean,
): Promise<void> {
  const { recipient, state, envelope, actor } = checked;
  const identity = getIdentityState(recipient);
  delete identity.failures;
  delete identity.codes;
  await addAttempt(checked, check, { outcome: 'passed', evidence });
  if (!last) return;
  setResult(checked, check.result, { status: 'Passed' });
  const message = `${actor.userName} passed the identity check: ${nameCheck(check)}.`;
  addAudit(state, envelope, actor, 'Identity Verified', message);
}

/**
 * Records that a recipient failed a check. After too many times in a row, or at once if it is
 * final, the recipient is locked out until the sender sends the envelope again.
 */
export async function failCheck(
  checked: CheckedRecipient,
  check: IdentityCheck,
  { evidence, reason, final = false }: Attempt & { reason: string; final?: boolean },
): Promise<void> {
  const { state, envelope, recipient, actor } = checked;
  const identity = getIdentityState(recipient);
  identity.failures = final ? mostFailures : (identity.failures ?? 0) + 1;
  delete identity.reviewSince;
  setResult(checked, check.result, { status: 'Failed', failureDescription: reason });
  await addAttempt(checked, check, { outcome: 'failed', reason, evidence });
  if (!isLockedOut(recipient)) return;
  const message = `${actor.userName} failed the identity check: ${nameCheck(check)}. ${reason}`;
  addAudit(state, envelope, actor, 'Identity Check Failed', message);
  emitFor(state, envelope, 'recipient-authenticationfailed', recipient);
  await mailSender(state, envelope, {
    reason: 'authentication-failed',
    subject: `Authentication failed: ${envelope.settings.emailSubject ?? ''}`,
    text: [message, 'Send the envelope again to let the recipient try once more.'],
  });
}

/** Leaves a check to the sender, who sees the evidence and decides. */
export async function startReview(
  checked: CheckedRecipient,
  check: IdentityCheck,
  { evidence }: Attempt,
): Promise<void> {
  const { state, envelope, recipient, actor } = checked;
  getIdentityState(recipient).reviewSince = state.now;
  const reason = 'The document could not be checked automatically.';
  setResult(checked, check.result, {
    status: 'Failed',
    failureDescription: reason,
    vendorFailureStatusCode: 'MANUAL_REVIEW_STARTED',
  });
  await addAttempt(checked, check, { outcome: 'manual-review', reason, evidence });
  const message = `The identity of ${actor.userName} is left to a manual review.`;
  addAudit(state, envelope, actor, 'Manual Review Started', message);
  await mailSender(state, envelope, {
    reason: 'identity-review',
    subject: `Review the identity of ${actor.userName}`,
    text: [reason, 'Look at the evidence, and approve or reject it.'],
    link: reviewPath(state, envelope, recipient),
  });
}

/** Ends a review: the recipient can go on, and is not asked again. */
export async function approve(
  checked: CheckedRecipient,
  checks: readonly IdentityCheck[],
  by: string,
): Promise<void> {
  const { recipient } = checked;
  const identity = getIdentityState(recipient);
  delete identity.reviewSince;
  identity.passed = true;
  for (const [at, check] of checks.entries())
    await passCheck(
      checked,
      check,
      { evidence: { 'Approved by': by } },
      checks[at + 1]?.result !== check.result,
    );
}

const names: Readonly<Record<IdentityCheck['kind'], string>> = {
  id_document: 'identity document',
  liveness: 'live portrait',
  phone: 'telephone',
  sms: 'text message',
  knowledge: 'questions',
};

/** Names a check for sentences. */
export function nameCheck({ kind }: Pick<IdentityCheck, 'kind'>): string {
  return names[kind];
}
