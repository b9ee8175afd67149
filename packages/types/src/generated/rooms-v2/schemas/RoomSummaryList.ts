// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomSummary } from './RoomSummary.js';

/** One chunk of the rooms that the caller can see. */
export interface RoomSummaryList {
    /** The rooms of this chunk. */
    rooms?: RoomSummary[] | undefined;
    /**
     * How many records this answer holds; never more than `totalRowCount`.
     *
     * Format: int32
     */
    resultSetSize?: number | undefined;
    /**
     * The zero-based position in the whole list of the first record here.
     *
     * Format: int32
     */
    startPosition?: number | undefined;
    /**
     * The zero-based position in the whole list of the last record here.
     *
     * Format: int32
     */
    readonly endPosition?: number | undefined;
    /**
     * How many records the whole list holds.
     *
     * Format: int32
     */
    totalRowCount?: number | undefined;
    /** The address of the next chunk; null or left out on the last one. */
    nextUri?: (string | null) | undefined;
    /** The address of the chunk before; null or left out on the first one. */
    priorUri?: (string | null) | undefined;
}
