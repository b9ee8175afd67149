// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Country } from './Country.js';

/** The countries that Rooms knows. */
export interface GlobalCountries {
    /** Every country in which an office can be opened. */
    countries?: Country[] | undefined;
}
