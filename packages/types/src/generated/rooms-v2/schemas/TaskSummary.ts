// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One task of a task list. */
export interface TaskSummary {
    /**
     * The number of the task.
     *
     * Format: int32
     */
    taskId?: number | undefined;
    /** What is to be done, in a few words. */
    name?: string | undefined;
    /** Whether somebody must approve the task before it counts as done. */
    requiresApproval?: boolean | undefined;
    /** The date on which the due date rests, as an ID from `GlobalLists_GetTaskDateTypes`. */
    dueDateTypeId?: string | undefined;
    /**
     * How many days after that date the task falls due; negative for days before it.
     *
     * Format: int32
     */
    dueDateOffset?: number | undefined;
    /**
     * When the task falls due, if that is a calendar date of its own.
     *
     * Format: date-time
     */
    fixedDueDate?: string | undefined;
    /**
     * The user who is to do the task, by Rooms number.
     *
     * Format: int32
     */
    ownerUserId?: number | undefined;
    /**
     * When the task was marked as complete.
     *
     * Format: date-time
     */
    completionDate?: string | undefined;
    /**
     * When the task was approved.
     *
     * Format: date-time
     */
    approvalDate?: string | undefined;
    /**
     * When the task was declined and given back.
     *
     * Format: date-time
     */
    rejectedDate?: string | undefined;
    /**
     * When the task came into the room.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** Whether a document must be attached to fulfil the task. */
    isDocumentTask?: boolean | undefined;
    /** Whether a reviewer must look at the task once it is complete. */
    requiresReview?: boolean | undefined;
}
