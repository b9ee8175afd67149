// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form of a form group, as returned in a list. */
export interface FormGroupForm {
    /**
     * The ID that the form also has in its library.
     *
     * Format: guid
     */
    readonly formId?: string | undefined;
    /** Indicates whether each room for which the group is used must contain the form. */
    readonly isRequired?: boolean | undefined;
    /** The title of the form. */
    readonly name?: string | undefined;
    /** The date and time when the provider last replaced the form by a new version. */
    readonly lastUpdatedDate?: string | undefined;
}
