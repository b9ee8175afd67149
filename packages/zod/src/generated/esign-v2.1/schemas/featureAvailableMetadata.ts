/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FeatureAvailableMetadata as Type } from '@countersign/types/esign-v2.1/schemas/featureAvailableMetadata';
export const FeatureAvailableMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "availabilty": zod.string().optional(),
    "featureName": zod.string().optional()
}));
