// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkflowInstanceCreationState } from './WorkflowInstanceCreationState.js';

/** The state of a workflow in relation to new instances. */
export interface WorkflowInstanceCreationStateResponse {
    /** The state after the request. */
    status: WorkflowInstanceCreationState;
}
