// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedObjectDetails } from './ConnectedObjectDetails.js';
import type { DocGenFormFieldOption } from './DocGenFormFieldOption.js';
import type { DocGenFormFieldRowValue } from './DocGenFormFieldRowValue.js';
import type { DocGenFormFieldValidation } from './DocGenFormFieldValidation.js';
import type { DocGenFormat } from './DocGenFormat.js';

/**
 * A field of a document that the service generates: a mark in the text with the value that takes
 * its place before anybody signs.
 */
export interface DocGenFormField {
    /** The record of another system from which the value comes. */
    connectedObjectDetails?: ConnectedObjectDetails | undefined;
    /** What the field holds as long as nobody has given it a `value`. */
    defaultValue?: string | undefined;
    /** Words that help the sender to fill the field in. */
    description?: string | undefined;
    /** Which records of the other system count, as names of their fields with the values wanted. */
    filter?: {
        [key: string]: string;
    } | undefined;
    /** How numbers and dates are written when they take the place of the mark. */
    format?: DocGenFormat | undefined;
    /** The way to the field through the tables that it lies in. */
    fullyQualifiedPath?: string | undefined;
    /** Whether the sender does not get to see the field. */
    hidden?: boolean | undefined;
    /** What the field is called where the sender fills it in. */
    label?: string | undefined;
    /** The name of the field, as it stands in the mark. */
    name?: string | undefined;
    /** The choices, where the field is one to choose from. */
    options?: DocGenFormFieldOption[] | undefined;
    /**
     * The place of the field among the others, counted upwards.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The name of a check that the service brings along. */
    predefinedValidation?: string | undefined;
    /** Whether the sender sees the value but cannot change it. */
    readOnly?: boolean | undefined;
    /**
     * Whether the document cannot be generated while the field is empty.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /** The rows of the table, where the field stands for one. */
    rowValues?: DocGenFormFieldRowValue[] | undefined;
    /** What the field holds, such as a text, a date or a table. */
    type?: string | undefined;
    /** What a value must be like to be accepted. */
    validation?: DocGenFormFieldValidation | undefined;
    /** What takes the place of the mark in the document. */
    value?: string | undefined;
}
