/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['customField'];
export const customFieldNameMax = 100;
export const customFieldValueMax = 100;
export const CustomField: zod.ZodType<Type, Type> = zod.object({
    "customFieldType": zod.enum(['text', 'list']).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "fieldId": zod.string().optional(),
    "listItems": zod.array(zod.string()).optional(),
    "name": zod.string().max(customFieldNameMax).optional(),
    "required": zod.enum(['true', 'false']).optional(),
    "show": zod.enum(['true', 'false']).optional(),
    "value": zod.string().max(customFieldValueMax).optional()
});
