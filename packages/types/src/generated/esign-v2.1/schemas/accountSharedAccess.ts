// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { MemberSharedItems } from './memberSharedItems.js';

/**
 * Who shares what in an account. It is sent to set the sharing and comes back as the outcome; the
 * paging fields and the error details matter in answers only.
 */
export interface AccountSharedAccess {
    /** The account, by its external number or its GUID. */
    accountId?: string | undefined;
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
    /** One entry for each user whose sharing is meant. */
    sharedAccess?: MemberSharedItems[] | undefined;
    /** The outcome of the whole call. */
    readonly errorDetails?: ErrorDetails | undefined;
}
