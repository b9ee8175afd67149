/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { SpecialCircumstanceType as Type } from '@countersign/types/rooms-v2/schemas/SpecialCircumstanceType';
export const SpecialCircumstanceType: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "specialCircumstanceTypeId": zod.string().optional(),
    "name": zod.string().optional()
}));
