/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { Country as Type } from '@countersign/types/rooms-v2/schemas/Country';
export const Country: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "countryId": zod.string().optional(),
    "name": zod.string().optional()
}));
