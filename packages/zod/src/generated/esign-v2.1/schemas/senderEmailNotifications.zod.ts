/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['senderEmailNotifications'];
export const SenderEmailNotifications: zod.ZodType<Type, Type> = zod.object({
    "changedSigner": zod.enum(['true', 'false']).optional(),
    "clickwrapResponsesLimitNotificationEmail": zod.enum(['true', 'false']).optional(),
    "commentsOnlyPrivateAndMention": zod.enum(['true', 'false']).optional(),
    "commentsReceiveAll": zod.enum(['true', 'false']).optional(),
    "deliveryFailed": zod.enum(['true', 'false']).optional(),
    "envelopeComplete": zod.enum(['true', 'false']).optional(),
    "offlineSigningFailed": zod.enum(['true', 'false']).optional(),
    "powerformResponsesLimitNotificationEmail": zod.enum(['true', 'false']).optional(),
    "purgeDocuments": zod.enum(['true', 'false']).optional(),
    "recipientViewed": zod.enum(['true', 'false']).optional(),
    "senderEnvelopeDeclined": zod.enum(['true', 'false']).optional(),
    "withdrawnConsent": zod.enum(['true', 'false']).optional()
});
