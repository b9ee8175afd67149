// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** A telephone number to which a workflow of identity verification may send a code. */
export interface RecipientIdentityPhoneNumber {
    /** The calling code of the country, without the plus sign: `1` or `44`. */
    countryCode?: string | undefined;
    /** Who may change `countryCode`, and the values it may take. */
    countryCodeMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the recipient cannot change the calling code.
     *
     * Format: boolean-string
     */
    countryCodeLock?: ("true" | "false") | undefined;
    /** The extension behind the number, where there is one. */
    extension?: string | undefined;
    /** Who may change `extension`, and the values it may take. */
    extensionMetadata?: PropertyMetadata | undefined;
    /** The number without the calling code. */
    number?: string | undefined;
    /** Who may change `number`, and the values it may take. */
    numberMetadata?: PropertyMetadata | undefined;
}
