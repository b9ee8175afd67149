// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The lists that are to be deleted. */
export interface BulkProcessingLists {
    /** The IDs of the lists. */
    bulkProcessListIds?: string[] | undefined;
}
