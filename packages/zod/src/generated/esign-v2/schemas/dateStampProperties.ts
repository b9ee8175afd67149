/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Measure } from './measure.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DateStampProperties as Type } from '@countersign/types/esign-v2/schemas/dateStampProperties';
export const DateStampProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "dateAreaHeight": Measure.optional(),
    "dateAreaWidth": Measure.optional(),
    "dateAreaX": Measure.optional(),
    "dateAreaY": Measure.optional()
}));
