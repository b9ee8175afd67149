// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJob } from './schemas/BulkJob.js';
import type { CreateBulkJob } from './schemas/CreateBulkJob.js';
import type { ErrDetails } from './schemas/ErrDetails.js';

/**
 * Parameters in the path of `BulkJob_createBulkUploadJob`.
 */
export interface BulkJobCreateBulkUploadJobParams {
    /**
     * The ID of the account that owns the repository, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The name of the job and the number of its files. */
export type BulkJobCreateBulkUploadJobBody = CreateBulkJob;

/** The job with a URL for each file. */
export type BulkJobCreateBulkUploadJob200Response = BulkJob;

/** The request is invalid. */
export type BulkJobCreateBulkUploadJob400Response = ErrDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkJobCreateBulkUploadJob401Response = ErrDetails;

/** The access token is valid, but does not allow this operation. */
export type BulkJobCreateBulkUploadJob403Response = ErrDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkJobCreateBulkUploadJob404Response = ErrDetails;

/** The path exists, but does not support this method. */
export type BulkJobCreateBulkUploadJob405Response = ErrDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type BulkJobCreateBulkUploadJob429Response = ErrDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkJobCreateBulkUploadJob500Response = ErrDetails;

/**
 * Create an upload job.
 *
 * Creates a job for uploading files in bulk. The response has a URL for each of the expected files.
 * Send each file there with PUT and the header `x-ms-blob-type: BlockBlob`, without a token, then
 * complete the job.
 *
 * A job has up to 10,000 files of up to 100 MB each, as PDF, DOCX or text.
 *
 * `BulkJob_createBulkUploadJob`, `POST /v1/accounts/{accountId}/upload/jobs`
 *
 * The responses, by status.
 */
export interface BulkJobCreateBulkUploadJobResponses {
    /** The job with a URL for each file. */
    200: BulkJobCreateBulkUploadJob200Response;
    /** The request is invalid. */
    400: BulkJobCreateBulkUploadJob400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkJobCreateBulkUploadJob401Response;
    /** The access token is valid, but does not allow this operation. */
    403: BulkJobCreateBulkUploadJob403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkJobCreateBulkUploadJob404Response;
    /** The path exists, but does not support this method. */
    405: BulkJobCreateBulkUploadJob405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: BulkJobCreateBulkUploadJob429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkJobCreateBulkUploadJob500Response;
}

/**
 * The error codes that `BulkJob_createBulkUploadJob` can return.
 *
 * - `400` (400): The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 */
export type BulkJobCreateBulkUploadJobErrorCode = '400' | '403';

/**
 * Parameters in the path of `BulkJob_getBulkJobStatus`.
 */
export interface BulkJobGetBulkJobStatusParams {
    /**
     * The ID of the account that owns the repository, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the upload job, as a GUID.
     *
     * @example d3b8e602-7f4c-4195-a6d0-58e9c1b27f3a
     */
    jobId: string;
}

/** The job. */
export type BulkJobGetBulkJobStatus200Response = BulkJob;

/** The request is invalid. */
export type BulkJobGetBulkJobStatus400Response = ErrDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkJobGetBulkJobStatus401Response = ErrDetails;

/** The access token is valid, but does not allow this operation. */
export type BulkJobGetBulkJobStatus403Response = ErrDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkJobGetBulkJobStatus404Response = ErrDetails;

/** The path exists, but does not support this method. */
export type BulkJobGetBulkJobStatus405Response = ErrDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type BulkJobGetBulkJobStatus429Response = ErrDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkJobGetBulkJobStatus500Response = ErrDetails;

/**
 * Get an upload job.
 *
 * Returns the state of an upload job and of its files. A file that succeeded has the ID of its
 * agreement.
 *
 * `BulkJob_getBulkJobStatus`, `GET /v1/accounts/{accountId}/upload/jobs/{jobId}`
 *
 * The responses, by status.
 */
export interface BulkJobGetBulkJobStatusResponses {
    /** The job. */
    200: BulkJobGetBulkJobStatus200Response;
    /** The request is invalid. */
    400: BulkJobGetBulkJobStatus400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkJobGetBulkJobStatus401Response;
    /** The access token is valid, but does not allow this operation. */
    403: BulkJobGetBulkJobStatus403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkJobGetBulkJobStatus404Response;
    /** The path exists, but does not support this method. */
    405: BulkJobGetBulkJobStatus405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: BulkJobGetBulkJobStatus429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkJobGetBulkJobStatus500Response;
}

/**
 * The error codes that `BulkJob_getBulkJobStatus` can return.
 *
 * - `400` (400): The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 * - `404` (404): No agreement or upload job has the ID in the path. List the agreements to find the right ID.
 */
export type BulkJobGetBulkJobStatusErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `BulkJob_uploadCompleteBulkJob`.
 */
export interface BulkJobUploadCompleteBulkJobParams {
    /**
     * The ID of the account that owns the repository, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the upload job, as a GUID.
     *
     * @example d3b8e602-7f4c-4195-a6d0-58e9c1b27f3a
     */
    jobId: string;
}

/** The files will be read. */
export type BulkJobUploadCompleteBulkJob200Response = BulkJob;

/** The request is invalid. */
export type BulkJobUploadCompleteBulkJob400Response = ErrDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkJobUploadCompleteBulkJob401Response = ErrDetails;

/** The access token is valid, but does not allow this operation. */
export type BulkJobUploadCompleteBulkJob403Response = ErrDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkJobUploadCompleteBulkJob404Response = ErrDetails;

/** The path exists, but does not support this method. */
export type BulkJobUploadCompleteBulkJob405Response = ErrDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type BulkJobUploadCompleteBulkJob429Response = ErrDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkJobUploadCompleteBulkJob500Response = ErrDetails;

/**
 * Complete an upload job.
 *
 * Says that all files were uploaded. The service then reads them, and makes an agreement of each. A
 * file that did not arrive fails. The request has no body.
 *
 * `BulkJob_uploadCompleteBulkJob`, `POST /v1/accounts/{accountId}/upload/jobs/{jobId}/actions/complete`
 *
 * The responses, by status.
 */
export interface BulkJobUploadCompleteBulkJobResponses {
    /** The files will be read. */
    200: BulkJobUploadCompleteBulkJob200Response;
    /** The request is invalid. */
    400: BulkJobUploadCompleteBulkJob400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkJobUploadCompleteBulkJob401Response;
    /** The access token is valid, but does not allow this operation. */
    403: BulkJobUploadCompleteBulkJob403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkJobUploadCompleteBulkJob404Response;
    /** The path exists, but does not support this method. */
    405: BulkJobUploadCompleteBulkJob405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: BulkJobUploadCompleteBulkJob429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkJobUploadCompleteBulkJob500Response;
}

/**
 * The error codes that `BulkJob_uploadCompleteBulkJob` can return.
 *
 * - `400` (400): The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 * - `404` (404): No agreement or upload job has the ID in the path. List the agreements to find the right ID.
 */
export type BulkJobUploadCompleteBulkJobErrorCode = '400' | '403' | '404';
