/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AddOn as Type } from '@countersign/types/esign-v2/schemas/addOn';
export const AddOn: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "active": formats.booleanString.optional(),
    "addOnId": zod.string().optional(),
    "id": zod.string().optional(),
    "name": zod.string().optional()
}));
