// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The people who created and changed an agreement, and when. */
export interface ResourceMetadata {
    /**
     * The date and time when the agreement came into the repository.
     *
     * Format: date-time
     */
    created_at?: (string | null) | undefined;
    /** The ID of the user who brought it there. */
    created_by?: (string | null) | undefined;
    /**
     * The date and time of its last change.
     *
     * Format: date-time
     */
    modified_at?: (string | null) | undefined;
    /** The ID of the user who changed it last. */
    modified_by?: (string | null) | undefined;
}
