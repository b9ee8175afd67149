// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The values of the fields of a form, each under the `componentName` of its field. Numbers are
 * numbers, groups of checkboxes are arrays of the values that are ticked, phone numbers are objects,
 * and all others are strings. Files cannot be set.
 */
export interface WebFormValues {
    [key: string]: (string | number | boolean | null) | string[] | {
        [key: string]: string | null;
    };
}
