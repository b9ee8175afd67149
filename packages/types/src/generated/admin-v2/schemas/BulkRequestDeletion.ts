// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The result of the deletion of an export, an import or a Connect setting. */
export interface BulkRequestDeletion {
    /** Indicates whether the object and everything that belongs to it were deleted. */
    success: boolean;
}
