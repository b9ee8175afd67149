import type { State } from '../../../state/state.ts';
import type { StoredClickwrap, StoredVersion } from '../clickwraps/stored-clickwrap.ts';
import { saveAgreement, type StoredAgreement } from './stored-agreement.ts';

/** The answer of a person. */
export type ClickAnswer = 'agree' | 'decline';

/**
 * Records the answer of a person, unless it has one. Who declines leaves no trace unless the
 * clickwrap keeps such answers; Connect learns of it in any case.
 */
export async function answerAgreement(
  state: State,
  { accountId, clickwrapId, ownerUserId }: StoredClickwrap,
  { displaySettings }: StoredVersion,
  agreement: StoredAgreement,
  answer: ClickAnswer,
): Promise<void> {
  if (agreement.status !== 'created') return;
  if (answer === 'agree') {
    agreement.status = 'agreed';
    agreement.agreedAt = state.now;
  } else if (displaySettings.recordDeclineResponses === true) {
    agreement.status = 'declined';
    agreement.declinedAt = state.now;
  }
  await saveAgreement(state, agreement);
  state.emit({
    event: answer === 'agree' ? 'click-agreed' : 'click-declined',
    accountId,
    userId: ownerUserId,
    agreement: { clickwrapId, agreementId: agreement.agreementId },
  });
}
