// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskListSummary } from './TaskListSummary.js';

/** The task lists of a room. */
export interface TaskListSummaryList {
    /** All task lists in the room. */
    taskListSummaries?: TaskListSummary[] | undefined;
}
