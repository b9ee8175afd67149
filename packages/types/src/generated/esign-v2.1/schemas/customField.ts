// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A custom metadata field that the account provides for its envelopes. */
export interface CustomField {
    /** The type of the field: free text (`text`) or a selection from a list (`list`). */
    customFieldType?: ("text" | "list") | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The ID of the field, assigned by the service. */
    fieldId?: string | undefined;
    /** The values that can be selected. They apply only to fields of type `list`. */
    listItems?: string[] | undefined;
    /** The name of the field, which must be unique in the account. */
    name?: string | undefined;
    /**
     * Specifies whether senders must fill in the field before sending.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /**
     * Specifies whether the field is displayed to senders and on the certificate of completion.
     *
     * Format: boolean-string
     */
    show?: ("true" | "false") | undefined;
    /** The text in the field of a new envelope before the sender changes it. */
    value?: string | undefined;
}
