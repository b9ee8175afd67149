/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FormGroupForUpdate as Type } from '@countersign/types/rooms-v2/schemas/FormGroupForUpdate';
export const FormGroupForUpdate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().min(1)
}));
