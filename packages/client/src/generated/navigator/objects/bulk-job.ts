// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJobCreateBulkUploadJob200Response, BulkJobCreateBulkUploadJobResponses, BulkJobGetBulkJobStatus200Response, BulkJobGetBulkJobStatusResponses, BulkJobUploadCompleteBulkJob200Response, BulkJobUploadCompleteBulkJobResponses } from '@countersign/types/navigator/bulk-job';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BulkJobCreateBulkUploadJobInput, BulkJobGetBulkJobStatusInput, BulkJobUploadCompleteBulkJobInput } from '../bulk-job.js';
import { bulkJobCreateBulkUploadJob, bulkJobGetBulkJobStatus, bulkJobUploadCompleteBulkJob } from '../bulk-job.js';
/**
 * Jobs for uploading many files, of which the service makes agreements.
 */
export interface BulkJob {
    /**
     * Create an upload job.
     *
     * Creates a job for uploading files in bulk. The response has a URL for each of the expected files.
     * Send each file there with PUT and the header `x-ms-blob-type: BlockBlob`, without a token, then
     * complete the job.
     *
     * A job has up to 10,000 files of up to 100 MB each, as PDF, DOCX or text.
     *
     * BulkJob_createBulkUploadJob: `POST /v1/accounts/{accountId}/upload/jobs`
     *
     * The token needs the scopes `document_uploader_read` and `document_uploader_write`.
     */
    createBulkUploadJob(input: BulkJobCreateBulkUploadJobInput, options?: CallOptions): Call<BulkJobCreateBulkUploadJob200Response, BulkJobCreateBulkUploadJobResponses>;
    /**
     * Get an upload job.
     *
     * Returns the state of an upload job and of its files. A file that succeeded has the ID of its
     * agreement.
     *
     * BulkJob_getBulkJobStatus: `GET /v1/accounts/{accountId}/upload/jobs/{jobId}`
     *
     * The token needs the scope `document_uploader_read`.
     */
    getBulkJobStatus(input: BulkJobGetBulkJobStatusInput, options?: CallOptions): Call<BulkJobGetBulkJobStatus200Response, BulkJobGetBulkJobStatusResponses>;
    /**
     * Complete an upload job.
     *
     * Says that all files were uploaded. The service then reads them, and makes an agreement of each. A
     * file that did not arrive fails. The request has no body.
     *
     * BulkJob_uploadCompleteBulkJob: `POST /v1/accounts/{accountId}/upload/jobs/{jobId}/actions/complete`
     *
     * The token needs the scopes `document_uploader_read` and `document_uploader_write`.
     */
    uploadCompleteBulkJob(input: BulkJobUploadCompleteBulkJobInput, options?: CallOptions): Call<BulkJobUploadCompleteBulkJob200Response, BulkJobUploadCompleteBulkJobResponses>;
}
/**
 * Creates an object whose methods are the functions of BulkJob.
 */
export function bulkJob(client: Client<'navigator'>): BulkJob {
    return {
        createBulkUploadJob: bulkJobCreateBulkUploadJob.bind(null, client),
        getBulkJobStatus: bulkJobGetBulkJobStatus.bind(null, client),
        uploadCompleteBulkJob: bulkJobUploadCompleteBulkJob.bind(null, client)
    };
}

