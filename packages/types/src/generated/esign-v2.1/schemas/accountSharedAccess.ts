// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { MemberSharedItems, MemberSharedItemsAnswer } from './memberSharedItems.js';

/**
 * The shared access settings of an account, used both to set sharing and to return the result. The
 * paging fields and the error details apply to responses only.
 */
export interface AccountSharedAccess {
    /** The external account number or GUID of the account. */
    accountId?: string | undefined;
    /**
     * The zero-based position of the first record of this response in the whole list.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The zero-based position of the last record of this response in the whole list.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /**
     * The number of records in this response. It is at most `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The number of records in the whole list. It is at least `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The relative URI of the next page of the list; null on the last page. */
    nextUri?: (string | null) | undefined;
    /** The relative URI of the previous page of the list; null on the first page. */
    previousUri?: (string | null) | undefined;
    /** The shared access settings, one entry for each user. */
    sharedAccess?: MemberSharedItems[] | undefined;
    /** The error details for the whole request. */
    readonly errorDetails?: ErrorDetails | undefined;
}

/**
 * `AccountSharedAccess` in a response: with the members that the service always writes.
 */
export interface AccountSharedAccessAnswer extends AccountSharedAccess {
    sharedAccess?: MemberSharedItemsAnswer[] | undefined;
}
