// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A field with what was filled in. */
export interface FormDataItem {
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The value behind the chosen entry, where the field is a list. */
    listSelectedValue?: string | undefined;
    /** The name of the field, which is the label of its tab. */
    name?: string | undefined;
    /** The value as a plain number, where the field holds a number or an amount. */
    numericalValue?: string | undefined;
    /** The value that stood in the field before it was filled in. */
    originalValue?: string | undefined;
    /** The value as it is now, in the form in which people see it. */
    value?: string | undefined;
    /** The first value as a plain number, where the field holds a number or an amount. */
    originalNumericalValue?: string | undefined;
}
