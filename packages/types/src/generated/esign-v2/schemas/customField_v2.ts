// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A custom field of an envelope, as returned in the list of a folder. */
export interface CustomFieldV2 {
    /** The external system that fills the field, such as `salesforce`. */
    configurationType?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The ID of the field, as assigned by the service. */
    fieldId?: string | undefined;
    /** The name of the field. */
    name?: string | undefined;
    /**
     * Indicates whether the sender must fill in the field before the envelope is sent.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /**
     * Indicates whether the field is shown to senders and on the certificate of completion.
     *
     * Format: boolean-string
     */
    show?: ("true" | "false") | undefined;
    /** The text that stands in the field. */
    value?: string | undefined;
}
