/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Country } from './country.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalCountries'];
export const GlobalCountries: zod.ZodType<Type, Type> = zod.object({
    "countries": zod.array(Country).optional()
});
