// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Country } from './Country.js';

/** The list of countries that Rooms supports. */
export interface GlobalCountries {
    /** All countries in which an office can be opened. */
    countries?: Country[] | undefined;
}
