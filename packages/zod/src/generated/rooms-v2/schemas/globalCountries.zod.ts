/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Country } from './country.zod.js';

export const GlobalCountries = zod.object({
  "countries": zod.array(Country).optional()
});

export type GlobalCountries = zod.input<typeof GlobalCountries>;
export type GlobalCountriesOutput = zod.output<typeof GlobalCountries>;
