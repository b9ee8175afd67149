// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A field and the value that was entered. */
export interface FormDataItem {
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The value of the selected list item, if the field is a list. */
    listSelectedValue?: string | undefined;
    /** The name of the field, which is the label of its tab. */
    name?: string | undefined;
    /** The value as a plain number, if the field contains a number or an amount. */
    numericalValue?: string | undefined;
    /** The original value of the field, before it was filled in. */
    originalValue?: string | undefined;
    /** The value as it is now, in the form in which people see it. */
    value?: string | undefined;
    /** The original value as a plain number, if the field contains a number or an amount. */
    originalNumericalValue?: string | undefined;
}
