import { mailSender } from '../../envelopes/life/notify.ts';
import { purgeWarningDays } from '../../envelopes/life/purge.ts';
import type { Deed } from './deed.ts';

/** The documents of an envelope go soon; the sender is told a second time. */
export const envelopePurgeWarning: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key);
  if (envelope === undefined) return;
  await mailSender(state, envelope, {
    reason: 'purge',
    subject: `To be purged: ${envelope.settings.emailSubject ?? ''}`,
    text: [`The documents will be purged in ${purgeWarningDays} days.`],
  });
};
