/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['signerEmailNotifications'];
export const SignerEmailNotifications: zod.ZodType<Type, Type> = zod.object({
    "agentNotification": zod.enum(['true', 'false']).optional(),
    "carbonCopyNotification": zod.enum(['true', 'false']).optional(),
    "certifiedDeliveryNotification": zod.enum(['true', 'false']).optional(),
    "commentsOnlyPrivateAndMention": zod.enum(['true', 'false']).optional(),
    "commentsReceiveAll": zod.enum(['true', 'false']).optional(),
    "documentMarkupActivation": zod.enum(['true', 'false']).optional(),
    "envelopeActivation": zod.enum(['true', 'false']).optional(),
    "envelopeComplete": zod.enum(['true', 'false']).optional(),
    "envelopeCorrected": zod.enum(['true', 'false']).optional(),
    "envelopeDeclined": zod.enum(['true', 'false']).optional(),
    "envelopeVoided": zod.enum(['true', 'false']).optional(),
    "faxReceived": zod.enum(['true', 'false']).optional(),
    "offlineSigningFailed": zod.enum(['true', 'false']).optional(),
    "purgeDocuments": zod.enum(['true', 'false']).optional(),
    "reassignedSigner": zod.enum(['true', 'false']).optional(),
    "whenSigningGroupMember": zod.enum(['true', 'false']).optional()
});
