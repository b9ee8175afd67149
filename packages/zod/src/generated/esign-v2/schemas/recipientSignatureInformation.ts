/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientSignatureInformation as Type } from '@countersign/types/esign-v2/schemas/recipientSignatureInformation';
export const RecipientSignatureInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "fontStyle": zod.string().optional(),
    "signatureInitials": zod.string().optional(),
    "signatureName": zod.string().optional()
}));
