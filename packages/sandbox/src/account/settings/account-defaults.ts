import type {
  EnvelopePurgeConfiguration,
  Notification,
  NotificationDefaults,
} from '@countersign/types/esign-v2.1';
import { accounts } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { accountPart } from './account-part.ts';

const usual = {
  senderEmailNotifications: {
    envelopeComplete: 'true',
    senderEnvelopeDeclined: 'true',
    deliveryFailed: 'true',
    recipientViewed: 'false',
  },
  signerEmailNotifications: {
    envelopeActivation: 'true',
    envelopeComplete: 'true',
    envelopeVoided: 'true',
  },
} as const;

/**
 * The e-mails that users get by default about envelopes that people send, and about those that
 * clients send.
 */
export const mailDefaults = accountPart<NotificationDefaults>('account-mail-defaults', {
  apiEmailNotifications: usual,
  emailNotifications: usual,
});

/** The purge of finished envelopes: off by default. */
export const purgeConfigurations = accountPart<EnvelopePurgeConfiguration>('account-purge', {
  purgeEnvelopes: 'false',
  retentionDays: '365',
  removeTabsAndEnvelopeAttachments: 'false',
  redactPII: 'false',
});

/** By default there are no reminders, and envelopes expire after 120 days. */
const initial: Notification = {
  reminders: { reminderEnabled: 'false', reminderDelay: '0', reminderFrequency: '0' },
  expirations: { expireEnabled: 'true', expireAfter: '120', expireWarn: '0' },
};

/**
 * The reminders and the expiry of envelopes that say nothing of their own, by the setting
 * `accountNotification` of the account.
 */
export async function notificationDefaults(state: State, accountId: string): Promise<Notification> {
  const account = await state.of(accounts).getShared('', accountId);
  const own = account?.settings.accountNotification;
  if (own === undefined) return initial;
  return {
    reminders: { ...initial.reminders, ...own.reminders },
    expirations: { ...initial.expirations, ...own.expirations },
  };
}
