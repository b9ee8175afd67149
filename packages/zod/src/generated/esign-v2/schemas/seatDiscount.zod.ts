/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['seatDiscount'];
export const seatDiscountBeginSeatCountRegExp = new RegExp('^\\d+$');
export const seatDiscountEndSeatCountRegExp = new RegExp('^\\d+$');
export const SeatDiscount: zod.ZodType<Type, Type> = zod.object({
    "beginSeatCount": zod.stringFormat('integer-string', seatDiscountBeginSeatCountRegExp).optional(),
    "discountPercent": zod.string().optional(),
    "endSeatCount": zod.stringFormat('integer-string', seatDiscountEndSeatCountRegExp).optional()
});
