/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Measure } from './measure.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GraphicsContext as Type } from '@countersign/types/esign-v2/schemas/graphicsContext';
export const GraphicsContext: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "fillColor": zod.string().optional(),
    "lineColor": zod.string().optional(),
    "lineWeight": Measure.optional()
}));
