/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['listCustomField'];
export const listCustomFieldNameMax = 100;
export const listCustomFieldValueMax = 100;
export const ListCustomField: zod.ZodType<Type, Type> = zod.object({
    "fieldId": zod.string().optional(),
    "name": zod.string().max(listCustomFieldNameMax).optional(),
    "value": zod.string().max(listCustomFieldValueMax).optional(),
    "required": zod.enum(['true', 'false']).optional(),
    "show": zod.enum(['true', 'false']).optional(),
    "configurationType": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "listItems": zod.array(zod.string()).optional()
});
