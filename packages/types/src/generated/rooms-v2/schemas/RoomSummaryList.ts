// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomSummary, RoomSummaryAnswer } from './RoomSummary.js';

/** One page of the rooms that the caller can view. */
export interface RoomSummaryList {
    /** The rooms on this page. */
    rooms?: RoomSummary[] | undefined;
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

/**
 * `RoomSummaryList` in a response: with the members that the service always writes.
 */
export interface RoomSummaryListAnswer extends RoomSummaryList {
    rooms?: RoomSummaryAnswer[] | undefined;
}
