// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Which template is to become a task list in a room. */
export interface TaskListForCreate {
    /**
     * The template whose tasks are copied into the room, by number.
     *
     * Format: int32
     */
    taskListTemplateId: number;
}
