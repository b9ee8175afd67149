// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkflowInstanceMetadata } from './WorkflowInstanceMetadata.js';

/** A run through the steps of a workflow. */
export interface WorkflowInstance {
    /**
     * The ID of the instance.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The name that was given when the workflow was triggered. */
    name?: string | undefined;
    /**
     * The state of the instance: `In Progress`, `Completed`, `Canceled`, `Failed` or `Expired`. The
     * service can add other words.
     */
    workflow_status?: string | undefined;
    /**
     * The ID of the workflow of which this is an instance.
     *
     * Format: guid
     */
    template_id?: string | undefined;
    /**
     * The ID of the account that owns the instance.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /**
     * The date and time when the instance was triggered.
     *
     * Format: date-time
     */
    started_at?: string | undefined;
    /**
     * The ID of the user who triggered it.
     *
     * Format: guid
     */
    started_by?: string | undefined;
    /** The name of the user who triggered it. */
    started_by_name?: string | undefined;
    /** The role of that user in the instance, such as `Preparer`. */
    started_by_role?: string | undefined;
    /**
     * The date and time when the instance was completed, canceled or failed.
     *
     * Format: date-time
     */
    ended_at?: (string | null) | undefined;
    /**
     * The date and time when the instance ends if nobody finishes it before.
     *
     * Format: date-time
     */
    expires_at?: (string | null) | undefined;
    /**
     * The date and time of the last step.
     *
     * Format: date-time
     */
    last_modified_at?: string | undefined;
    /**
     * The date and time when the instance was canceled.
     *
     * Format: date-time
     */
    canceled_at?: (string | null) | undefined;
    /** The ID of the user who canceled it. */
    canceled_by?: (string | null) | undefined;
    /** The inputs with which the instance was triggered. */
    trigger_inputs?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The number of steps of the workflow.
     *
     * Format: int32
     */
    total_steps?: number | undefined;
    /**
     * The number of steps that are completed.
     *
     * Format: int32
     */
    last_completed_step?: number | undefined;
    /** The step that was completed last, by the name in the workflow. Null before the first one ends. */
    last_completed_step_name?: (string | null) | undefined;
    /** Labels of the instance. */
    tags?: string[] | undefined;
    /** The version of the workflow. */
    metadata?: WorkflowInstanceMetadata | undefined;
}
