/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Measure } from './measure.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GraphicsContext as Type } from '@countersign/types/esign-v2.1/schemas/graphicsContext';
export const GraphicsContext: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "fillColor": zod.string().optional(),
    "lineColor": zod.string().optional(),
    "lineWeight": Measure.optional()
}));
