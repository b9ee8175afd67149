// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A custom field whose value is selected from a list. */
export interface ListCustomField {
    /** The ID of the field. It is set by the service. */
    fieldId?: string | undefined;
    /** The name of the field. It must be unique in the envelope. */
    name?: string | undefined;
    /** The text that stands in the field. */
    value?: string | undefined;
    /**
     * Specifies whether the field must have a value before the envelope is sent.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /**
     * Specifies whether recipients can see the field.
     *
     * Format: boolean-string
     */
    show?: ("true" | "false") | undefined;
    /** The product that uses the field, if the field is not intended for people. */
    configurationType?: string | undefined;
    /** The reason why this field was not handled, while others of the request were. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The values that can be selected. */
    listItems?: string[] | undefined;
}
