// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResponseMetadata } from './ResponseMetadata.js';
import type { Workflow } from './Workflow.js';

/** The workflows of an account. */
export interface WorkflowListResponse {
    /** The workflows that the caller can manage. The list is not paged. */
    data: Workflow[];
    /** The time at which the list was read. */
    response_metadata?: ResponseMetadata | undefined;
}
