import { countAllowanceLeft } from '../../account/billing/allowance.ts';
import { dateTime } from '../../engine/date-time.ts';
import { day } from '../../engine/day.ts';
import { theService } from '../../envelopes/life/events.ts';
import { advance } from '../../envelopes/life/advance.ts';
import { mailInvitation, mailSender } from '../../envelopes/life/notify.ts';
import { purgeEnvelope, purgeWarningDays } from '../../envelopes/life/purge.ts';
import { effective } from '../../envelopes/life/schedule.ts';
import { sendEnvelope } from '../../envelopes/life/send.ts';
import { voidEnvelope } from '../../envelopes/life/void.ts';
import { waitingRecipients } from '../../envelopes/statuses.ts';
import { leaveStep, openSteps } from '../../envelopes/life/workflow-steps.ts';
import { saveEnvelope } from '../../envelopes/save.ts';
import { inProcess } from '../../envelopes/statuses.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';

/** The time has come to send a draft. */
export async function scheduledSending(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || envelope.status !== 'created') return;
  // A job that fails is repeated, and later ones wait for it.
  if ((await countAllowanceLeft(state, envelope.accountId)) === 0) {
    await mailSender(state, envelope, {
      reason: 'not-sent',
      subject: `Not sent: ${envelope.settings.emailSubject ?? ''}`,
      text: ['The account has sent all the envelopes that its plan allows in this billing period.'],
    });
    return;
  }
  envelope.workflow = {
    ...envelope.workflow,
    workflowStatus: openSteps(envelope).length === 0 ? 'completed' : 'pending',
    scheduledSending: { ...envelope.workflow?.scheduledSending, status: 'completed' },
  };
  await sendEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
}

/** An envelope has waited long enough before a turn. */
export async function delayedRouting(state: State, { key }: ScheduledItem): Promise<void> {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined) return;
  await leaveStep(state, envelope);
  await advance(state, envelope);
  await saveEnvelope(state, envelope);
}

/** Whoever an envelope waits for is reminded; again after some days, where that is asked for. */
export async function envelopeReminder(state: State, { kind, key }: ScheduledItem): Promise<void> {
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
      text: [`${envelope.sender.userName} is waiting for you.`],
    };
    await mailInvitation(state, envelope, recipient, letter);
  }
  await saveEnvelope(state, envelope);
  const frequency = Number(reminders?.reminderFrequency ?? 0);
  if (frequency > 0) await state.schedule.set({ kind, key, at: state.now + frequency * day });
}

/** An envelope is about to expire: whoever it waits for is told, and the sender. */
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
  await voidEnvelope(state, envelope, 'The envelope has expired.', theService);
  await saveEnvelope(state, envelope);
}

/** The documents of an envelope go soon; the sender is told a second time. */
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
