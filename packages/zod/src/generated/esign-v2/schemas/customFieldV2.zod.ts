/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['customField_v2'];
export const CustomFieldV2: zod.ZodType<Type, Type> = zod.object({
    "configurationType": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "fieldId": zod.string().optional(),
    "name": zod.string().optional(),
    "required": zod.enum(['true', 'false']).optional(),
    "show": zod.enum(['true', 'false']).optional(),
    "value": zod.string().optional()
});
