/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SignerEmailNotifications as Type } from '@countersign/types/esign-v2.1/schemas/signerEmailNotifications';
export const SignerEmailNotifications: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "agentNotification": formats.booleanString.optional(),
    "carbonCopyNotification": formats.booleanString.optional(),
    "certifiedDeliveryNotification": formats.booleanString.optional(),
    "commentsOnlyPrivateAndMention": formats.booleanString.optional(),
    "commentsReceiveAll": formats.booleanString.optional(),
    "documentMarkupActivation": formats.booleanString.optional(),
    "envelopeActivation": formats.booleanString.optional(),
    "envelopeComplete": formats.booleanString.optional(),
    "envelopeCorrected": formats.booleanString.optional(),
    "envelopeDeclined": formats.booleanString.optional(),
    "envelopeVoided": formats.booleanString.optional(),
    "faxReceived": formats.booleanString.optional(),
    "offlineSigningFailed": formats.booleanString.optional(),
    "purgeDocuments": formats.booleanString.optional(),
    "reassignedSigner": formats.booleanString.optional(),
    "whenSigningGroupMember": formats.booleanString.optional()
}));
