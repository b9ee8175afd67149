/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenFormFieldValidation as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormFieldValidation';
export const DocGenFormFieldValidation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorMessage": zod.string().optional(),
    "expression": zod.string().optional()
}));
