/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OETR_ErrorDetails'];
export const OETRErrorDetails: zod.ZodType<Type, Type> = zod.object({
    "error": zod.string().optional(),
    "error_description": zod.string().optional()
});
