// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A bulk send list without its copies. */
export interface BulkSendingListSummary {
    /**
     * The list, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    bulkSendListId?: string | undefined;
    /** The user who made the list, by ID. */
    createdByUser?: string | undefined;
    /**
     * When it was made.
     *
     * Format: date-time
     */
    readonly createdDate?: string | undefined;
    /** What the sender calls the list. */
    name?: string | undefined;
}
