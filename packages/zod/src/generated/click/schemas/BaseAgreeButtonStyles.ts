/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BaseAgreeButtonStyles as Type } from '@countersign/types/click/schemas/BaseAgreeButtonStyles';
export const BaseAgreeButtonStyles: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "color": zod.string().optional(),
    "fontFamily": zod.string().optional(),
    "fontSize": zod.string().optional(),
    "fontStyle": zod.string().optional(),
    "fontWeight": zod.union([zod.union([zod.string(), zod.number()]), zod.array(zod.union([zod.string(), zod.number()]))]).optional(),
    "backgroundColor": zod.string().optional(),
    "border": zod.string().optional(),
    "borderColor": zod.string().optional(),
    "borderRadius": zod.string().optional(),
    "borderStyle": zod.string().optional(),
    "borderWidth": zod.string().optional(),
    "boxShadow": zod.string().optional(),
    "height": zod.string().optional(),
    "margin": zod.string().optional(),
    "opacity": zod.string().optional(),
    "outline": zod.string().optional(),
    "outlineOffset": zod.string().optional(),
    "padding": zod.string().optional(),
    "width": zod.string().optional()
}));
