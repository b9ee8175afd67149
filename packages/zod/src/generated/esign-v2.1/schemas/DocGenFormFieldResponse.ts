/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormFields } from './DocGenFormFields.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenFormFieldResponse as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormFieldResponse';
export const DocGenFormFieldResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "docGenFormFields": zod.array(DocGenFormFields).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
