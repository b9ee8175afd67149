/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenFormFieldOption as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormFieldOption';
export const DocGenFormFieldOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "description": zod.string().optional(),
    "label": zod.string().optional(),
    "selected": zod.enum(['True', 'False']).optional(),
    "value": zod.string().optional()
}));
