/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Measure } from './measure.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['graphicsContext'];
export const GraphicsContext: zod.ZodType<Type, Type> = zod.object({
    "fillColor": zod.string().optional(),
    "lineColor": zod.string().optional(),
    "lineWeight": Measure.optional()
});
