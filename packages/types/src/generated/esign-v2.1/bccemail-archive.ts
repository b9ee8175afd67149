// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailArchive } from './schemas/bccEmailArchive.js';
import type { BccEmailArchiveHistoryList } from './schemas/bccEmailArchiveHistoryList.js';
import type { BccEmailArchiveList } from './schemas/bccEmailArchiveList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `BCCEmailArchive_list`.
 */
export interface BCCEmailArchiveListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `BCCEmailArchive_list`.
 */
export interface BCCEmailArchiveListQueryParams {
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the archive addresses. */
export type BCCEmailArchiveList200Response = BccEmailArchiveList;

/** The account has no archive, the caller is no administrator, or a parameter is wrong. */
export type BCCEmailArchiveList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BCCEmailArchiveList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BCCEmailArchiveList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BCCEmailArchiveList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BCCEmailArchiveList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BCCEmailArchiveList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BCCEmailArchiveList500Response = ErrorDetails;

/**
 * List the e-mail archive addresses of the account.
 *
 * Lists the addresses that get hidden copies of the e-mails that the account sends, with where each
 * of them stands. Only certain plans have the archive, and the operator must have switched it on.
 * Administrators of the account only.
 *
 * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next.
 *
 * `BCCEmailArchive_list`, `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives`
 *
 * What it answers with, by status.
 */
export interface BCCEmailArchiveListResponses {
    /** One chunk of the archive addresses. */
    200: BCCEmailArchiveList200Response;
    /** The account has no archive, the caller is no administrator, or a parameter is wrong. */
    400: BCCEmailArchiveList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BCCEmailArchiveList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BCCEmailArchiveList403Response;
    /** No such address, or nothing is stored under it. */
    404: BCCEmailArchiveList404Response;
    /** The address exists, but not with this method. */
    405: BCCEmailArchiveList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BCCEmailArchiveList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BCCEmailArchiveList500Response;
}

/**
 * The error codes that `BCCEmailArchive_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type BCCEmailArchiveListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BCCEmailArchive_create`.
 */
export interface BCCEmailArchiveCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The address to enter; only `email` counts. */
export type BCCEmailArchiveCreateBody = BccEmailArchive;

/** The address is entered and waits for its confirmation. */
export type BCCEmailArchiveCreate201Response = BccEmailArchive;

/** The address is missing or no address, or the account has five of them already. */
export type BCCEmailArchiveCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BCCEmailArchiveCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BCCEmailArchiveCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BCCEmailArchiveCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BCCEmailArchiveCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BCCEmailArchiveCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BCCEmailArchiveCreate500Response = ErrorDetails;

/**
 * Add an e-mail archive address.
 *
 * Enters an address that is to get hidden copies of the e-mails that the account sends. The service
 * asks the address to confirm; until then its status is `activation_sent`, and copies go to it only
 * when it is `active`.
 *
 * An account may have up to five addresses that are active or wait for their confirmation. Only
 * certain plans have the archive, and the operator must have switched it on. Administrators of the
 * account only.
 *
 * `BCCEmailArchive_create`, `POST /v2.1/accounts/{accountId}/settings/bcc_email_archives`
 *
 * What it answers with, by status.
 */
export interface BCCEmailArchiveCreateResponses {
    /** The address is entered and waits for its confirmation. */
    201: BCCEmailArchiveCreate201Response;
    /** The address is missing or no address, or the account has five of them already. */
    400: BCCEmailArchiveCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BCCEmailArchiveCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BCCEmailArchiveCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: BCCEmailArchiveCreate404Response;
    /** The address exists, but not with this method. */
    405: BCCEmailArchiveCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BCCEmailArchiveCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BCCEmailArchiveCreate500Response;
}

/**
 * The error codes that `BCCEmailArchive_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type BCCEmailArchiveCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BCCEmailArchive_get`.
 */
export interface BCCEmailArchiveGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The archive address, by the ID that the service gave to it.
     *
     * @example d3b9f160-7a4c-4e28-95d1-0c8e6f2a7b54
     */
    bccEmailArchiveId: string;
}

/**
 * Parameters in the query of `BCCEmailArchive_get`.
 */
export interface BCCEmailArchiveGetQueryParams {
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the history. */
export type BCCEmailArchiveGet200Response = BccEmailArchiveHistoryList;

/** The account has no archive, the caller is no administrator, or a parameter is wrong. */
export type BCCEmailArchiveGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BCCEmailArchiveGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BCCEmailArchiveGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BCCEmailArchiveGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BCCEmailArchiveGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BCCEmailArchiveGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BCCEmailArchiveGet500Response = ErrorDetails;

/**
 * Read the history of an e-mail archive address.
 *
 * Gives how an archive address is set up, and its history: when it was entered, confirmed, changed
 * or closed, and by whom. Each event tells how the address stood afterwards. Only certain plans
 * have the archive, and the operator must have switched it on. Administrators of the account only.
 *
 * The history comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next.
 *
 * `BCCEmailArchive_get`, `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
 *
 * What it answers with, by status.
 */
export interface BCCEmailArchiveGetResponses {
    /** One chunk of the history. */
    200: BCCEmailArchiveGet200Response;
    /** The account has no archive, the caller is no administrator, or a parameter is wrong. */
    400: BCCEmailArchiveGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BCCEmailArchiveGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BCCEmailArchiveGet403Response;
    /** No such address, or nothing is stored under it. */
    404: BCCEmailArchiveGet404Response;
    /** The address exists, but not with this method. */
    405: BCCEmailArchiveGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BCCEmailArchiveGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BCCEmailArchiveGet500Response;
}

/**
 * The error codes that `BCCEmailArchive_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type BCCEmailArchiveGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BCCEmailArchive_delete`.
 */
export interface BCCEmailArchiveDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The archive address, by the ID that the service gave to it.
     *
     * @example d3b9f160-7a4c-4e28-95d1-0c8e6f2a7b54
     */
    bccEmailArchiveId: string;
}

/** The address is closed; the answer has no body. */
export type BCCEmailArchiveDelete200Response = undefined;

/** The account has no archive, or the caller is no administrator. */
export type BCCEmailArchiveDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BCCEmailArchiveDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BCCEmailArchiveDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BCCEmailArchiveDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BCCEmailArchiveDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BCCEmailArchiveDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BCCEmailArchiveDelete500Response = ErrorDetails;

/**
 * Close an e-mail archive address.
 *
 * Stops the hidden copies to an archive address and sets its status to `closed`. Its history stays,
 * and it no longer counts among the five that an account may have. Only certain plans have the
 * archive, and the operator must have switched it on. Administrators of the account only.
 *
 * `BCCEmailArchive_delete`, `DELETE /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
 *
 * What it answers with, by status.
 */
export interface BCCEmailArchiveDeleteResponses {
    /** The address is closed; the answer has no body. */
    200: BCCEmailArchiveDelete200Response;
    /** The account has no archive, or the caller is no administrator. */
    400: BCCEmailArchiveDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BCCEmailArchiveDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BCCEmailArchiveDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: BCCEmailArchiveDelete404Response;
    /** The address exists, but not with this method. */
    405: BCCEmailArchiveDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BCCEmailArchiveDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BCCEmailArchiveDelete500Response;
}

/**
 * The error codes that `BCCEmailArchive_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type BCCEmailArchiveDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
