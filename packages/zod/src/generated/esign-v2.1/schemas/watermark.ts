/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Watermark as Type } from '@countersign/types/esign-v2.1/schemas/watermark';
export const Watermark: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "displayAngle": zod.string().optional(),
    "enabled": formats.booleanString.optional(),
    "font": zod.string().optional(),
    "fontColor": zod.string().optional(),
    "fontSize": zod.string().optional(),
    "id": zod.string().optional(),
    "imageBase64": formats.base64.optional(),
    "transparency": zod.string().optional(),
    "watermarkText": zod.string().optional()
}));
