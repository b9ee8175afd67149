/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const Country = zod.object({
  "countryId": zod.string().optional(),
  "name": zod.string().optional()
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;
