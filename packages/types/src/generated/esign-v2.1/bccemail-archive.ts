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
     * The ID of the account, either its external number or its GUID.
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
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the archive addresses. */
export type BCCEmailArchiveList200Response = BccEmailArchiveList;

/**
 * The account does not have an archive, the caller is not an administrator, or a parameter is
 * invalid.
 */
export type BCCEmailArchiveList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BCCEmailArchiveList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BCCEmailArchiveList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BCCEmailArchiveList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BCCEmailArchiveList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BCCEmailArchiveList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BCCEmailArchiveList500Response = ErrorDetails;

/**
 * List the e-mail archive addresses of the account.
 *
 * Returns the addresses that receive blind copies of the e-mails that the account sends, with the
 * status of each. Only certain plans include the archive, and the operator must have enabled it. The
 * caller must be an administrator of the account.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * `BCCEmailArchive_list`, `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives`
 *
 * The responses, by status.
 */
export interface BCCEmailArchiveListResponses {
    /** One page of the archive addresses. */
    200: BCCEmailArchiveList200Response;
    /**
     * The account does not have an archive, the caller is not an administrator, or a parameter is
     * invalid.
     */
    400: BCCEmailArchiveList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BCCEmailArchiveList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BCCEmailArchiveList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BCCEmailArchiveList404Response;
    /** The path exists, but does not support this method. */
    405: BCCEmailArchiveList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BCCEmailArchiveList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BCCEmailArchiveList500Response;
}

/**
 * The error codes that `BCCEmailArchive_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BCCEmailArchiveListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BCCEmailArchive_create`.
 */
export interface BCCEmailArchiveCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The address to add. Only `email` is used. */
export type BCCEmailArchiveCreateBody = BccEmailArchive;

/** The address was added and waits for confirmation. */
export type BCCEmailArchiveCreate201Response = BccEmailArchive;

/** The address is missing or invalid, or the account already has five addresses. */
export type BCCEmailArchiveCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BCCEmailArchiveCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BCCEmailArchiveCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BCCEmailArchiveCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BCCEmailArchiveCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BCCEmailArchiveCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BCCEmailArchiveCreate500Response = ErrorDetails;

/**
 * Add an e-mail archive address.
 *
 * Adds an address that receives blind copies of the e-mails that the account sends. The service
 * sends a confirmation request to the address. Until the address is confirmed, its status is
 * `activation_sent`. Copies are only sent when the status is `active`.
 *
 * An account can have up to five addresses that are active or waiting for confirmation. Only certain
 * plans include the archive, and the operator must have enabled it. The caller must be an
 * administrator of the account.
 *
 * `BCCEmailArchive_create`, `POST /v2.1/accounts/{accountId}/settings/bcc_email_archives`
 *
 * The responses, by status.
 */
export interface BCCEmailArchiveCreateResponses {
    /** The address was added and waits for confirmation. */
    201: BCCEmailArchiveCreate201Response;
    /** The address is missing or invalid, or the account already has five addresses. */
    400: BCCEmailArchiveCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BCCEmailArchiveCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BCCEmailArchiveCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BCCEmailArchiveCreate404Response;
    /** The path exists, but does not support this method. */
    405: BCCEmailArchiveCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BCCEmailArchiveCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BCCEmailArchiveCreate500Response;
}

/**
 * The error codes that `BCCEmailArchive_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BCCEmailArchiveCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BCCEmailArchive_get`.
 */
export interface BCCEmailArchiveGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the archive address, as assigned by the service.
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
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the history. */
export type BCCEmailArchiveGet200Response = BccEmailArchiveHistoryList;

/**
 * The account does not have an archive, the caller is not an administrator, or a parameter is
 * invalid.
 */
export type BCCEmailArchiveGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BCCEmailArchiveGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BCCEmailArchiveGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BCCEmailArchiveGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BCCEmailArchiveGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BCCEmailArchiveGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BCCEmailArchiveGet500Response = ErrorDetails;

/**
 * Read the history of an e-mail archive address.
 *
 * Returns the settings of an archive address and its history: when it was added, confirmed, changed
 * or closed, and by whom. Each event contains the status of the address after the event. Only
 * certain plans include the archive, and the operator must have enabled it. The caller must be an
 * administrator of the account.
 *
 * The history is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * `BCCEmailArchive_get`, `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
 *
 * The responses, by status.
 */
export interface BCCEmailArchiveGetResponses {
    /** One page of the history. */
    200: BCCEmailArchiveGet200Response;
    /**
     * The account does not have an archive, the caller is not an administrator, or a parameter is
     * invalid.
     */
    400: BCCEmailArchiveGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BCCEmailArchiveGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BCCEmailArchiveGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BCCEmailArchiveGet404Response;
    /** The path exists, but does not support this method. */
    405: BCCEmailArchiveGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BCCEmailArchiveGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BCCEmailArchiveGet500Response;
}

/**
 * The error codes that `BCCEmailArchive_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BCCEmailArchiveGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BCCEmailArchive_delete`.
 */
export interface BCCEmailArchiveDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the archive address, as assigned by the service.
     *
     * @example d3b9f160-7a4c-4e28-95d1-0c8e6f2a7b54
     */
    bccEmailArchiveId: string;
}

/** The address was closed. The response has no body. */
export type BCCEmailArchiveDelete200Response = undefined;

/** The account does not have an archive, or the caller is not an administrator. */
export type BCCEmailArchiveDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BCCEmailArchiveDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BCCEmailArchiveDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BCCEmailArchiveDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BCCEmailArchiveDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BCCEmailArchiveDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BCCEmailArchiveDelete500Response = ErrorDetails;

/**
 * Close an e-mail archive address.
 *
 * Stops the blind copies to an archive address and sets its status to `closed`. Its history is kept,
 * and it no longer counts towards the limit of five addresses. Only certain plans include the
 * archive, and the operator must have enabled it. The caller must be an administrator of the
 * account.
 *
 * `BCCEmailArchive_delete`, `DELETE /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
 *
 * The responses, by status.
 */
export interface BCCEmailArchiveDeleteResponses {
    /** The address was closed. The response has no body. */
    200: BCCEmailArchiveDelete200Response;
    /** The account does not have an archive, or the caller is not an administrator. */
    400: BCCEmailArchiveDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BCCEmailArchiveDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BCCEmailArchiveDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BCCEmailArchiveDelete404Response;
    /** The path exists, but does not support this method. */
    405: BCCEmailArchiveDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BCCEmailArchiveDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BCCEmailArchiveDelete500Response;
}

/**
 * The error codes that `BCCEmailArchive_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BCCEmailArchiveDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
