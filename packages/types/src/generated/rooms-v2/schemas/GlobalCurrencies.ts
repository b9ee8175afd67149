// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Currency } from './Currency.js';

/** The list of currencies that Rooms supports. */
export interface GlobalCurrencies {
    /** All currencies for listings, offers and loans. */
    currencies?: Currency[] | undefined;
}
