// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfo } from './userInfo.js';

/** One chunk of the users who send by PowerForms. */
export interface PowerFormSendersResponse {
    /** The users in this chunk. */
    powerFormSenders?: UserInfo[] | undefined;
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
    endPosition?: number | undefined;
    /**
     * How many records this answer holds; never more than `totalSetSize`.
     *
     * Format: int32
     */
    resultSetSize?: number | undefined;
    /**
     * How many records the whole list holds; never fewer than `resultSetSize`.
     *
     * Format: int32
     */
    totalSetSize?: number | undefined;
    /** The relative address of the next chunk; null on the last one. */
    nextUri?: (string | null) | undefined;
    /** The relative address of the chunk before; null on the first one. */
    previousUri?: (string | null) | undefined;
}
