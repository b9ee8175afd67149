/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['matchBox'];
export const matchBoxHeightRegExp = new RegExp('^\\d+$');
export const matchBoxWidthRegExp = new RegExp('^\\d+$');
export const matchBoxXPositionRegExp = new RegExp('^\\d+$');
export const matchBoxYPositionRegExp = new RegExp('^\\d+$');
export const MatchBox: zod.ZodType<Type, Type> = zod.object({
    "height": zod.stringFormat('integer-string', matchBoxHeightRegExp).optional(),
    "pageNumber": zod.string().optional(),
    "width": zod.stringFormat('integer-string', matchBoxWidthRegExp).optional(),
    "xPosition": zod.stringFormat('integer-string', matchBoxXPositionRegExp).optional(),
    "yPosition": zod.stringFormat('integer-string', matchBoxYPositionRegExp).optional()
});
