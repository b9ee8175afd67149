// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A name and its value. */
export interface NameValue {
    /** The name of the value. */
    name?: string | undefined;
    /** The value as it is to be, or as it is now. */
    value?: string | undefined;
    /** The original value, before any changes. */
    originalValue?: string | undefined;
    /** The error details for this name and value. */
    readonly errorDetails?: ErrorDetails | undefined;
}
