// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The version of the workflow that an instance goes through. */
export interface WorkflowInstanceMetadata {
    /**
     * The ID of the user who created the workflow of the instance.
     *
     * Format: guid
     */
    workflow_created_by?: string | undefined;
    /** The version of the workflow, such as `1.0.0`. */
    workflow_version?: string | undefined;
    /** The ID of this version in the store of the service. */
    workflow_metadata_id?: string | undefined;
}
