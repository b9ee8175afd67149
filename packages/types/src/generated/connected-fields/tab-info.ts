// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorResponseDTO } from './schemas/ErrorResponseDTO.js';
import type { TabInfoList } from './schemas/TabInfoList.js';

/**
 * Parameters in the path of `TabInfo_GetTabGroups`.
 */
export interface TabInfoGetTabGroupsParams {
    /**
     * The ID of the account whose extension apps are listed.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `TabInfo_GetTabGroups`.
 */
export interface TabInfoGetTabGroupsQueryParams {
    /**
     * Returns only the tabs of this app.
     *
     * @example 5b2d8e71-c4a9-4f03-96e5-1d7b80f3a2c6
     */
    appId?: string | undefined;
}

/** The tabs of each installed app. */
export type TabInfoGetTabGroups200Response = TabInfoList;

/** The request is invalid. */
export type TabInfoGetTabGroups400Response = ErrorResponseDTO;

/** The access token is missing, unknown, expired or from another environment. */
export type TabInfoGetTabGroups401Response = ErrorResponseDTO;

/** The access token is valid, but does not allow this operation. */
export type TabInfoGetTabGroups403Response = ErrorResponseDTO;

/** The path does not exist, or does not identify an existing object. */
export type TabInfoGetTabGroups404Response = ErrorResponseDTO;

/** The path exists, but does not support this method. */
export type TabInfoGetTabGroups405Response = ErrorResponseDTO;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type TabInfoGetTabGroups429Response = ErrorResponseDTO;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TabInfoGetTabGroups500Response = ErrorResponseDTO;

/**
 * List the tabs of extension apps.
 *
 * Returns, for each extension app that the account has installed, the tabs that it can check. Copy
 * `extensionData` of the tabs of one group into tabs of an envelope: when the recipient fills them
 * in, the app checks the values. With the policy `MustVerifyToSign`, the recipient cannot finish
 * before they are verified. The list is empty if no app is installed.
 *
 * `TabInfo_GetTabGroups`, `GET /v1/accounts/{accountId}/connected-fields/tab-groups`
 *
 * The responses, by status.
 */
export interface TabInfoGetTabGroupsResponses {
    /** The tabs of each installed app. */
    200: TabInfoGetTabGroups200Response;
    /** The request is invalid. */
    400: TabInfoGetTabGroups400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TabInfoGetTabGroups401Response;
    /** The access token is valid, but does not allow this operation. */
    403: TabInfoGetTabGroups403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TabInfoGetTabGroups404Response;
    /** The path exists, but does not support this method. */
    405: TabInfoGetTabGroups405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: TabInfoGetTabGroups429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TabInfoGetTabGroups500Response;
}

/**
 * The error codes that `TabInfo_GetTabGroups` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 */
export type TabInfoGetTabGroupsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN';
