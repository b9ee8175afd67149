// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form to assign to a form group. */
export interface FormGroupFormToAssign {
    /**
     * The ID of the form in its library.
     *
     * Format: guid
     */
    formId: string;
    /**
     * Specifies whether each room for which the group is used must contain the form.
     *
     * @default false
     */
    isRequired?: boolean | undefined;
}
