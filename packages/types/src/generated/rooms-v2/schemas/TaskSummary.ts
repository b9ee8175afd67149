// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A task of a task list. */
export interface TaskSummary {
    /**
     * The ID of the task, unique in the company.
     *
     * Format: int32
     */
    taskId?: number | undefined;
    /** The short description of the task. */
    name?: string | undefined;
    /** Indicates whether the task must be approved before it is completed. */
    requiresApproval?: boolean | undefined;
    /** The date on which the due date is based, as an ID from `GlobalLists_GetTaskDateTypes`. */
    dueDateTypeId?: string | undefined;
    /**
     * The number of days between that date and the due date. It is negative for days before that
     * date.
     *
     * Format: int32
     */
    dueDateOffset?: number | undefined;
    /** The due date of the task, if it is a fixed calendar date. */
    fixedDueDate?: string | undefined;
    /**
     * The Rooms ID of the user who is responsible for the task.
     *
     * Format: int32
     */
    ownerUserId?: number | undefined;
    /** The date and time when the task was marked as complete. */
    completionDate?: string | undefined;
    /** The date and time when the task was approved. */
    approvalDate?: string | undefined;
    /** The date and time when the task was declined. */
    rejectedDate?: string | undefined;
    /** The date and time when the task was added to the room. */
    createdDate?: string | undefined;
    /** Indicates whether a document must be attached to complete the task. */
    isDocumentTask?: boolean | undefined;
    /** Indicates whether a reviewer must review the task after it is completed. */
    requiresReview?: boolean | undefined;
}
