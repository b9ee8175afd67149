/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { RecipientSignatureInformation as Type } from '@countersign/types/esign-v2.1/schemas/recipientSignatureInformation';
export const RecipientSignatureInformation: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "fontStyle": zod.string().optional(),
    "signatureInitials": zod.string().optional(),
    "signatureName": zod.string().optional()
}));
