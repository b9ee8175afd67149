// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The search filter of a folder whose content is determined automatically. */
export interface Filter {
    /**
     * Specifies whether only envelopes that require an action from the user are included.
     *
     * Format: boolean-string
     */
    actionRequired?: ("true" | "false") | undefined;
    /** The maximum number of days until an envelope expires. */
    expires?: string | undefined;
    /** The IDs of the folders to search, separated by commas. */
    folderIds?: string | undefined;
    /**
     * The start of the date range to search.
     *
     * Format: date-time
     */
    fromDateTime?: string | undefined;
    /**
     * Specifies whether to search for templates instead of envelopes.
     *
     * Format: boolean-string
     */
    isTemplate?: ("true" | "false") | undefined;
    /** The sort order of the results: ascending (`asc`) or descending (`desc`). */
    order?: ("asc" | "desc" | (string & {})) | undefined;
    /** The field by which the results are sorted. */
    orderBy?: string | undefined;
    /** The parts of an envelope that are searched for the text. */
    searchTarget?: string | undefined;
    /** A text that envelopes must contain to be included. */
    searchText?: string | undefined;
    /** The statuses to include, separated by commas. */
    status?: string | undefined;
    /**
     * The end of the date range to search.
     *
     * Format: date-time
     */
    toDateTime?: string | undefined;
}
