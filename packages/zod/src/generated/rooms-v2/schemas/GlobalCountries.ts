/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Country } from './Country.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalCountries as Type } from '@countersign/types/rooms-v2/schemas/GlobalCountries';
export const GlobalCountries: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "countries": zod.array(Country).optional()
}));
