// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The summary of a bulk send list, without its copies. */
export interface BulkSendingListSummary {
    /**
     * The GUID of the bulk send list, assigned by the service.
     *
     * Format: guid
     */
    bulkSendListId?: string | undefined;
    /** The ID of the user who created the list. */
    createdByUser?: string | undefined;
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    readonly createdDate?: string | undefined;
    /** The name of the bulk send list, chosen by the sender. */
    name?: string | undefined;
}
