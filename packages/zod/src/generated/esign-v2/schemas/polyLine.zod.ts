/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['polyLine'];
export const polyLineX1RegExp = new RegExp('^-?\\d*\\.?\\d+$');
export const polyLineX2RegExp = new RegExp('^-?\\d*\\.?\\d+$');
export const polyLineY1RegExp = new RegExp('^-?\\d*\\.?\\d+$');
export const polyLineY2RegExp = new RegExp('^-?\\d*\\.?\\d+$');
export const PolyLine: zod.ZodType<Type, Type> = zod.object({
    "x1": zod.string().regex(polyLineX1RegExp).optional(),
    "x2": zod.string().regex(polyLineX2RegExp).optional(),
    "y1": zod.string().regex(polyLineY1RegExp).optional(),
    "y2": zod.string().regex(polyLineY2RegExp).optional()
});
