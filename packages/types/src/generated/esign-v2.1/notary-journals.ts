// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { NotaryJournalList } from './schemas/notaryJournalList.js';

/**
 * Parameters in the query of `NotaryJournals_list`.
 */
export interface NotaryJournalsListQueryParams {
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Only records in which this text occurs.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the journal. */
export type NotaryJournalsList200Response = NotaryJournalList;

/** The caller is no notary, or a parameter is wrong. */
export type NotaryJournalsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryJournalsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryJournalsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryJournalsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryJournalsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryJournalsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryJournalsList500Response = ErrorDetails;

/**
 * List the journal of the calling notary.
 *
 * Lists what the calling user has recorded as a notary, one entry for each notarial act, over all
 * accounts. `search_text` keeps the entries in which the text occurs.
 *
 * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next.
 *
 * `NotaryJournals_list`, `GET /v2.1/current_user/notary/journals`
 *
 * What it answers with, by status.
 */
export interface NotaryJournalsListResponses {
    /** One chunk of the journal. */
    200: NotaryJournalsList200Response;
    /** The caller is no notary, or a parameter is wrong. */
    400: NotaryJournalsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryJournalsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryJournalsList403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryJournalsList404Response;
    /** The address exists, but not with this method. */
    405: NotaryJournalsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryJournalsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryJournalsList500Response;
}

/**
 * The error codes that `NotaryJournals_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryJournalsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
