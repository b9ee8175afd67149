/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { DocGenFormFieldValidation as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormFieldValidation';
export const DocGenFormFieldValidation: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "errorMessage": zod.string().optional(),
    "expression": zod.string().optional()
}));
