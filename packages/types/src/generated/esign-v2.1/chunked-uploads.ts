// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ChunkedUploadRequest } from './schemas/chunkedUploadRequest.js';
import type { ChunkedUploadResponse } from './schemas/chunkedUploadResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ChunkedUploads_create`.
 */
export interface ChunkedUploadsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The first part of the file. */
export type ChunkedUploadsCreateBody = ChunkedUploadRequest;

/** The upload was started. The response contains its ID and its limits. */
export type ChunkedUploadsCreate201Response = ChunkedUploadResponse;

/** The request body does not have any content, or exceeds the size limit of an upload. */
export type ChunkedUploadsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ChunkedUploadsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ChunkedUploadsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ChunkedUploadsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ChunkedUploadsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ChunkedUploadsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ChunkedUploadsCreate500Response = ErrorDetails;

/**
 * Start a chunked upload.
 *
 * Starts an upload for a file that is too large for one request, with its first part, which is part
 * 0. Add the other parts one by one, with consecutive numbers from 1. Then commit the upload.
 *
 * The upload must be completed within 20 minutes after the start. `expirationDateTime` contains the
 * end of this period. An upload can usually have up to 128 parts and never more than 256, and 50 MB
 * in total unless the account has another limit. The response contains the limits that apply.
 *
 * `ChunkedUploads_create`, `POST /v2.1/accounts/{accountId}/chunked_uploads`
 *
 * The responses, by status.
 */
export interface ChunkedUploadsCreateResponses {
    /** The upload was started. The response contains its ID and its limits. */
    201: ChunkedUploadsCreate201Response;
    /** The request body does not have any content, or exceeds the size limit of an upload. */
    400: ChunkedUploadsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ChunkedUploadsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ChunkedUploadsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ChunkedUploadsCreate404Response;
    /** The path exists, but does not support this method. */
    405: ChunkedUploadsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ChunkedUploadsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ChunkedUploadsCreate500Response;
}

/**
 * The error codes that `ChunkedUploads_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `UNSPECIFIED_ERROR` (400): The service could not process the request and does not have a more specific code, for example if the same document is uploaded too often at once. Wait and repeat the request. The status can also be 500.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ChunkedUploadsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNSPECIFIED_ERROR' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_get`.
 */
export interface ChunkedUploadsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the chunked upload, as returned when it was started.
     *
     * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
     */
    chunkedUploadId: string;
}

/**
 * Parameters in the query of `ChunkedUploads_get`.
 */
export interface ChunkedUploadsGetQueryParams {
    /**
     * The additional data in the response. `checksum` adds the SHA-256 checksum of the bytes received so
     * far.
     *
     * @example checksum
     */
    include?: "checksum" | undefined;
}

/** The current state of the upload. */
export type ChunkedUploadsGet200Response = ChunkedUploadResponse;

/** A parameter is invalid. */
export type ChunkedUploadsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ChunkedUploadsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ChunkedUploadsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ChunkedUploadsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ChunkedUploadsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ChunkedUploadsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ChunkedUploadsGet500Response = ErrorDetails;

/**
 * Read the state of a chunked upload.
 *
 * Returns which parts of an upload have been received, their size, whether the upload is committed
 * and when it expires. With `include=checksum`, the response also contains the SHA-256 checksum of
 * the content, which the caller can compare with the checksum of the file before the commit.
 *
 * An upload that was used for a document or an attachment, or that is older than 20 minutes, is
 * deleted and can no longer be read.
 *
 * `ChunkedUploads_get`, `GET /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 *
 * The responses, by status.
 */
export interface ChunkedUploadsGetResponses {
    /** The current state of the upload. */
    200: ChunkedUploadsGet200Response;
    /** A parameter is invalid. */
    400: ChunkedUploadsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ChunkedUploadsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ChunkedUploadsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ChunkedUploadsGet404Response;
    /** The path exists, but does not support this method. */
    405: ChunkedUploadsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ChunkedUploadsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ChunkedUploadsGet500Response;
}

/**
 * The error codes that `ChunkedUploads_get` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ChunkedUploadsGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_commit`.
 */
export interface ChunkedUploadsCommitParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the chunked upload, as returned when it was started.
     *
     * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
     */
    chunkedUploadId: string;
}

/**
 * Parameters in the query of `ChunkedUploads_commit`.
 */
export interface ChunkedUploadsCommitQueryParams {
    /**
     * The action to perform on the upload. `commit` closes the upload and makes it available for use,
     * also if it is omitted.
     *
     * @example commit
     */
    action?: "commit" | undefined;
}

/** The upload was committed and is ready for use. */
export type ChunkedUploadsCommit200Response = ChunkedUploadResponse;

/** A part is missing, the content does not match its checksum, or the action is unknown. */
export type ChunkedUploadsCommit400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ChunkedUploadsCommit401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ChunkedUploadsCommit403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ChunkedUploadsCommit404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ChunkedUploadsCommit405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ChunkedUploadsCommit429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ChunkedUploadsCommit500Response = ErrorDetails;

/**
 * Commit a chunked upload.
 *
 * Closes an upload. The service joins the parts and verifies them with SHA-256. After that, no part
 * can be added, and the upload can be specified as the content of a document or an attachment. It
 * can be used only once: the first use consumes it.
 *
 * The part numbers must be consecutive from 0. The upload must not be older than 20 minutes, after
 * which it expires.
 *
 * `ChunkedUploads_commit`, `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 *
 * The responses, by status.
 */
export interface ChunkedUploadsCommitResponses {
    /** The upload was committed and is ready for use. */
    200: ChunkedUploadsCommit200Response;
    /** A part is missing, the content does not match its checksum, or the action is unknown. */
    400: ChunkedUploadsCommit400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ChunkedUploadsCommit401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ChunkedUploadsCommit403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ChunkedUploadsCommit404Response;
    /** The path exists, but does not support this method. */
    405: ChunkedUploadsCommit405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ChunkedUploadsCommit429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ChunkedUploadsCommit500Response;
}

/**
 * The error codes that `ChunkedUploads_commit` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `UNSPECIFIED_ERROR` (400): The service could not process the request and does not have a more specific code, for example if the same document is uploaded too often at once. Wait and repeat the request. The status can also be 500.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ChunkedUploadsCommitErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'UNSPECIFIED_ERROR' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_delete`.
 */
export interface ChunkedUploadsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the chunked upload, as returned when it was started.
     *
     * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
     */
    chunkedUploadId: string;
}

/** The state of the upload before the deletion. */
export type ChunkedUploadsDelete200Response = ChunkedUploadResponse;

/** The caller cannot access the upload, or the request is invalid. */
export type ChunkedUploadsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ChunkedUploadsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ChunkedUploadsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ChunkedUploadsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ChunkedUploadsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ChunkedUploadsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ChunkedUploadsDelete500Response = ErrorDetails;

/**
 * Delete a chunked upload.
 *
 * Deletes an upload with all its parts, whether or not it is committed, before it expires after 20
 * minutes. An upload that a document or an attachment has used is deleted automatically and cannot
 * be deleted here.
 *
 * `ChunkedUploads_delete`, `DELETE /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 *
 * The responses, by status.
 */
export interface ChunkedUploadsDeleteResponses {
    /** The state of the upload before the deletion. */
    200: ChunkedUploadsDelete200Response;
    /** The caller cannot access the upload, or the request is invalid. */
    400: ChunkedUploadsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ChunkedUploadsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ChunkedUploadsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ChunkedUploadsDelete404Response;
    /** The path exists, but does not support this method. */
    405: ChunkedUploadsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ChunkedUploadsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ChunkedUploadsDelete500Response;
}

/**
 * The error codes that `ChunkedUploads_delete` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ChunkedUploadsDeleteErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_update`.
 */
export interface ChunkedUploadsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the chunked upload, as returned when it was started.
     *
     * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
     */
    chunkedUploadId: string;
    /**
     * The position of the part in the file. The part that started the upload is 0, so the first added
     * part is 1.
     *
     * @example 1
     */
    chunkedUploadPartSeq: string;
}

/** The next part of the file. */
export type ChunkedUploadsUpdateBody = ChunkedUploadRequest;

/** The upload with the new part. */
export type ChunkedUploadsUpdate200Response = ChunkedUploadResponse;

/** The part number is not the next one, the upload is already committed, or a limit is exceeded. */
export type ChunkedUploadsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ChunkedUploadsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ChunkedUploadsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ChunkedUploadsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ChunkedUploadsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ChunkedUploadsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ChunkedUploadsUpdate500Response = ErrorDetails;

/**
 * Add a part to a chunked upload.
 *
 * Adds the next part to a started upload. Part 0 was sent at the start, so the first number here is
 * 1, and each further part has the next number. An existing part cannot be replaced.
 *
 * The upload must not be committed and must not be older than 20 minutes. All parts together must
 * not exceed the number and the size in the response, usually 128 parts (never more than 256) and 50
 * MB.
 *
 * `ChunkedUploads_update`, `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}/{chunkedUploadPartSeq}`
 *
 * The responses, by status.
 */
export interface ChunkedUploadsUpdateResponses {
    /** The upload with the new part. */
    200: ChunkedUploadsUpdate200Response;
    /** The part number is not the next one, the upload is already committed, or a limit is exceeded. */
    400: ChunkedUploadsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ChunkedUploadsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ChunkedUploadsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ChunkedUploadsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: ChunkedUploadsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ChunkedUploadsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ChunkedUploadsUpdate500Response;
}

/**
 * The error codes that `ChunkedUploads_update` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `UNSPECIFIED_ERROR` (400): The service could not process the request and does not have a more specific code, for example if the same document is uploaded too often at once. Wait and repeat the request. The status can also be 500.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ChunkedUploadsUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'UNSPECIFIED_ERROR' | 'USER_LACKS_PERMISSIONS';
