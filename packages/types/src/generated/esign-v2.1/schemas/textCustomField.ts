// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A piece of metadata with free text. */
export interface TextCustomField {
    /** The field. The service gives the ID. */
    fieldId?: string | undefined;
    /** The name of the field, which no other field of the envelope has. */
    name?: string | undefined;
    /** What stands in the field. */
    value?: string | undefined;
    /**
     * Whether the field must hold something before the envelope is sent.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /**
     * Whether recipients get to see the field.
     *
     * Format: boolean-string
     */
    show?: ("true" | "false") | undefined;
    /** The product for which the field is kept, where it is not for people. */
    configurationType?: string | undefined;
    /** The outcome for this field. */
    readonly errorDetails?: ErrorDetails | undefined;
}
