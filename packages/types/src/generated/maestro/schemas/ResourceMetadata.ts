// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The people who created and changed a workflow, and when. */
export interface ResourceMetadata {
    /**
     * The date and time when the workflow was created.
     *
     * Format: date-time
     */
    created_at?: string | undefined;
    /**
     * The ID of the user who created the workflow.
     *
     * Format: guid
     */
    created_by?: string | undefined;
    /**
     * The date and time of the last change of the workflow.
     *
     * Format: date-time
     */
    modified_at?: string | undefined;
    /**
     * The ID of the user who changed the workflow last.
     *
     * Format: guid
     */
    modified_by?: string | undefined;
}
