// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskListTemplate } from './TaskListTemplate.js';

/** One page of the task list templates of the company. */
export interface TaskListTemplateList {
    /** The templates on this page. */
    taskListTemplates?: TaskListTemplate[] | undefined;
    /**
     * The number of records in this response. It is never greater than `totalRowCount`.
     *
     * Format: int32
     */
    resultSetSize?: number | undefined;
    /**
     * The 0-based position of the first record of this response in the whole list.
     *
     * Format: int32
     */
    startPosition?: number | undefined;
    /**
     * The 0-based position of the last record of this response in the whole list.
     *
     * Format: int32
     */
    readonly endPosition?: number | undefined;
    /**
     * The total number of records in the list.
     *
     * Format: int32
     */
    totalRowCount?: number | undefined;
    /** The URI of the next page. It is `null` or omitted on the last page. */
    nextUri?: (string | null) | undefined;
    /** The URI of the previous page. It is `null` or omitted on the first page. */
    priorUri?: (string | null) | undefined;
}
