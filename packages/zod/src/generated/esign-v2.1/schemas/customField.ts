/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CustomField as Type } from '@countersign/types/esign-v2.1/schemas/customField';
export const CustomField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "customFieldType": zod.enum(['text', 'list']).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "fieldId": zod.string().optional(),
    "listItems": zod.array(zod.string()).optional(),
    "name": zod.string().max(100).optional(),
    "required": formats.booleanString.optional(),
    "show": formats.booleanString.optional(),
    "value": zod.string().max(100).optional()
}));
