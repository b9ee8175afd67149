// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that is to be put into a room. */
export interface FormForAdd {
    /**
     * The form in a library or form group of the company, by GUID.
     *
     * Format: guid
     */
    formId: string;
}
