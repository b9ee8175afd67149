// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A task list, as returned in a list, without its tasks. */
export interface TaskListSummary {
    /**
     * The ID of the task list in the room.
     *
     * Format: int32
     */
    taskListId?: number | undefined;
    /** The title of the task list, taken from its template. */
    name?: string | undefined;
    /**
     * The ID of the template from which the task list was created.
     *
     * Format: int32
     */
    taskListTemplateId?: number | undefined;
    /**
     * The date and time when the task list was submitted for review. It is omitted if the task list
     * was not submitted.
     */
    submittedForReviewDate?: string | undefined;
    /** The date and time when a reviewer approved the task list. */
    approvalDate?: string | undefined;
    /** The date and time when a reviewer rejected the task list. */
    rejectedDate?: string | undefined;
    /** The date and time when the task list was added to the room. */
    createdDate?: string | undefined;
    /**
     * The Rooms ID of the reviewer who approved the task list.
     *
     * Format: int32
     */
    approvedByUserId?: number | undefined;
    /**
     * The Rooms ID of the reviewer who rejected the task list.
     *
     * Format: int32
     */
    rejectedByUserId?: number | undefined;
    /** The comment of the reviewer on the task list. */
    comment?: string | undefined;
}
