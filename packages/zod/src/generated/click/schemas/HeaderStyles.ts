/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { HeaderStyles as Type } from '@countersign/types/click/schemas/HeaderStyles';
export const HeaderStyles: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "color": zod.string().optional(),
    "fontFamily": zod.string().optional(),
    "fontSize": zod.string().optional(),
    "fontStyle": zod.string().optional(),
    "fontWeight": zod.union([zod.union([zod.string(), zod.number()]), zod.array(zod.union([zod.string(), zod.number()]))]).optional(),
    "display": zod.enum(['none']).optional(),
    "textDecoration": zod.string().optional()
}));
