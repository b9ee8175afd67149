// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A metadata field that the account offers for its envelopes. */
export interface CustomField {
    /** Whether senders type the value freely or choose it from a list. */
    customFieldType?: ("text" | "list") | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The field, by the ID that the service gives. */
    fieldId?: string | undefined;
    /** The values to choose from; for a field of type `list` only. */
    listItems?: string[] | undefined;
    /** The name of the field, which no other field of the account has. */
    name?: string | undefined;
    /**
     * Whether senders must fill in the field before they send.
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
    /** What stands in the field of a new envelope before the sender changes it. */
    value?: string | undefined;
}
