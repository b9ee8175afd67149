// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DelayedRoutingApiModel } from './delayedRoutingApiModel.js';
import type { RecipientRouting } from './recipientRouting.js';

/** A step at which an envelope waits before later recipients in the routing order receive it. */
export interface WorkflowStep {
    /** The action of the step. The only value is `pause_before`. */
    action?: ("pause_before" | (string & {})) | undefined;
    /**
     * The date and time when the envelope left the step.
     *
     * Format: date-time
     */
    readonly completedDate?: string | undefined;
    /** The delay at the step, if the envelope resumes automatically. */
    delayedRouting?: DelayedRoutingApiModel | undefined;
    /**
     * The ID of the item before which the envelope waits. For a routing order item, it is the number
     * in the routing order.
     */
    itemId?: string | undefined;
    /** The rules that select the recipients at this position in the routing order. */
    recipientRouting?: RecipientRouting | undefined;
    /** The status of the step: `inactive`, `in_progress`, `paused`, `pending` or `completed`. */
    status?: ("inactive" | "in_progress" | "paused" | "pending" | "completed" | (string & {})) | undefined;
    /**
     * The date and time when the envelope reached the step.
     *
     * Format: date-time
     */
    readonly triggeredDate?: string | undefined;
    /** The type of item before which the envelope waits. The only value is `routing_order`. */
    triggerOnItem?: ("routing_order" | (string & {})) | undefined;
    /** The ID of the step. It is set by the service. Requests that create a step omit it. */
    workflowStepId?: string | undefined;
}
