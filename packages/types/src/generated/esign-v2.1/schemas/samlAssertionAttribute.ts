// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** One attribute that a SAML assertion must carry. */
export interface SamlAssertionAttribute {
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The name of the attribute in the assertion. */
    name?: string | undefined;
    /** The value that was asked for at first. */
    originalValue?: string | undefined;
    /** The value that the attribute must have. */
    value?: string | undefined;
}
