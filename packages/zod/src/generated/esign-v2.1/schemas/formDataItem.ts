/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FormDataItem as Type } from '@countersign/types/esign-v2.1/schemas/formDataItem';
export const FormDataItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "listSelectedValue": zod.string().optional(),
    "name": zod.string().optional(),
    "numericalValue": zod.string().optional(),
    "originalValue": zod.string().optional(),
    "value": zod.string().optional(),
    "originalNumericalValue": zod.string().optional()
}));
