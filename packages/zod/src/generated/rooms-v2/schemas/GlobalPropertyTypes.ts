/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyType } from './PropertyType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalPropertyTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalPropertyTypes';
export const GlobalPropertyTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "propertyTypes": zod.array(PropertyType).optional()
}));
