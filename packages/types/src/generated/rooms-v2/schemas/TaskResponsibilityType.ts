// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A responsibility that a person can have for a task. */
export interface TaskResponsibilityType {
    /** The short code of the responsibility, as used in tasks. */
    taskResponsibilityTypeId?: string | undefined;
    /** The name of the responsibility: `Assignee`, `Watcher` or `Reviewer`. */
    name?: string | undefined;
}
