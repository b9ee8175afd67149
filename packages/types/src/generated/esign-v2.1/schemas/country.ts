// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Province } from './province.js';

/** A country that an address may have, with its provinces. */
export interface Country {
    /** The country, as a code of two letters. */
    isoCode?: string | undefined;
    /** The English name of the country. */
    name?: string | undefined;
    /** The provinces or states of the country. */
    provinces?: Province[] | undefined;
    /**
     * Whether the province in an address must be one of the list.
     *
     * Format: boolean-string
     */
    provinceValidated?: ("true" | "false") | undefined;
}
