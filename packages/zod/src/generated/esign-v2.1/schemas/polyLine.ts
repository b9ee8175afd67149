/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PolyLine as Type } from '@countersign/types/esign-v2.1/schemas/polyLine';
export const PolyLine: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "x1": zod.string().regex(/^-?\d*\.?\d+$/).optional(),
    "x2": zod.string().regex(/^-?\d*\.?\d+$/).optional(),
    "y1": zod.string().regex(/^-?\d*\.?\d+$/).optional(),
    "y2": zod.string().regex(/^-?\d*\.?\d+$/).optional()
}));
