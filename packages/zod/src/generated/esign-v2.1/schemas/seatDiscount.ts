/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SeatDiscount as Type } from '@countersign/types/esign-v2.1/schemas/seatDiscount';
export const SeatDiscount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "beginSeatCount": formats.integerString.optional(),
    "discountPercent": zod.string().optional(),
    "endSeatCount": formats.integerString.optional()
}));
