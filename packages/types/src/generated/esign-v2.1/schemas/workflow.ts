// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ScheduledSendingApiModel } from './scheduledSendingApiModel.js';
import type { WorkflowStep } from './workflowStep.js';

/**
 * The workflow of an envelope: the steps at which it waits, before it is sent or between two
 * positions in the routing order.
 */
export interface Workflow {
    /** The ID of the workflow step that runs or waits now. */
    currentWorkflowStepId?: string | undefined;
    /**
     * The date and time when the envelope resumes automatically.
     *
     * Format: date-time
     */
    resumeDate?: string | undefined;
    /** The schedule for sending the envelope, if it is not sent immediately. */
    scheduledSending?: ScheduledSendingApiModel | undefined;
    /**
     * The status of the workflow. A request can set `paused`, which pauses the envelope although its
     * status is `sent`, or `in_progress`, which resumes it. The other values are `pending`,
     * `scheduled` and `completed`.
     */
    workflowStatus?: ("paused" | "in_progress" | "pending" | "scheduled" | "completed" | (string & {})) | undefined;
    /** The steps at which the envelope waits, in their order. */
    workflowSteps?: WorkflowStep[] | undefined;
    /**
     * The way in which an update treats existing steps: it replaces them all, or merges them with
     * the new steps.
     */
    overwriteUpdateMode?: string | undefined;
}

/**
 * `Workflow` in a response: with the members that the service always writes.
 */
export interface WorkflowAnswer extends Workflow {
    currentWorkflowStepId: string;
}
