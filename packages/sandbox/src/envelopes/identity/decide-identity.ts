import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredIdentityAttempt } from '../../state/model/identity.ts';
import { listChecks } from './list-checks.ts';
import { approve, type CheckedRecipient, failCheck, startReview } from './outcome.ts';

/**
 * Decides all identity checks of a recipient without a browser.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the recipient has none
 */
export async function decideIdentity(
  checked: CheckedRecipient,
  { outcome, reason }: { outcome: StoredIdentityAttempt['outcome']; reason: string },
): Promise<void> {
  const { state, envelope, recipient } = checked;
  const checks = await listChecks(state, envelope, recipient);
  const [first] = checks;
  if (first === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Recipient ${recipient.recipientId} of envelope ${envelope.envelopeId} has no identity check. Give it identityVerification, or requireIdLookup.`,
    );
  const evidence = { 'Decided by': 'Control API' };
  switch (outcome) {
    case 'passed':
      return approve(checked, checks, 'Control API');
    case 'failed':
      return failCheck(checked, first, { evidence, reason, final: true });
    default:
      return startReview(checked, first, { evidence });
  }
}
