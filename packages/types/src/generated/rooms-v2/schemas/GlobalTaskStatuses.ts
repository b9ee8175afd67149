// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskStatus } from './TaskStatus.js';

/** The list of task statuses. */
export interface GlobalTaskStatuses {
    /** All statuses that a task can have. */
    taskStatuses?: TaskStatus[] | undefined;
}
