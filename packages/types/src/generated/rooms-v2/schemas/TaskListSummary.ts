// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A task list as it stands in a list, without its tasks. */
export interface TaskListSummary {
    /**
     * The number of the task list in the room.
     *
     * Format: int32
     */
    taskListId?: number | undefined;
    /** The title of the task list, taken from its template. */
    name?: string | undefined;
    /**
     * The template from which the task list was made, by number.
     *
     * Format: int32
     */
    taskListTemplateId?: number | undefined;
    /**
     * When the task list was handed in for review; left out before that.
     *
     * Format: date-time
     */
    submittedForReviewDate?: string | undefined;
    /**
     * When a reviewer approved the task list.
     *
     * Format: date-time
     */
    approvalDate?: string | undefined;
    /**
     * When a reviewer rejected the task list.
     *
     * Format: date-time
     */
    rejectedDate?: string | undefined;
    /**
     * When the task list was put into the room.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /**
     * The reviewer who approved the task list, by Rooms number.
     *
     * Format: int32
     */
    approvedByUserId?: number | undefined;
    /**
     * The reviewer who rejected the task list, by Rooms number.
     *
     * Format: int32
     */
    rejectedByUserId?: number | undefined;
    /** What the reviewer wrote about the task list. */
    comment?: string | undefined;
}
