// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A date on which the due date of a task is based. */
export interface TaskDateType {
    /** The short code of the date, as used in `dueDateTypeId` of a task. */
    taskDateTypeId?: string | undefined;
    /** The name of the date. */
    name?: string | undefined;
}
