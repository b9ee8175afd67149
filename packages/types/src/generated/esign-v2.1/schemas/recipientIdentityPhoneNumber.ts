// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** A telephone number to which an identity verification workflow can send a code. */
export interface RecipientIdentityPhoneNumber {
    /** The country calling code without the plus sign, such as `1` or `44`. */
    countryCode?: string | undefined;
    /** Metadata about whether `countryCode` can be changed, and its allowed values. */
    countryCodeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the recipient is prevented from changing the country calling code.
     *
     * Format: boolean-string
     */
    countryCodeLock?: ("true" | "false") | undefined;
    /** The extension of the telephone number, if any. */
    extension?: string | undefined;
    /** Metadata about whether `extension` can be changed, and its allowed values. */
    extensionMetadata?: PropertyMetadata | undefined;
    /** The telephone number without the country calling code. */
    number?: string | undefined;
    /** Metadata about whether `number` can be changed, and its allowed values. */
    numberMetadata?: PropertyMetadata | undefined;
}
