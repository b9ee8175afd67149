/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Province } from './province.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Country as Type } from '@countersign/types/esign-v2/schemas/country';
export const Country: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isoCode": zod.string().optional(),
    "name": zod.string().optional(),
    "provinces": zod.array(Province).optional(),
    "provinceValidated": formats.booleanString.optional()
}));
