// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form with its dates, its owner and its length. */
export interface FormDetails {
    /**
     * The ID of the form, as in the path.
     *
     * Format: guid
     */
    readonly formId?: string | undefined;
    /** The title of the form. */
    readonly name?: string | undefined;
    /** The date and time when the provider last replaced the form by a new version. */
    readonly lastUpdatedDate?: string | undefined;
    /** The date and time when the first version of the form was published. */
    readonly createdDate?: string | undefined;
    /**
     * The date and time from which the form can be added to rooms. It can be in the
     * future.
     */
    readonly availableOnDate?: string | undefined;
    /** The association that owns the form. */
    readonly ownerName?: string | undefined;
    /** The edition of the form, as its owner numbers it. */
    readonly version?: string | undefined;
    /**
     * The number of pages in the PDF of the form.
     *
     * Format: int32
     */
    readonly numberOfPages?: number | undefined;
}
