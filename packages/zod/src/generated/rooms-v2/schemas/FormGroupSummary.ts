/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FormGroupSummary as Type } from '@countersign/types/rooms-v2/schemas/FormGroupSummary';
export const FormGroupSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formGroupId": formats.guid.optional(),
    "name": zod.string().optional(),
    "formCount": zod.int().min(0).optional()
}));
