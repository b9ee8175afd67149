// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The result of the deletion of an export or an import. */
export interface BulkRequestDeletion {
    /** Indicates whether the request and its results were deleted. */
    success: boolean;
}
