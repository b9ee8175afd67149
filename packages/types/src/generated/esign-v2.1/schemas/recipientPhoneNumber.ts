// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** A telephone number, divided into two parts. */
export interface RecipientPhoneNumber {
    /** The country calling code without the plus sign, such as `1` or `44`. */
    countryCode?: string | undefined;
    /** Who may change `countryCode`, and the values it may take. */
    countryCodeMetadata?: PropertyMetadata | undefined;
    /** The telephone number without the country calling code. */
    number?: string | undefined;
    /** Who may change `number`, and the values it may take. */
    numberMetadata?: PropertyMetadata | undefined;
}
