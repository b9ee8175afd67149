// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A date on which the due date of a task rests. */
export interface TaskDateType {
    /** The short code of the date; `dueDateTypeId` of a task takes it. */
    taskDateTypeId?: string | undefined;
    /** The date in words. */
    name?: string | undefined;
}
