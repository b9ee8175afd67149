// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Currency } from './Currency.js';

/** The currencies that Rooms knows. */
export interface GlobalCurrencies {
    /** Every currency in which listings, offers and loans can be priced. */
    currencies?: Currency[] | undefined;
}
