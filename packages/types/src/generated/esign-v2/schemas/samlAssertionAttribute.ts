// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** An attribute that a SAML assertion must contain. */
export interface SamlAssertionAttribute {
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The name of the attribute in the assertion. */
    name?: string | undefined;
    /** The value that was originally required. */
    originalValue?: string | undefined;
    /** The value that the attribute must have. */
    value?: string | undefined;
}
