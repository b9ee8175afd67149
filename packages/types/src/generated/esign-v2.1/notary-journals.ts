// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { NotaryJournalList } from './schemas/notaryJournalList.js';

/**
 * Parameters in the query of `NotaryJournals_list`.
 */
export interface NotaryJournalsListQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the journal. */
export type NotaryJournalsList200Response = NotaryJournalList;

/** The caller is not a notary, or a parameter is invalid. */
export type NotaryJournalsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryJournalsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryJournalsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryJournalsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryJournalsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryJournalsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryJournalsList500Response = ErrorDetails;

/**
 * List the journal entries of the calling notary.
 *
 * Returns the journal entries of the calling user as a notary, one for each notarial act, across all
 * accounts. `search_text` returns only the entries that contain the text.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * `NotaryJournals_list`, `GET /v2.1/current_user/notary/journals`
 *
 * The responses, by status.
 */
export interface NotaryJournalsListResponses {
    /** One page of the journal. */
    200: NotaryJournalsList200Response;
    /** The caller is not a notary, or a parameter is invalid. */
    400: NotaryJournalsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryJournalsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryJournalsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryJournalsList404Response;
    /** The path exists, but does not support this method. */
    405: NotaryJournalsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryJournalsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryJournalsList500Response;
}

/**
 * The error codes that `NotaryJournals_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryJournalsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
