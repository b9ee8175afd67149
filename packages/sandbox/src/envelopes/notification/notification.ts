import type { Notification } from '@countersign/types/esign-v2.1';
import { notificationDefaults } from '../../account/settings/account-defaults.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { scheduleNotification } from '../life/schedule.ts';

/**
 * The notification settings of a new envelope: what the request says, and the account's for the rest.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function readNotification(
  state: State,
  accountId: string,
  input: Notification | undefined,
): Promise<Notification> {
  const defaults = await notificationDefaults(state, accountId);
  if (input === undefined || input.useAccountDefaults === 'true') {
    if (input !== undefined) warnOfNotification(state, input, defaults);
    return { ...defaults, useAccountDefaults: 'true' };
  }
  const read = checked({
    useAccountDefaults: 'false',
    reminders: input.reminders ?? defaults.reminders,
    expirations: input.expirations ?? defaults.expirations,
  });
  warnOfNotification(state, input, read);
  return read;
}

/**
 * Changes the notification settings, and the schedule that follows from them.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function changeNotification(
  state: State,
  envelope: StoredEnvelope,
  input: Notification,
): Promise<void> {
  const { notification } = envelope;
  envelope.notification =
    input.useAccountDefaults === 'true'
      ? await readNotification(state, envelope.accountId, { useAccountDefaults: 'true' })
      : checked({
          useAccountDefaults: 'false',
          reminders: { ...notification.reminders, ...input.reminders },
          expirations: { ...notification.expirations, ...input.expirations },
        });
  warnOfNotification(state, input, envelope.notification);
  await scheduleNotification(state, envelope);
}

/** The most days that a setting may say. */
const longest = 999;

function checked(notification: Notification): Notification {
  const { reminders, expirations } = notification;
  const days = {
    '/reminders/reminderDelay': reminders?.reminderDelay,
    '/reminders/reminderFrequency': reminders?.reminderFrequency,
    '/expirations/expireAfter': expirations?.expireAfter,
    '/expirations/expireWarn': expirations?.expireWarn,
  };
  for (const [place, text] of Object.entries(days))
    if (text !== undefined && Number(text) > longest)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `${place} is ${text} days. The maximum is ${longest}.`,
      );
  return notification;
}

/** The notification settings as the service shows them. */
export function presentNotification({ notification }: StoredEnvelope): Notification {
  const { useAccountDefaults = 'false', reminders, expirations } = notification;
  return {
    useAccountDefaults,
    ...(reminders !== undefined && { reminders }),
    ...(expirations !== undefined && { expirations }),
  };
}

/**
 * Warns of reminders and expirations that a request sets, and that never happen.
 * @param input members of the request
 * @param now the settings that it leads to
 */
function warnOfNotification(
  { warn }: Pick<State, 'warn'>,
  { reminders, expirations, useAccountDefaults }: Notification,
  now: Notification,
): void {
  if (useAccountDefaults === 'true') {
    for (const [name, part] of Object.entries({ reminders, expirations }))
      if (part !== undefined)
        warn({
          code: 'field-ignored',
          like: { ...part },
          message: `\`${name}\` has no effect, since \`useAccountDefaults\` is true.`,
        });
    return;
  }
  if (Number(reminders?.reminderDelay ?? 0) > 0 && now.reminders?.reminderEnabled !== 'true')
    warn({
      code: 'field-ignored',
      like: { ...reminders },
      message: 'no reminders are sent, since `reminderEnabled` is not true.',
    });
  if (Number(expirations?.expireAfter ?? 0) > 0 && now.expirations?.expireEnabled !== 'true')
    warn({
      code: 'field-ignored',
      like: { ...expirations },
      message:
        '`expireAfter` has no effect, since `expireEnabled` is not true; the envelope expires as the account sets it.',
    });
}
