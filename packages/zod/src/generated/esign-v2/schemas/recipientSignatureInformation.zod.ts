/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientSignatureInformation'];
export const RecipientSignatureInformation: zod.ZodType<Type, Type> = zod.object({
    "fontStyle": zod.string().optional(),
    "signatureInitials": zod.string().optional(),
    "signatureName": zod.string().optional()
});
