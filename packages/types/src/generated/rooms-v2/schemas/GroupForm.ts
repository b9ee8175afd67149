// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form of a form group, with what the caller can do with it. */
export interface GroupForm {
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
    /**
     * Indicates whether the caller can add the form to rooms. It is `false` for a form that is
     * not available yet, and for one that the role or the offices of the caller put out of
     * reach.
     */
    readonly viewingUserHasAccess?: boolean | undefined;
}
