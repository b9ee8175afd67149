/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['nameValue'];
export const NameValue: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string().optional(),
    "value": zod.string().optional(),
    "originalValue": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
