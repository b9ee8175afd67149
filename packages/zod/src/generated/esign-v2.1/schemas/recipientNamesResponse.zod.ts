/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientNamesResponse'];
export const RecipientNamesResponse: zod.ZodType<Type, Type> = zod.object({
    "multipleUsers": zod.enum(['true', 'false']).optional(),
    "recipientNames": zod.array(zod.string()).optional(),
    "reservedRecipientEmail": zod.enum(['true', 'false']).optional()
});
