// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskStatus } from './TaskStatus.js';

/** The states of tasks. */
export interface GlobalTaskStatuses {
    /** Every state in which a task can be. */
    taskStatuses?: TaskStatus[] | undefined;
}
