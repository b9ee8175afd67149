import type { StoredIdentityAttempt } from '../../../state/model/identity.ts';
import { nameCheck } from '../../identity/outcome.ts';
import { shownTime } from '../visit.ts';

const outcomes: Readonly<Record<StoredIdentityAttempt['outcome'], string>> = {
  passed: 'passed',
  failed: 'failed',
  'manual-review': 'manual review',
};

/** Attempts as pages show them, the newest first. */
export function presentAttempts(attempts: readonly StoredIdentityAttempt[]) {
  return attempts.toReversed().map(({ at, check, outcome, reason, evidence }) => ({
    time: shownTime(at),
    check: nameCheck({ kind: check }),
    outcome: outcomes[outcome],
    facts: [
      ...Object.entries(evidence).map(([name, value]) => ({ name, value })),
      ...(reason === undefined ? [] : [{ name: 'Reason', value: reason }]),
    ],
  }));
}
