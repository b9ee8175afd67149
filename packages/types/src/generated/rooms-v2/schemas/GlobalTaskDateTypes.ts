// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskDateType } from './TaskDateType.js';

/** The list of dates on which due dates can be based. */
export interface GlobalTaskDateTypes {
    /** All dates on which the due date of a task can be based. */
    taskDateTypes?: TaskDateType[] | undefined;
}
