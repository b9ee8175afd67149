// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A status that a task can have. */
export interface TaskStatus {
    /** The short code of the status, as used in tasks. */
    taskStatusId?: string | undefined;
    /** The name of the status. */
    name?: string | undefined;
}
