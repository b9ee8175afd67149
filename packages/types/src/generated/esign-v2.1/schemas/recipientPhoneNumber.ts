// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** A telephone number, divided into two parts. */
export interface RecipientPhoneNumber {
    /** The country calling code without the plus sign, such as `1` or `44`. */
    countryCode?: string | undefined;
    /** Metadata about whether `countryCode` can be changed, and its allowed values. */
    countryCodeMetadata?: PropertyMetadata | undefined;
    /** The telephone number without the country calling code. */
    number?: string | undefined;
    /** Metadata about whether `number` can be changed, and its allowed values. */
    numberMetadata?: PropertyMetadata | undefined;
}
