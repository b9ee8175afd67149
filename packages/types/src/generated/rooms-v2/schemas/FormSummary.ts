// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form, as its library lists it. */
export interface FormSummary {
    /**
     * The ID of the form. Other operations have it as `formId`.
     *
     * Format: guid
     */
    readonly libraryFormId?: string | undefined;
    /** The title of the form. */
    readonly name?: string | undefined;
    /** The date and time when the provider last replaced the form by a new version. */
    readonly lastUpdatedDate?: string | undefined;
    /**
     * Indicates whether the caller can add the form to rooms. It is `false` for a form that is
     * not available yet, and for one that the role or the offices of the caller put out of
     * reach.
     */
    readonly viewingUserHasAccess?: boolean | undefined;
}
