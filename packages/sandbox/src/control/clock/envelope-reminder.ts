import { day } from '../../engine/day.ts';
import { mailInvitation } from '../../envelopes/life/notify.ts';
import { saveEnvelope } from '../../envelopes/save.ts';
import { effective } from '../../envelopes/life/schedule.ts';
import { inProcess, waitingRecipients } from '../../envelopes/statuses.ts';
import type { Deed } from './deed.ts';

/** Whoever an envelope waits for is reminded; again after some days, where that is asked for. */
export const envelopeReminder: Deed = async (state, { kind, key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  const { reminders } = await effective(state, envelope);
  const most = Number(reminders?.maximumReminderCount ?? Infinity) || Infinity;
  for (const recipient of waitingRecipients(envelope)) {
    recipient.reminders = (recipient.reminders ?? 0) + 1;
    if (recipient.reminders > most) continue;
    const letter = {
      reason: 'reminder',
      subject: `Reminder: ${envelope.settings.emailSubject ?? ''}`,
      text: [`${envelope.sender.userName} waits for you to act.`],
    };
    await mailInvitation(state, envelope, recipient, letter);
  }
  await saveEnvelope(state, envelope);
  const frequency = Number(reminders?.reminderFrequency ?? 0);
  if (frequency > 0) await state.due.set({ kind, key, at: state.now + frequency * day });
};
