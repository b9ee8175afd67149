/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['textCustomField'];
export const textCustomFieldNameMax = 100;
export const textCustomFieldValueMax = 100;
export const TextCustomField: zod.ZodType<Type, Type> = zod.object({
    "fieldId": zod.string().optional(),
    "name": zod.string().max(textCustomFieldNameMax).optional(),
    "value": zod.string().max(textCustomFieldValueMax).optional(),
    "required": zod.enum(['true', 'false']).optional(),
    "show": zod.enum(['true', 'false']).optional(),
    "configurationType": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
