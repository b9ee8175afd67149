/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BulkJobCreateBulkUploadJob200Response, BulkJobCreateBulkUploadJobBody, BulkJobCreateBulkUploadJobParams, BulkJobCreateBulkUploadJobResponses, BulkJobGetBulkJobStatus200Response, BulkJobGetBulkJobStatusParams, BulkJobGetBulkJobStatusResponses, BulkJobUploadCompleteBulkJob200Response, BulkJobUploadCompleteBulkJobParams, BulkJobUploadCompleteBulkJobResponses } from '@countersign/types/navigator/bulk-job';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `bulkJobCreateBulkUploadJob`.
 */
export interface BulkJobCreateBulkUploadJobInput {
    path?: PathOf<BulkJobCreateBulkUploadJobParams> | undefined;
    body: BulkJobCreateBulkUploadJobBody;
}
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
export const bulkJobCreateBulkUploadJob: Operation<BulkJobCreateBulkUploadJobInput, BulkJobCreateBulkUploadJob200Response, BulkJobCreateBulkUploadJobResponses, 'navigator'> = /* @__PURE__ */ operation('BulkJob_createBulkUploadJob', 'POST', '/v1/accounts/{accountId}/upload/jobs');


/**
 * The input of `bulkJobGetBulkJobStatus`.
 */
export interface BulkJobGetBulkJobStatusInput {
    path: PathOf<BulkJobGetBulkJobStatusParams>;
}
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
export const bulkJobGetBulkJobStatus: Operation<BulkJobGetBulkJobStatusInput, BulkJobGetBulkJobStatus200Response, BulkJobGetBulkJobStatusResponses, 'navigator'> = /* @__PURE__ */ operation('BulkJob_getBulkJobStatus', 'GET', '/v1/accounts/{accountId}/upload/jobs/{jobId}');


/**
 * The input of `bulkJobUploadCompleteBulkJob`.
 */
export interface BulkJobUploadCompleteBulkJobInput {
    path: PathOf<BulkJobUploadCompleteBulkJobParams>;
}
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
export const bulkJobUploadCompleteBulkJob: Operation<BulkJobUploadCompleteBulkJobInput, BulkJobUploadCompleteBulkJob200Response, BulkJobUploadCompleteBulkJobResponses, 'navigator'> = /* @__PURE__ */ operation('BulkJob_uploadCompleteBulkJob', 'POST', '/v1/accounts/{accountId}/upload/jobs/{jobId}/actions/complete');

