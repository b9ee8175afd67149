// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A state in which a task can be. */
export interface TaskStatus {
    /** The short code by which tasks refer to the status. */
    taskStatusId?: string | undefined;
    /** The status in words. */
    name?: string | undefined;
}
