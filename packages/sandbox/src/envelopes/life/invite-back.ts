import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { mailInvitation } from './notify.ts';

/**
 * Sends an e-mail to a person who leaves the signing page that a PowerForm led to directly: without
 * an invitation, the person could not find the envelope again. Others already have one.
 */
export async function inviteBack(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<void> {
  if (recipient.powerFormStart !== 'direct') return;
  delete recipient.powerFormStart;
  await mailInvitation(state, envelope, recipient, {
    reason: 'signing-request',
    subject: envelope.settings.emailSubject ?? '',
    text: ['Continue with these documents at any time. Your entries are saved.'],
  });
}
