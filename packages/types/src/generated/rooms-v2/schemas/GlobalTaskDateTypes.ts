// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskDateType } from './TaskDateType.js';

/** The dates on which due dates rest. */
export interface GlobalTaskDateTypes {
    /** Every date on which the due date of a task can rest. */
    taskDateTypes?: TaskDateType[] | undefined;
}
