// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A list for processing envelopes in bulk. */
export interface BulkProcessingListSummary {
    /**
     * The ID by which addresses name the list.
     *
     * Format: guid
     */
    bulkProcessListId?: string | undefined;
    /** The user ID of the user who created the list. */
    createdByUser?: string | undefined;
    /**
     * The date and time when the list was created.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** The name of the list. */
    name?: string | undefined;
}
