/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SenderEmailNotifications as Type } from '@countersign/types/esign-v2.1/schemas/senderEmailNotifications';
export const SenderEmailNotifications: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "changedSigner": formats.booleanString.optional(),
    "clickwrapResponsesLimitNotificationEmail": formats.booleanString.optional(),
    "commentsOnlyPrivateAndMention": formats.booleanString.optional(),
    "commentsReceiveAll": formats.booleanString.optional(),
    "deliveryFailed": formats.booleanString.optional(),
    "envelopeComplete": formats.booleanString.optional(),
    "offlineSigningFailed": formats.booleanString.optional(),
    "powerformResponsesLimitNotificationEmail": formats.booleanString.optional(),
    "purgeDocuments": formats.booleanString.optional(),
    "recipientViewed": formats.booleanString.optional(),
    "senderEnvelopeDeclined": formats.booleanString.optional(),
    "withdrawnConsent": formats.booleanString.optional()
}));
