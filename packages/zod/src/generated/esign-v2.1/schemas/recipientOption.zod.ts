/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientOption'];
export const recipientOptionEmailMax = 100;
export const recipientOptionNameMax = 100;
export const RecipientOption: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string().max(recipientOptionEmailMax).optional(),
    "name": zod.string().max(recipientOptionNameMax).optional(),
    "recipientLabel": zod.string().optional(),
    "roleName": zod.string().optional(),
    "signingGroupId": zod.string().optional()
});
