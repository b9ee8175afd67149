// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The template from which to create a task list in a room. */
export interface TaskListForCreate {
    /**
     * The ID of the template whose tasks are copied to the room.
     *
     * Format: int32
     */
    taskListTemplateId: number;
}
