import type { StoredEnvelope } from '../model/envelope.js';
import { notificationDefaults } from '../account-settings/notification-defaults.js';
import { dateTime, readDateTime } from '../engine/date-time.js';
import { ServiceError } from '../engine/service-error.js';
import type { State } from '../state/state.js';

const day = 86_400_000;

/** The farthest that a sending can be put off, in days. */
const farthest = 30;

/** The names of what happens by the clock; each is a file in `src/due`. */
const kinds = ['envelope-expiry', 'envelope-expiry-warning', 'envelope-reminder'] as const;

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
      await state.due.cancel(kind, envelopeId);
    else await state.due.set({ kind, key: envelopeId, at });
  }
}

/** Nothing of it happens any more. */
export async function cancelNotification(
  state: State,
  { envelopeId }: StoredEnvelope,
): Promise<void> {
  for (const kind of [...kinds, 'scheduled-sending']) await state.due.cancel(kind, envelopeId);
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

/** The time at which an envelope is to be sent by its workflow; undefined where that is at once. */
export function scheduledFor(state: State, { workflow }: StoredEnvelope): number | undefined {
  const scheduled = workflow?.scheduledSending;
  if (scheduled === undefined || scheduled.status === 'completed') return undefined;
  const [rule] = scheduled.rules ?? [];
  const date = scheduled.resumeDate ?? rule?.resumeDate;
  const delay = rule?.delay;
  if (date === undefined && delay === undefined) return undefined;
  const at = date === undefined ? state.now + milliseconds(delay ?? '') : readDateTime(date);
  if (at === undefined || Number.isNaN(at) || at > state.now + farthest * day)
    throw new ServiceError(
      'INVALID_REQUEST_PARAMETER',
      `/workflow/scheduledSending must say a time at most ${farthest} days ahead, as a date or as [d.]hh:mm:ss.`,
    );
  return at;
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
  await state.due.set({ kind: 'scheduled-sending', key: envelope.envelopeId, at });
}

/** `[d.]hh:mm:ss` in milliseconds. */
function milliseconds(text: string): number {
  const [, days = '0', hours, minutes, seconds] =
    /^(?:(\d+)\.)?(\d{1,2}):(\d{2}):(\d{2})$/.exec(text) ?? [];
  return (
    ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000
  );
}
