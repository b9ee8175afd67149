// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A template of the company from which task lists in rooms are created. */
export interface TaskListTemplate {
    /**
     * The ID by which `TaskLists_CreateTaskList` names the template.
     *
     * Format: int32
     */
    taskListTemplateId?: number | undefined;
    /** The title that the task lists of the template get. */
    name?: string | undefined;
    /**
     * The number of tasks that a room gets with the template.
     *
     * Format: int32
     */
    taskCount?: number | undefined;
    /**
     * The number of those tasks that need a document.
     *
     * Format: int32
     */
    tasksWithDocumentsCount?: number | undefined;
}
