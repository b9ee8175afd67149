// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The search behind a folder that is not filled by hand. */
export interface Filter {
    /**
     * Whether only envelopes count in which it is the user's turn.
     *
     * Format: boolean-string
     */
    actionRequired?: ("true" | "false") | undefined;
    /** How many days are left at most until an envelope expires. */
    expires?: string | undefined;
    /** The folders that are searched, as their IDs with commas between them. */
    folderIds?: string | undefined;
    /**
     * The beginning of the period that is searched.
     *
     * Format: date-time
     */
    fromDateTime?: string | undefined;
    /**
     * Whether templates are searched instead of envelopes.
     *
     * Format: boolean-string
     */
    isTemplate?: ("true" | "false") | undefined;
    /** How the hits are sorted: ascending or descending. */
    order?: ("asc" | "desc") | undefined;
    /** The field by which the hits are sorted. */
    orderBy?: string | undefined;
    /** Which parts of an envelope are searched for the text. */
    searchTarget?: string | undefined;
    /** The text that a hit must contain. */
    searchText?: string | undefined;
    /** The statuses that a hit may have, with commas between them. */
    status?: string | undefined;
    /**
     * The end of the period that is searched.
     *
     * Format: date-time
     */
    toDateTime?: string | undefined;
}
