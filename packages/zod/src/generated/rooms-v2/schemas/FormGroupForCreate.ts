/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { FormGroupForCreate as Type } from '@countersign/types/rooms-v2/schemas/FormGroupForCreate';
export const FormGroupForCreate: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().min(1)
}));
