// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What came of the removal of an export or an import. */
export interface BulkRequestDeletion {
    /** Whether the request and what it left behind are gone. */
    success: boolean;
}
