/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Measure } from './measure.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['dateStampProperties'];
export const DateStampProperties: zod.ZodType<Type, Type> = zod.object({
    "dateAreaHeight": Measure.optional(),
    "dateAreaWidth": Measure.optional(),
    "dateAreaX": Measure.optional(),
    "dateAreaY": Measure.optional()
});
