// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** A telephone number, in its two parts. */
export interface RecipientPhoneNumber {
    /** The calling code of the country, without the plus sign: `1` or `44`. */
    countryCode?: string | undefined;
    /** Who may change `countryCode`, and the values it may take. */
    countryCodeMetadata?: PropertyMetadata | undefined;
    /** The number without the calling code. */
    number?: string | undefined;
    /** Who may change `number`, and the values it may take. */
    numberMetadata?: PropertyMetadata | undefined;
}
