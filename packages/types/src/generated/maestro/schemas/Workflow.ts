// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResourceMetadata } from './ResourceMetadata.js';

/** A workflow of an account, as it appears in the list. */
export interface Workflow {
    /**
     * The ID of the workflow.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The name that its author gave the workflow. */
    name?: string | undefined;
    /**
     * The ID of the account that owns the workflow.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /**
     * The state of the workflow. Only an `active` one can be triggered. `publishing`, `unpublishing`
     * and `archiving` last until the change is done.
     */
    status?: ("active" | "inactive" | "publishing" | "unpublishing" | "archived" | "archiving" | (string & {})) | undefined;
    /** The people who created and changed the workflow, and when. */
    metadata?: ResourceMetadata | undefined;
}
