// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedObjectDetails } from './ConnectedObjectDetails.js';
import type { DocGenFormFieldOption } from './DocGenFormFieldOption.js';
import type { DocGenFormFieldRowValue } from './DocGenFormFieldRowValue.js';
import type { DocGenFormFieldValidation } from './DocGenFormFieldValidation.js';
import type { DocGenFormat } from './DocGenFormat.js';

/**
 * A field of a document that the service generates: a placeholder in the text and the value that
 * replaces it before the document is signed.
 */
export interface DocGenFormField {
    /** The record in another system that the value comes from. */
    connectedObjectDetails?: ConnectedObjectDetails | undefined;
    /** The value that is used if no `value` is given. */
    defaultValue?: string | undefined;
    /** Help text for the sender who fills in the field. */
    description?: string | undefined;
    /** The filter that selects records of the other system, as field names with the required values. */
    filter?: {
        [key: string]: string;
    } | undefined;
    /** The format of numbers and dates that replace the placeholder. */
    format?: DocGenFormat | undefined;
    /** The full path to the field, including the tables that contain it. */
    fullyQualifiedPath?: string | undefined;
    /** Specifies whether the field is hidden from the sender. */
    hidden?: boolean | undefined;
    /** The label of the field on the page where the sender fills it in. */
    label?: string | undefined;
    /** The name of the field, as written in the placeholder. */
    name?: string | undefined;
    /** The options of the field, if the sender selects its value from a list. */
    options?: DocGenFormFieldOption[] | undefined;
    /**
     * The position of the field among the other fields, in ascending order.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The name of a predefined validation that the service provides. */
    predefinedValidation?: string | undefined;
    /** Specifies whether the sender can see the value but not change it. */
    readOnly?: boolean | undefined;
    /**
     * Specifies whether the field must have a value before the document can be generated.
     *
     * Format: boolean-string
     */
    required?: ("True" | "False") | undefined;
    /** The rows of the table, if the field is a table. */
    rowValues?: DocGenFormFieldRowValue[] | undefined;
    /** The type of the field, such as text, date or table. */
    type?: string | undefined;
    /** The validation that a value must pass. */
    validation?: DocGenFormFieldValidation | undefined;
    /** The text that takes the place of the mark in the document. */
    value?: string | undefined;
}
