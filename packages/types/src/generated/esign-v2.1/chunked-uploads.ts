// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ChunkedUploadRequest } from './schemas/chunkedUploadRequest.js';
import type { ChunkedUploadResponse } from './schemas/chunkedUploadResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ChunkedUploads_create`.
 */
export interface ChunkedUploadsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The first part of the file. */
export type ChunkedUploadsCreateBody = ChunkedUploadRequest;

/** The upload has started; the answer tells its ID and its limits. */
export type ChunkedUploadsCreate201Response = ChunkedUploadResponse;

/** The body has no bytes, or they are more than an upload may have. */
export type ChunkedUploadsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ChunkedUploadsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ChunkedUploadsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ChunkedUploadsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ChunkedUploadsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ChunkedUploadsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ChunkedUploadsCreate500Response = ErrorDetails;

/**
 * Start an upload in parts.
 *
 * Starts an upload for a file that is too large for one request, and takes its first part, which
 * is part 0. The other parts follow one by one from 1, without a gap, and a commit closes the
 * upload.
 *
 * Everything must be done within 20 minutes of the start; `expirationDateTime` says when that is
 * over. An upload may have 128 parts as a rule and never more than 256, and 50 MB in all unless
 * the account has another limit. The limits that hold are in the answer.
 *
 * `ChunkedUploads_create`, `POST /v2.1/accounts/{accountId}/chunked_uploads`
 *
 * What it answers with, by status.
 */
export interface ChunkedUploadsCreateResponses {
    /** The upload has started; the answer tells its ID and its limits. */
    201: ChunkedUploadsCreate201Response;
    /** The body has no bytes, or they are more than an upload may have. */
    400: ChunkedUploadsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ChunkedUploadsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ChunkedUploadsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: ChunkedUploadsCreate404Response;
    /** The address exists, but not with this method. */
    405: ChunkedUploadsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ChunkedUploadsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ChunkedUploadsCreate500Response;
}

/**
 * The error codes that `ChunkedUploads_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `UNSPECIFIED_ERROR` (400): The service could not do it and has no closer code, for example when the same document is uploaded too often at once. Wait and try again; the status can also be 500.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ChunkedUploadsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'UNSPECIFIED_ERROR' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_get`.
 */
export interface ChunkedUploadsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The upload, by the GUID that its start returned.
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
     * What the answer holds besides the state of the upload. `checksum` adds the SHA-256 checksum of
     * the bytes received so far.
     *
     * @example checksum
     */
    include?: "checksum" | undefined;
}

/** The upload as it stands. */
export type ChunkedUploadsGet200Response = ChunkedUploadResponse;

/** A parameter is wrong. */
export type ChunkedUploadsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ChunkedUploadsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ChunkedUploadsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ChunkedUploadsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ChunkedUploadsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ChunkedUploadsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ChunkedUploadsGet500Response = ErrorDetails;

/**
 * Read the state of an upload in parts.
 *
 * Tells which parts of an upload have come in, how large they are, whether it was committed and
 * until when it lives. With `include=checksum` the answer also holds the SHA-256 checksum of the
 * bytes, which the caller can compare with that of the file before the commit.
 *
 * An upload that has been used for a document or an attachment, or whose 20 minutes are over, is
 * gone and cannot be read any more.
 *
 * `ChunkedUploads_get`, `GET /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 *
 * What it answers with, by status.
 */
export interface ChunkedUploadsGetResponses {
    /** The upload as it stands. */
    200: ChunkedUploadsGet200Response;
    /** A parameter is wrong. */
    400: ChunkedUploadsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ChunkedUploadsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ChunkedUploadsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: ChunkedUploadsGet404Response;
    /** The address exists, but not with this method. */
    405: ChunkedUploadsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ChunkedUploadsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ChunkedUploadsGet500Response;
}

/**
 * The error codes that `ChunkedUploads_get` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ChunkedUploadsGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_commit`.
 */
export interface ChunkedUploadsCommitParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The upload, by the GUID that its start returned.
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
     * What is to be done with the upload. `commit` closes it and makes it ready for use.
     *
     * @example commit
     */
    action: "commit";
}

/** The upload is closed and ready for use. */
export type ChunkedUploadsCommit200Response = ChunkedUploadResponse;

/** A part is missing, the bytes do not agree with their checksum, or the action is not known. */
export type ChunkedUploadsCommit400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ChunkedUploadsCommit401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ChunkedUploadsCommit403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ChunkedUploadsCommit404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ChunkedUploadsCommit405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ChunkedUploadsCommit429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ChunkedUploadsCommit500Response = ErrorDetails;

/**
 * Commit an upload in parts.
 *
 * Closes an upload. The service puts the parts together and checks them by SHA-256; after that no
 * part can be added, and the upload can be named where a document or an attachment is put
 * in. It can be used once: whatever names it first consumes it.
 *
 * The parts must follow on each other from 0 without a gap. `action` must be `commit`, and the
 * 20 minutes that an upload lives must not be over.
 *
 * `ChunkedUploads_commit`, `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 *
 * What it answers with, by status.
 */
export interface ChunkedUploadsCommitResponses {
    /** The upload is closed and ready for use. */
    200: ChunkedUploadsCommit200Response;
    /** A part is missing, the bytes do not agree with their checksum, or the action is not known. */
    400: ChunkedUploadsCommit400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ChunkedUploadsCommit401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ChunkedUploadsCommit403Response;
    /** No such address, or nothing is stored under it. */
    404: ChunkedUploadsCommit404Response;
    /** The address exists, but not with this method. */
    405: ChunkedUploadsCommit405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ChunkedUploadsCommit429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ChunkedUploadsCommit500Response;
}

/**
 * The error codes that `ChunkedUploads_commit` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `UNSPECIFIED_ERROR` (400): The service could not do it and has no closer code, for example when the same document is uploaded too often at once. Wait and try again; the status can also be 500.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ChunkedUploadsCommitErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'UNSPECIFIED_ERROR' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_delete`.
 */
export interface ChunkedUploadsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The upload, by the GUID that its start returned.
     *
     * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
     */
    chunkedUploadId: string;
}

/** The upload as it was when it was removed. */
export type ChunkedUploadsDelete200Response = ChunkedUploadResponse;

/** The caller may not touch the upload, or the request does not fit the contract. */
export type ChunkedUploadsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ChunkedUploadsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ChunkedUploadsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ChunkedUploadsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ChunkedUploadsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ChunkedUploadsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ChunkedUploadsDelete500Response = ErrorDetails;

/**
 * Throw an upload in parts away.
 *
 * Removes an upload with all its parts, committed or not, before its 20 minutes are over. An upload
 * that a document or an attachment has used is gone by itself and cannot be removed here.
 *
 * `ChunkedUploads_delete`, `DELETE /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 *
 * What it answers with, by status.
 */
export interface ChunkedUploadsDeleteResponses {
    /** The upload as it was when it was removed. */
    200: ChunkedUploadsDelete200Response;
    /** The caller may not touch the upload, or the request does not fit the contract. */
    400: ChunkedUploadsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ChunkedUploadsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ChunkedUploadsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: ChunkedUploadsDelete404Response;
    /** The address exists, but not with this method. */
    405: ChunkedUploadsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ChunkedUploadsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ChunkedUploadsDelete500Response;
}

/**
 * The error codes that `ChunkedUploads_delete` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ChunkedUploadsDeleteErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `ChunkedUploads_update`.
 */
export interface ChunkedUploadsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The upload, by the GUID that its start returned.
     *
     * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
     */
    chunkedUploadId: string;
    /**
     * The place of the part in the file. The part that started the upload is 0, so the first one
     * added here is 1.
     *
     * @example 1
     */
    chunkedUploadPartSeq: string;
}

/** The next part of the file. */
export type ChunkedUploadsUpdateBody = ChunkedUploadRequest;

/** The upload with the new part. */
export type ChunkedUploadsUpdate200Response = ChunkedUploadResponse;

/** The number leaves a gap or is taken, the upload is committed, or a limit is reached. */
export type ChunkedUploadsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ChunkedUploadsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ChunkedUploadsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ChunkedUploadsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ChunkedUploadsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ChunkedUploadsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ChunkedUploadsUpdate500Response = ErrorDetails;

/**
 * Add a part to an upload.
 *
 * Adds the next part to an upload that has been started. Part 0 came with the start, so the first
 * number here is 1, and each further part has the number after the last one. A part that is there
 * cannot be replaced.
 *
 * The upload must not be committed and must be younger than 20 minutes. All parts together may not
 * exceed the number and the size that the answer names, as a rule 128 parts (never more than 256)
 * and 50 MB.
 *
 * `ChunkedUploads_update`, `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}/{chunkedUploadPartSeq}`
 *
 * What it answers with, by status.
 */
export interface ChunkedUploadsUpdateResponses {
    /** The upload with the new part. */
    200: ChunkedUploadsUpdate200Response;
    /** The number leaves a gap or is taken, the upload is committed, or a limit is reached. */
    400: ChunkedUploadsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ChunkedUploadsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ChunkedUploadsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: ChunkedUploadsUpdate404Response;
    /** The address exists, but not with this method. */
    405: ChunkedUploadsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ChunkedUploadsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ChunkedUploadsUpdate500Response;
}

/**
 * The error codes that `ChunkedUploads_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `UNSPECIFIED_ERROR` (400): The service could not do it and has no closer code, for example when the same document is uploaded too often at once. Wait and try again; the status can also be 500.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ChunkedUploadsUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'UNSPECIFIED_ERROR' | 'USER_LACKS_PERMISSIONS';
