// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A metadata field of an envelope, as the listing of a folder shows it. */
export interface CustomFieldV2 {
    /** The outside system that fills the field, such as `salesforce`. */
    configurationType?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The field, by the ID that the service gave to it. */
    fieldId?: string | undefined;
    /** What the field is called. */
    name?: string | undefined;
    /**
     * Whether the sender must fill in the field before the envelope goes out.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /**
     * Whether the field appears to senders and on the certificate of completion.
     *
     * Format: boolean-string
     */
    show?: ("true" | "false") | undefined;
    /** What stands in the field. */
    value?: string | undefined;
}
