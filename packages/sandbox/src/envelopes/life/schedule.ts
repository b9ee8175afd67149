import { day } from '../../engine/day.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { notificationDefaults } from '../../account/settings/account-defaults.ts';
import { dateTime, readDateTime } from '../../engine/date-time.ts';
import type { State } from '../../state/state.ts';
import { computeDelayEnd } from './delay-rule.ts';
import { scheduleWorkflow } from './schedule-workflow.ts';

/** The names of what happens by the clock; each is a file in `src/control/clock`. */
const kinds = ['envelope-expiry', 'envelope-expiry-warning', 'envelope-reminder'] as const;

/** The names of all that can happen to an envelope in process. */
const allKinds = [...kinds, 'scheduled-sending', 'delayed-routing'];

/**
 * Sets in the calendar when an envelope in process expires, when its recipients are warned of that
 * and when they are reminded; takes out what no longer holds.
 */
export async function scheduleNotification(state: State, envelope: StoredEnvelope): Promise<void> {
  const { envelopeId, initialSentAt } = envelope;
  if (initialSentAt === undefined || envelope.kind === 'template') return;
  const { expirations, reminders } = await effective(state, envelope);
  const expireAfter = Number(expirations?.expireAfter ?? 0);
  const expiresAt = expireAfter > 0 ? initialSentAt + expireAfter * day : undefined;
  if (expiresAt === undefined) delete envelope.expiresAt;
  else envelope.expiresAt = expiresAt;
  const warnDays = Number(expirations?.expireWarn ?? 0);
  const delay = Number(reminders?.reminderDelay ?? 0);
  const plan = {
    'envelope-expiry': expiresAt,
    'envelope-expiry-warning':
      expiresAt !== undefined && warnDays > 0 ? expiresAt - warnDays * day : undefined,
    'envelope-reminder':
      reminders?.reminderEnabled === 'true' && delay > 0 ? initialSentAt + delay * day : undefined,
  };
  for (const kind of kinds) {
    const at = plan[kind];
    if (at === undefined || (at < state.now && kind !== 'envelope-expiry'))
      await state.schedule.cancel(kind, envelopeId);
    else await state.schedule.set({ kind, key: envelopeId, at });
  }
}

/** Nothing of it happens any more. */
export async function cancelNotification(
  state: State,
  { envelopeId }: StoredEnvelope,
): Promise<void> {
  for (const kind of allKinds) await state.schedule.cancel(kind, envelopeId);
}

/** The settings that hold: the envelope's own, or those of the account in their place. */
export async function effective(state: State, envelope: StoredEnvelope) {
  const { notification, accountId } = envelope;
  const defaults = await notificationDefaults(state, accountId);
  if (notification.useAccountDefaults === 'true') return defaults;
  return {
    expirations:
      notification.expirations?.expireEnabled === 'true'
        ? notification.expirations
        : defaults.expirations,
    reminders: notification.reminders,
  };
}

/** Finds the time at which the workflow sends an envelope; undefined if it is sent at once. */
export function scheduledFor(state: State, { workflow }: StoredEnvelope): number | undefined {
  const scheduled = workflow?.scheduledSending;
  if (scheduled === undefined || scheduled.status === 'completed') return undefined;
  if (scheduled.resumeDate !== undefined) return readDateTime(scheduled.resumeDate);
  return computeDelayEnd(state.now, scheduled.rules?.[0]);
}

export async function scheduleSending(
  state: State,
  envelope: StoredEnvelope,
  at: number,
): Promise<void> {
  envelope.workflow = {
    ...envelope.workflow,
    workflowStatus: 'scheduled',
    scheduledSending: {
      ...envelope.workflow?.scheduledSending,
      status: 'started',
      resumeDate: dateTime(at),
    },
  };
  await scheduleWorkflow(state, envelope);
}
