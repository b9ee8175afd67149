/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { SpecialCircumstanceType as Type } from '@countersign/types/rooms-v2/schemas/SpecialCircumstanceType';
export const SpecialCircumstanceType: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "specialCircumstanceTypeId": zod.string().optional(),
    "name": zod.string().optional()
}));
