// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Province } from './province.js';

/** A country that can be used in an address, with its provinces. */
export interface Country {
    /** The two-letter code of the country. */
    isoCode?: string | undefined;
    /** The English name of the country. */
    name?: string | undefined;
    /** The provinces or states of the country. */
    provinces?: Province[] | undefined;
    /**
     * Specifies whether the province in an address must be one of the listed provinces.
     *
     * Format: boolean-string
     */
    provinceValidated?: ("true" | "false") | undefined;
}
