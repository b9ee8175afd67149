// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapRequest } from './schemas/clickwrapRequest.js';
import type { ClickwrapTransferRequest } from './schemas/clickwrapTransferRequest.js';
import type { ClickwrapVersionResponse } from './schemas/clickwrapVersionResponse.js';
import type { ClickwrapVersionSummaryResponse } from './schemas/clickwrapVersionSummaryResponse.js';
import type { ClickwrapVersionsDeleteResponse } from './schemas/clickwrapVersionsDeleteResponse.js';
import type { ClickwrapVersionsResponse } from './schemas/clickwrapVersionsResponse.js';
import type { ClickwrapsDeleteResponse } from './schemas/clickwrapsDeleteResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `Clickwraps_GetClickwraps`.
 */
export interface ClickwrapsGetClickwrapsParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Clickwraps_GetClickwraps`.
 */
export interface ClickwrapsGetClickwrapsQueryParams {
    /**
     * Limits the list to clickwraps whose name or documents contain this text, in any case.
     *
     * @example rules
     */
    filter?: string | undefined;
    /**
     * The earliest date and time of creation in the list.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * Limits the list to clickwraps whose name contains this text, in any case.
     *
     * @example Harbour
     */
    name?: string | undefined;
    /**
     * Limits the list to the clickwraps of this user, by ID.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    ownerUserId?: string | undefined;
    /**
     * The 0-based number of the page to return; a page has up to 40 entries.
     *
     * @example 0
     */
    page_number?: string | undefined;
    /**
     * Limits the list to versions with this status.
     *
     * @example active
     */
    status?: ("draft" | "active" | "inactive" | "deleted") | undefined;
    /**
     * The latest date and time of creation in the list.
     *
     * @example 2026-12-31
     */
    to_date?: string | undefined;
}

/** One page of the clickwraps. */
export type ClickwrapsGetClickwraps200Response = ClickwrapVersionsResponse;

/** A parameter is invalid. */
export type ClickwrapsGetClickwraps400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapsGetClickwraps401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapsGetClickwraps403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapsGetClickwraps404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapsGetClickwraps405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapsGetClickwraps429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapsGetClickwraps500Response = ErrorDetails;

/**
 * List the clickwraps of an account.
 *
 * Returns an entry for each version of each clickwrap that the caller can view, the newest first,
 * without documents. Deleted versions are in the list only with the status `deleted`. A page has
 * up to 40 entries; `page_number` selects one.
 *
 * `Clickwraps_GetClickwraps`, `GET /clickapi/v1/accounts/{accountId}/clickwraps`
 *
 * The responses, by status.
 */
export interface ClickwrapsGetClickwrapsResponses {
    /** One page of the clickwraps. */
    200: ClickwrapsGetClickwraps200Response;
    /** A parameter is invalid. */
    400: ClickwrapsGetClickwraps400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapsGetClickwraps401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapsGetClickwraps403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapsGetClickwraps404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapsGetClickwraps405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapsGetClickwraps429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapsGetClickwraps500Response;
}

/**
 * The error codes that `Clickwraps_GetClickwraps` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapsGetClickwrapsErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Clickwraps_PostClickwrap`.
 */
export interface ClickwrapsPostClickwrapParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The name, the documents and the settings. */
export type ClickwrapsPostClickwrapBody = ClickwrapRequest;

/** The first version of the new clickwrap. */
export type ClickwrapsPostClickwrap201Response = ClickwrapVersionSummaryResponse;

/** The request is invalid. */
export type ClickwrapsPostClickwrap400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapsPostClickwrap401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapsPostClickwrap403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapsPostClickwrap404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapsPostClickwrap405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapsPostClickwrap429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapsPostClickwrap500Response = ErrorDetails;

/**
 * Create a clickwrap.
 *
 * Creates a clickwrap with its first version, which has the number `1.0`. A name,
 * `displaySettings` and one document at least are required. The version is a draft unless `status`
 * says otherwise, so activate it before people can agree.
 *
 * `Clickwraps_PostClickwrap`, `POST /clickapi/v1/accounts/{accountId}/clickwraps`
 *
 * The responses, by status.
 */
export interface ClickwrapsPostClickwrapResponses {
    /** The first version of the new clickwrap. */
    201: ClickwrapsPostClickwrap201Response;
    /** The request is invalid. */
    400: ClickwrapsPostClickwrap400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapsPostClickwrap401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapsPostClickwrap403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapsPostClickwrap404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapsPostClickwrap405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapsPostClickwrap429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapsPostClickwrap500Response;
}

/**
 * The error codes that `Clickwraps_PostClickwrap` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): A document cannot be read, or its type is not supported. The message names it. Correct its `fileExtension`, or send another file.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapsPostClickwrapErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNABLE_TO_LOAD_DOCUMENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Clickwraps_DeleteClickwraps`.
 */
export interface ClickwrapsDeleteClickwrapsParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Clickwraps_DeleteClickwraps`.
 */
export interface ClickwrapsDeleteClickwrapsQueryParams {
    /**
     * The IDs of the clickwraps to delete, separated by commas.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapIds?: string | undefined;
}

/** The outcome for each clickwrap. */
export type ClickwrapsDeleteClickwraps200Response = ClickwrapsDeleteResponse;

/** A parameter is invalid. */
export type ClickwrapsDeleteClickwraps400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapsDeleteClickwraps401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapsDeleteClickwraps403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapsDeleteClickwraps404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapsDeleteClickwraps405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapsDeleteClickwraps429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapsDeleteClickwraps500Response = ErrorDetails;

/**
 * Delete clickwraps.
 *
 * Deletes several clickwraps with all their versions. A clickwrap with an active version is not
 * deleted; its entry says so. Agreements stay.
 *
 * `Clickwraps_DeleteClickwraps`, `DELETE /clickapi/v1/accounts/{accountId}/clickwraps`
 *
 * The responses, by status.
 */
export interface ClickwrapsDeleteClickwrapsResponses {
    /** The outcome for each clickwrap. */
    200: ClickwrapsDeleteClickwraps200Response;
    /** A parameter is invalid. */
    400: ClickwrapsDeleteClickwraps400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapsDeleteClickwraps401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapsDeleteClickwraps403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapsDeleteClickwraps404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapsDeleteClickwraps405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapsDeleteClickwraps429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapsDeleteClickwraps500Response;
}

/**
 * The error codes that `Clickwraps_DeleteClickwraps` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapsDeleteClickwrapsErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Clickwraps_GetClickwrap`.
 */
export interface ClickwrapsGetClickwrapParams {
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

/** The clickwrap in its active version. */
export type ClickwrapsGetClickwrap200Response = ClickwrapVersionResponse;

/** A parameter is invalid. */
export type ClickwrapsGetClickwrap400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapsGetClickwrap401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapsGetClickwrap403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapsGetClickwrap404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapsGetClickwrap405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapsGetClickwrap429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapsGetClickwrap500Response = ErrorDetails;

/**
 * Read a clickwrap.
 *
 * Returns the active version of a clickwrap with its documents and settings; the newest version if
 * none is active.
 *
 * `Clickwraps_GetClickwrap`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}`
 *
 * The responses, by status.
 */
export interface ClickwrapsGetClickwrapResponses {
    /** The clickwrap in its active version. */
    200: ClickwrapsGetClickwrap200Response;
    /** A parameter is invalid. */
    400: ClickwrapsGetClickwrap400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapsGetClickwrap401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapsGetClickwrap403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapsGetClickwrap404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapsGetClickwrap405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapsGetClickwrap429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapsGetClickwrap500Response;
}

/**
 * The error codes that `Clickwraps_GetClickwrap` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapsGetClickwrapErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Clickwraps_PutClickwrap`.
 */
export interface ClickwrapsPutClickwrapParams {
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

/** The new status, or the old and the new owner. */
export type ClickwrapsPutClickwrapBody = ClickwrapTransferRequest;

/** The newest version after the change. */
export type ClickwrapsPutClickwrap200Response = ClickwrapVersionSummaryResponse;

/** The request is invalid. */
export type ClickwrapsPutClickwrap400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapsPutClickwrap401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapsPutClickwrap403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapsPutClickwrap404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapsPutClickwrap405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapsPutClickwrap429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapsPutClickwrap500Response = ErrorDetails;

/**
 * Activate a clickwrap or hand it over.
 *
 * Changes the status of the newest version of a clickwrap, or gives the clickwrap to another user
 * of the account.
 *
 * `Clickwraps_PutClickwrap`, `PUT /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}`
 *
 * The responses, by status.
 */
export interface ClickwrapsPutClickwrapResponses {
    /** The newest version after the change. */
    200: ClickwrapsPutClickwrap200Response;
    /** The request is invalid. */
    400: ClickwrapsPutClickwrap400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapsPutClickwrap401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapsPutClickwrap403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapsPutClickwrap404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapsPutClickwrap405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapsPutClickwrap429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapsPutClickwrap500Response;
}

/**
 * The error codes that `Clickwraps_PutClickwrap` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapsPutClickwrapErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Clickwraps_DeleteClickwrap`.
 */
export interface ClickwrapsDeleteClickwrapParams {
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
 * Parameters in the query of `Clickwraps_DeleteClickwrap`.
 */
export interface ClickwrapsDeleteClickwrapQueryParams {
    /**
     * This parameter has no effect. All versions are deleted.
     *
     * @example 1.0
     */
    versions?: string | undefined;
}

/** The outcome for each version. */
export type ClickwrapsDeleteClickwrap200Response = ClickwrapVersionsDeleteResponse;

/** A parameter is invalid. */
export type ClickwrapsDeleteClickwrap400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ClickwrapsDeleteClickwrap401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type ClickwrapsDeleteClickwrap403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ClickwrapsDeleteClickwrap404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ClickwrapsDeleteClickwrap405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ClickwrapsDeleteClickwrap429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ClickwrapsDeleteClickwrap500Response = ErrorDetails;

/**
 * Delete a clickwrap.
 *
 * Deletes the versions of a clickwrap. An active version is not deleted; its entry says so. Agreements
 * stay.
 *
 * `Clickwraps_DeleteClickwrap`, `DELETE /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}`
 *
 * The responses, by status.
 */
export interface ClickwrapsDeleteClickwrapResponses {
    /** The outcome for each version. */
    200: ClickwrapsDeleteClickwrap200Response;
    /** A parameter is invalid. */
    400: ClickwrapsDeleteClickwrap400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ClickwrapsDeleteClickwrap401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: ClickwrapsDeleteClickwrap403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ClickwrapsDeleteClickwrap404Response;
    /** The path exists, but does not support this method. */
    405: ClickwrapsDeleteClickwrap405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ClickwrapsDeleteClickwrap429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ClickwrapsDeleteClickwrap500Response;
}

/**
 * The error codes that `Clickwraps_DeleteClickwrap` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type ClickwrapsDeleteClickwrapErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
