// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfo } from './userInfo.js';

/**
 * Users whom a call listed or changed, each with its own outcome, and one chunk of them where they
 * are paged.
 */
export interface UsersResponse {
    /** The users, each with name, e-mail address and status, or with why the change failed. */
    users?: UserInfo[] | undefined;
    /**
     * The zero-based position in the whole list of the first record here.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The zero-based position in the whole list of the last record here.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /**
     * How many records this answer holds; never more than `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * How many records the whole list holds; never fewer than `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The relative address of the next chunk; null on the last one. */
    nextUri?: (string | null) | undefined;
    /** The relative address of the chunk before; null on the first one. */
    previousUri?: (string | null) | undefined;
}
