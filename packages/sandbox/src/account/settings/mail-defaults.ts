import type { NotificationDefaults } from '@countersign/types/esign-v2.1';
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

/** Which e-mails users get, by default, of envelopes that people send and of those that clients send. */
export const mailDefaults = accountPart<NotificationDefaults>('account-mail-defaults', {
  apiEmailNotifications: usual,
  emailNotifications: usual,
});
