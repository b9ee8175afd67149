// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DelayedRoutingApiModel } from './delayedRoutingApiModel.js';
import type { RecipientRouting } from './recipientRouting.js';

/** A step at which an envelope waits before the turn of later recipients. */
export interface WorkflowStep {
    /** What happens at the step. */
    action?: "pause_before" | undefined;
    /**
     * When the envelope left the step.
     *
     * Format: date-time
     */
    readonly completedDate?: string | undefined;
    /** How long the envelope waits here, if it goes on by itself. */
    delayedRouting?: DelayedRoutingApiModel | undefined;
    /** The thing before which the envelope waits; for a turn, the number of the turn. */
    itemId?: string | undefined;
    /** Rules that choose the recipients of the turn. */
    recipientRouting?: RecipientRouting | undefined;
    /** Where the step stands. */
    status?: ("inactive" | "in_progress" | "paused" | "pending" | "completed") | undefined;
    /**
     * When the envelope came to the step.
     *
     * Format: date-time
     */
    readonly triggeredDate?: string | undefined;
    /** The kind of thing before which the envelope waits. */
    triggerOnItem?: "routing_order" | undefined;
    /** The step. The service gives the ID; a request that makes a step leaves it out. */
    workflowStepId?: string | undefined;
}
