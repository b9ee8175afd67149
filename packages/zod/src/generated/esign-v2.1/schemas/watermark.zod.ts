/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FontColor } from './fontColor.zod.js';
import { FontSize } from './fontSize.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['watermark'];
export const watermarkDisplayAngleRegExp = new RegExp('^-?\\d+$');
export const watermarkTransparencyRegExp = new RegExp('^\\d+$');
export const Watermark: zod.ZodType<Type, Type> = zod.object({
    "displayAngle": zod.stringFormat('integer-string', watermarkDisplayAngleRegExp).optional(),
    "enabled": zod.enum(['true', 'false']).optional(),
    "font": zod.string().optional(),
    "fontColor": FontColor.optional(),
    "fontSize": FontSize.optional(),
    "id": zod.string().optional(),
    "imageBase64": zod.string().optional(),
    "transparency": zod.stringFormat('integer-string', watermarkTransparencyRegExp).optional(),
    "watermarkText": zod.string().optional()
});
