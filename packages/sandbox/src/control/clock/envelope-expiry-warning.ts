import { dateTime } from '../../engine/date-time.ts';
import { inProcess, waitingRecipients } from '../../envelopes/statuses.ts';
import { mailInvitation, mailSender } from '../../envelopes/life/notify.ts';
import type { Deed } from './deed.ts';

/** An envelope is about to expire: whoever it waits for is told, and the sender. */
export const envelopeExpiryWarning: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key);
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  const letter = {
    reason: 'expiry-warning',
    subject: `About to expire: ${envelope.settings.emailSubject ?? ''}`,
    text: [`The envelope expires at ${dateTime(envelope.expiresAt ?? state.now)}.`],
  };
  await mailSender(state, envelope, letter);
  for (const recipient of waitingRecipients(envelope))
    await mailInvitation(state, envelope, recipient, letter);
};
