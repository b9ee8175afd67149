/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { JurisdictionSummary as Type } from '@countersign/types/esign-v2.1/schemas/JurisdictionSummary';
export const JurisdictionSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authorizedForIPen": formats.booleanString.optional(),
    "authorizedForRon": formats.booleanString.optional(),
    "jurisdictionId": zod.string().optional(),
    "jurisdictionName": zod.string().optional()
}));
