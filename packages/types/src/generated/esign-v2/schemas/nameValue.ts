// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A name with its value. */
export interface NameValue {
    /** What the value is called. */
    name?: string | undefined;
    /** The value as it is to be, or as it is now. */
    value?: string | undefined;
    /** The value that stood here at first. */
    originalValue?: string | undefined;
    /** The outcome for this pair. */
    readonly errorDetails?: ErrorDetails | undefined;
}
