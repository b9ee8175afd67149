/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Jurisdiction as Type } from '@countersign/types/esign-v2.1/schemas/jurisdiction';
export const Jurisdiction: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "allowSystemCreatedSeal": formats.booleanString.optional(),
    "allowUserUploadedSeal": formats.booleanString.optional(),
    "commissionIdInSeal": formats.booleanString.optional(),
    "county": zod.string().optional(),
    "countyInSeal": formats.booleanString.optional(),
    "enabled": formats.booleanString.optional(),
    "jurisdictionId": zod.string().optional(),
    "name": zod.string().optional(),
    "notaryPublicInSeal": formats.booleanString.optional(),
    "stateNameInSeal": formats.booleanString.optional()
}));
