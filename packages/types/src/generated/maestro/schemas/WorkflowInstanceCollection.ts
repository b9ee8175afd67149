// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResponseMetadata } from './ResponseMetadata.js';
import type { WorkflowInstance } from './WorkflowInstance.js';

/** The instances of a workflow. */
export interface WorkflowInstanceCollection {
    /** All instances, the newest first. The list is not paged. */
    data: WorkflowInstance[];
    /** The time at which the instances were read. */
    response_metadata?: ResponseMetadata | undefined;
}
