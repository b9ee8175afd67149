import type { Notification } from '@countersign/types/esign-v2.1';
import type { State } from '../../state/state.ts';

/**
 * Warns of reminders and expirations that a request sets, and that never happen.
 * @param input what the request says
 * @param now the settings that it leads to
 */
export function warnOfNotification(
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
