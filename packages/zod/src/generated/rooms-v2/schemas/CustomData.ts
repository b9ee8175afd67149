/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CustomData as Type } from '@countersign/types/rooms-v2/schemas/CustomData';
export const CustomData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isRequiredOnCreate": zod.boolean().optional(),
    "isRequiredOnSubmit": zod.boolean().optional()
}));
