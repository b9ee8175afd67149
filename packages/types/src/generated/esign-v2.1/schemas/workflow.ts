// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ScheduledSendingApiModel } from './scheduledSendingApiModel.js';
import type { WorkflowStep } from './workflowStep.js';

/** Steps at which an envelope waits, before it is sent or between two turns. */
export interface Workflow {
    /** The step that the envelope has reached. */
    currentWorkflowStepId?: string | undefined;
    /**
     * When the envelope goes on by itself.
     *
     * Format: date-time
     */
    resumeDate?: string | undefined;
    /** When the envelope is sent, if not at once. */
    scheduledSending?: ScheduledSendingApiModel | undefined;
    /**
     * Where the steps stand. A request sets `paused` to hold the envelope up, so that nothing goes out
     * although its status is `sent`, and `in_progress` to let it go on.
     */
    workflowStatus?: ("paused" | "in_progress" | "pending" | "scheduled" | "completed") | undefined;
    /** The places at which the envelope waits, in their order. */
    workflowSteps?: WorkflowStep[] | undefined;
    /** How an update treats the steps that are there: replaced as a whole, or merged with the new ones. */
    overwriteUpdateMode?: string | undefined;
}
