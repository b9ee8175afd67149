// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a person has to do with a task. */
export interface TaskResponsibilityType {
    /** The short code by which tasks refer to the responsibility. */
    taskResponsibilityTypeId?: string | undefined;
    /** The responsibility in words: `Assignee`, `Watcher` or `Reviewer`. */
    name?: string | undefined;
}
