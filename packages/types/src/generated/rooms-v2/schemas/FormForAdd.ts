// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form to add to a room. */
export interface FormForAdd {
    /**
     * The GUID of the form in a library or form group of the company.
     *
     * Format: guid
     */
    formId: string;
}
