// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapRequest } from './schemas/clickwrapRequest.js';
import type { ClickwrapVersionDeleteResponse } from './schemas/clickwrapVersionDeleteResponse.js';
import type { ClickwrapVersionResponse } from './schemas/clickwrapVersionResponse.js';
import type { ClickwrapVersionSummaryResponse } from './schemas/clickwrapVersionSummaryResponse.js';
import type { ClickwrapVersionsDeleteResponse } from './schemas/clickwrapVersionsDeleteResponse.js';
import type { ClickwrapVersionsPagedResponse } from './schemas/clickwrapVersionsPagedResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ClickwrapVersions_GetClickwrapVersions`.
 */
export interface ClickwrapVersionsGetClickwrapVersionsParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
}

/** The versions of the clickwrap. */
export type ClickwrapVersionsGetClickwrapVersions200Response = ClickwrapVersionsPagedResponse;

/** A parameter is invalid. */
export type ClickwrapVersionsGetClickwrapVersions400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapVersionsGetClickwrapVersions401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapVersionsGetClickwrapVersions403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapVersionsGetClickwrapVersions404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapVersionsGetClickwrapVersions405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapVersionsGetClickwrapVersions429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapVersionsGetClickwrapVersions500Response = ErrorDetails;

/**
 * List the versions of a clickwrap.
 *
 * Returns the versions of a clickwrap, the newest first, without documents. Deleted versions are
 * not in the list.
 *
 * `ClickwrapVersions_GetClickwrapVersions`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions`
 *
 * The responses, by status.
 */
export interface ClickwrapVersionsGetClickwrapVersionsResponses {
    /** The versions of the clickwrap. */
    200: ClickwrapVersionsGetClickwrapVersions200Response;
    /** A parameter is invalid. */
    400: ClickwrapVersionsGetClickwrapVersions400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapVersionsGetClickwrapVersions401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapVersionsGetClickwrapVersions403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapVersionsGetClickwrapVersions404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapVersionsGetClickwrapVersions405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapVersionsGetClickwrapVersions429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapVersionsGetClickwrapVersions500Response;
}

/**
 * The error codes that `ClickwrapVersions_GetClickwrapVersions` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapVersionsGetClickwrapVersionsErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ClickwrapVersions_PostClickwrapVersion`.
 */
export interface ClickwrapVersionsPostClickwrapVersionParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
}

/** The documents and settings of the version. */
export type ClickwrapVersionsPostClickwrapVersionBody = ClickwrapRequest;

/** The new version. */
export type ClickwrapVersionsPostClickwrapVersion201Response = ClickwrapVersionSummaryResponse;

/** The request is invalid. */
export type ClickwrapVersionsPostClickwrapVersion400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapVersionsPostClickwrapVersion401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapVersionsPostClickwrapVersion403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapVersionsPostClickwrapVersion404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapVersionsPostClickwrapVersion405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapVersionsPostClickwrapVersion429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapVersionsPostClickwrapVersion500Response = ErrorDetails;

/**
 * Create a version of a clickwrap.
 *
 * Creates a new version, which replaces the draft if there is one. With `requireReacceptance` its
 * number is the next whole one, such as `3.0` after `2.1`; otherwise `2.2`. With the status
 * `active` it is active at once, and the version before becomes inactive. Members that are left
 * out stay as in the version before.
 *
 * `ClickwrapVersions_PostClickwrapVersion`, `POST /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions`
 *
 * The responses, by status.
 */
export interface ClickwrapVersionsPostClickwrapVersionResponses {
    /** The new version. */
    201: ClickwrapVersionsPostClickwrapVersion201Response;
    /** The request is invalid. */
    400: ClickwrapVersionsPostClickwrapVersion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapVersionsPostClickwrapVersion401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapVersionsPostClickwrapVersion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapVersionsPostClickwrapVersion404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapVersionsPostClickwrapVersion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapVersionsPostClickwrapVersion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapVersionsPostClickwrapVersion500Response;
}

/**
 * The error codes that `ClickwrapVersions_PostClickwrapVersion` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): A document cannot be read, or its type is not supported. The message names it. Correct its `fileExtension`, or send another file.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapVersionsPostClickwrapVersionErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNABLE_TO_LOAD_DOCUMENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ClickwrapVersions_DeleteClickwrapVersions`.
 */
export interface ClickwrapVersionsDeleteClickwrapVersionsParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
}

/**
 * Parameters in the query of `ClickwrapVersions_DeleteClickwrapVersions`.
 */
export interface ClickwrapVersionsDeleteClickwrapVersionsQueryParams {
    /**
     * The IDs of the versions to delete, separated by commas. Without it, all versions are deleted.
     *
     * @example b9d3f7a2-10e8-4c65-9f24-7a5b3c0e8d16
     */
    clickwrapVersionIds?: string | undefined;
}

/** The outcome for each version. */
export type ClickwrapVersionsDeleteClickwrapVersions200Response = ClickwrapVersionsDeleteResponse;

/** A parameter is invalid. */
export type ClickwrapVersionsDeleteClickwrapVersions400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapVersionsDeleteClickwrapVersions401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapVersionsDeleteClickwrapVersions403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapVersionsDeleteClickwrapVersions404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapVersionsDeleteClickwrapVersions405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapVersionsDeleteClickwrapVersions429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapVersionsDeleteClickwrapVersions500Response = ErrorDetails;

/**
 * Delete versions of a clickwrap.
 *
 * Deletes the versions that `clickwrapVersionIds` names, or all. An active version is not deleted;
 * its entry says so. Agreements stay.
 *
 * `ClickwrapVersions_DeleteClickwrapVersions`, `DELETE /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions`
 *
 * The responses, by status.
 */
export interface ClickwrapVersionsDeleteClickwrapVersionsResponses {
    /** The outcome for each version. */
    200: ClickwrapVersionsDeleteClickwrapVersions200Response;
    /** A parameter is invalid. */
    400: ClickwrapVersionsDeleteClickwrapVersions400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapVersionsDeleteClickwrapVersions401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapVersionsDeleteClickwrapVersions403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapVersionsDeleteClickwrapVersions404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapVersionsDeleteClickwrapVersions405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapVersionsDeleteClickwrapVersions429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapVersionsDeleteClickwrapVersions500Response;
}

/**
 * The error codes that `ClickwrapVersions_DeleteClickwrapVersions` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapVersionsDeleteClickwrapVersionsErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ClickwrapVersions_GetClickwrapVersion`.
 */
export interface ClickwrapVersionsGetClickwrapVersionParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
    /**
     * The ID of the version, or its number, such as `1.0`; `1` is the same as `1.0`.
     *
     * @example 1c6e0b84-5d27-4f93-8a1e-c2d7b9f4063e
     */
    versionId: string;
}

/** The version. */
export type ClickwrapVersionsGetClickwrapVersion200Response = ClickwrapVersionResponse;

/** A parameter is invalid. */
export type ClickwrapVersionsGetClickwrapVersion400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapVersionsGetClickwrapVersion401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapVersionsGetClickwrapVersion403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapVersionsGetClickwrapVersion404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapVersionsGetClickwrapVersion405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapVersionsGetClickwrapVersion429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapVersionsGetClickwrapVersion500Response = ErrorDetails;

/**
 * Read a version of a clickwrap.
 *
 * Returns one version of a clickwrap with its documents and settings.
 *
 * `ClickwrapVersions_GetClickwrapVersion`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
 *
 * The responses, by status.
 */
export interface ClickwrapVersionsGetClickwrapVersionResponses {
    /** The version. */
    200: ClickwrapVersionsGetClickwrapVersion200Response;
    /** A parameter is invalid. */
    400: ClickwrapVersionsGetClickwrapVersion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapVersionsGetClickwrapVersion401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapVersionsGetClickwrapVersion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapVersionsGetClickwrapVersion404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapVersionsGetClickwrapVersion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapVersionsGetClickwrapVersion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapVersionsGetClickwrapVersion500Response;
}

/**
 * The error codes that `ClickwrapVersions_GetClickwrapVersion` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapVersionsGetClickwrapVersionErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ClickwrapVersions_PutClickwrapVersion`.
 */
export interface ClickwrapVersionsPutClickwrapVersionParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
    /**
     * The ID of the version, or its number, such as `1.0`; `1` is the same as `1.0`.
     *
     * @example 1c6e0b84-5d27-4f93-8a1e-c2d7b9f4063e
     */
    versionId: string;
}

/** The new status, or what changes in a draft. */
export type ClickwrapVersionsPutClickwrapVersionBody = ClickwrapRequest;

/** The version after the change. */
export type ClickwrapVersionsPutClickwrapVersion200Response = ClickwrapVersionSummaryResponse;

/** The request is invalid. */
export type ClickwrapVersionsPutClickwrapVersion400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapVersionsPutClickwrapVersion401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapVersionsPutClickwrapVersion403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapVersionsPutClickwrapVersion404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapVersionsPutClickwrapVersion405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapVersionsPutClickwrapVersion429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapVersionsPutClickwrapVersion500Response = ErrorDetails;

/**
 * Activate or change a version of a clickwrap.
 *
 * Changes a version. With the status `active`, the newest version becomes active, and the version
 * that was active before becomes inactive in the same moment. The documents and settings of a
 * draft can be changed; of other versions only the status, the schedules and `isShared`.
 *
 * `ClickwrapVersions_PutClickwrapVersion`, `PUT /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
 *
 * The responses, by status.
 */
export interface ClickwrapVersionsPutClickwrapVersionResponses {
    /** The version after the change. */
    200: ClickwrapVersionsPutClickwrapVersion200Response;
    /** The request is invalid. */
    400: ClickwrapVersionsPutClickwrapVersion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapVersionsPutClickwrapVersion401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapVersionsPutClickwrapVersion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapVersionsPutClickwrapVersion404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapVersionsPutClickwrapVersion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapVersionsPutClickwrapVersion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapVersionsPutClickwrapVersion500Response;
}

/**
 * The error codes that `ClickwrapVersions_PutClickwrapVersion` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): A document cannot be read, or its type is not supported. The message names it. Correct its `fileExtension`, or send another file.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapVersionsPutClickwrapVersionErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNABLE_TO_LOAD_DOCUMENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ClickwrapVersions_DeleteClickwrapVersion`.
 */
export interface ClickwrapVersionsDeleteClickwrapVersionParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
    /**
     * The ID of the version, or its number, such as `1.0`; `1` is the same as `1.0`.
     *
     * @example 1c6e0b84-5d27-4f93-8a1e-c2d7b9f4063e
     */
    versionId: string;
}

/** The outcome. */
export type ClickwrapVersionsDeleteClickwrapVersion200Response = ClickwrapVersionDeleteResponse;

/** A parameter is invalid. */
export type ClickwrapVersionsDeleteClickwrapVersion400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapVersionsDeleteClickwrapVersion401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapVersionsDeleteClickwrapVersion403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapVersionsDeleteClickwrapVersion404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapVersionsDeleteClickwrapVersion405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapVersionsDeleteClickwrapVersion429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapVersionsDeleteClickwrapVersion500Response = ErrorDetails;

/**
 * Delete a version of a clickwrap.
 *
 * Deletes a version. An active version is not deleted; the response says so. Agreements stay.
 *
 * `ClickwrapVersions_DeleteClickwrapVersion`, `DELETE /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
 *
 * The responses, by status.
 */
export interface ClickwrapVersionsDeleteClickwrapVersionResponses {
    /** The outcome. */
    200: ClickwrapVersionsDeleteClickwrapVersion200Response;
    /** A parameter is invalid. */
    400: ClickwrapVersionsDeleteClickwrapVersion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapVersionsDeleteClickwrapVersion401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapVersionsDeleteClickwrapVersion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapVersionsDeleteClickwrapVersion404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapVersionsDeleteClickwrapVersion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapVersionsDeleteClickwrapVersion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapVersionsDeleteClickwrapVersion500Response;
}

/**
 * The error codes that `ClickwrapVersions_DeleteClickwrapVersion` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapVersionsDeleteClickwrapVersionErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
