/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CustomFieldV2 as Type } from '@countersign/types/esign-v2/schemas/customField_v2';
export const CustomFieldV2: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "configurationType": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "fieldId": zod.string().optional(),
    "name": zod.string().optional(),
    "required": formats.booleanString.optional(),
    "show": formats.booleanString.optional(),
    "value": zod.string().optional()
}));
