/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { DesignatedOffice as Type } from '@countersign/types/rooms-v2/schemas/DesignatedOffice';
export const DesignatedOffice: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "officeId": zod.int().min(1)
}));
