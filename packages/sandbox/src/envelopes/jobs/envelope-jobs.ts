import { dateTime } from '../../engine/date-time.ts';
import { day } from '../../engine/day.ts';
import { advance } from '../life/advance.ts';
import { expireEnvelope } from '../life/expire.ts';
import { mailInvitation, mailSender } from '../life/notify.ts';
import { purgeEnvelope, purgeWarningDays } from '../life/purge.ts';
import { effective } from '../life/schedule.ts';
import { sendEnvelope } from '../life/send.ts';
import { waitingRecipients } from '../statuses.ts';
import { cancelCountdown } from '../life/workflow.ts';
import { leaveStep, pauseAtStep } from '../life/workflow-steps.ts';
import { saveEnvelope } from '../save.ts';
import { inProcess } from '../statuses.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';

/** The time has come to send a draft. */
export async function scheduledSending(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || envelope.status !== 'created' || envelope.folder === 'recyclebin')
    return;
  await sendEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
}

/** Keeps the draft that could not be sent at its time, and tells its sender the reason. */
export async function scheduledSendingRefused(
  state: State,
  { key }: ScheduledItem,
  reason: string,
): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || envelope.status !== 'created') return;
  await cancelCountdown(state, envelope);
  await saveEnvelope(state, envelope);
  await mailSender(state, envelope, {
    reason: 'not-sent',
    subject: `Not sent: ${envelope.settings.emailSubject ?? ''}`,
    text: ['The envelope could not be sent at its scheduled time.', reason],
  });
}

/** An envelope has waited long enough before a turn. */
export async function delayedRouting(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  await leaveStep(state, envelope, { byClock: true });
  await advance(state, envelope);
  await saveEnvelope(state, envelope);
}

/** An envelope could not go on after its delay: it waits until the sender resumes it. */
export async function delayedRoutingRefused(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  pauseAtStep(envelope);
  await saveEnvelope(state, envelope);
}

/**
 * Reminds the recipients that an envelope waits for, and schedules the next reminder if the
 * envelope has a reminder frequency.
 */
export async function envelopeReminder(state: State, { kind, key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  const { reminders } = await effective(state, envelope);
  const most = Number(reminders?.maximumReminderCount ?? Infinity) || Infinity;
  // A paused envelope sends no e-mails.
  const waiting = envelope.workflow?.workflowStatus === 'paused' ? [] : waitingRecipients(envelope);
  for (const recipient of waiting) {
    recipient.reminders = (recipient.reminders ?? 0) + 1;
    if (recipient.reminders > most) continue;
    const letter = {
      reason: 'reminder',
      subject: `Reminder: ${envelope.settings.emailSubject ?? ''}`,
      text: [`${envelope.sender.userName} is waiting for you.`],
    };
    await mailInvitation(state, envelope, recipient, letter);
  }
  await saveEnvelope(state, envelope);
  const frequency = Number(reminders?.reminderFrequency ?? 0);
  if (frequency > 0) await state.schedule.set({ kind, key, at: state.now + frequency * day });
}

/** Warns the recipients that an envelope waits for, and its sender, that it is about to expire. */
export async function envelopeExpiryWarning(state: State, { key }: ScheduledItem): Promise<void> {
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
}

/** The time of an envelope is up: it is voided. */
export async function envelopeExpiry(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  await expireEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
}

/** Warns the sender a second time that the documents of an envelope will be purged soon. */
export async function envelopePurgeWarning(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key);
  if (envelope === undefined) return;
  await mailSender(state, envelope, {
    reason: 'purge',
    subject: `To be purged: ${envelope.settings.emailSubject ?? ''}`,
    text: [`The documents will be purged in ${purgeWarningDays} days.`],
  });
}

/** The documents of an envelope have waited long enough in the queue of the purge. */
export async function envelopePurge(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined) return;
  purgeEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
}
