/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['money'];
export const moneyAmountInBaseUnitRegExp = new RegExp('^\\d+$');
export const Money: zod.ZodType<Type, Type> = zod.object({
    "amountInBaseUnit": zod.stringFormat('integer-string', moneyAmountInBaseUnitRegExp).optional(),
    "currency": zod.string().optional(),
    "displayAmount": zod.string().optional()
});
