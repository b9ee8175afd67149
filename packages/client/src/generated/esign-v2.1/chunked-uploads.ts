/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ChunkedUploadsCommit200Response, ChunkedUploadsCommitParams, ChunkedUploadsCommitQueryParams, ChunkedUploadsCommitResponses, ChunkedUploadsCreate201Response, ChunkedUploadsCreateBody, ChunkedUploadsCreateParams, ChunkedUploadsCreateResponses, ChunkedUploadsDelete200Response, ChunkedUploadsDeleteParams, ChunkedUploadsDeleteResponses, ChunkedUploadsGet200Response, ChunkedUploadsGetParams, ChunkedUploadsGetQueryParams, ChunkedUploadsGetResponses, ChunkedUploadsUpdate200Response, ChunkedUploadsUpdateBody, ChunkedUploadsUpdateParams, ChunkedUploadsUpdateResponses } from '@countersign/types/esign-v2.1/chunked-uploads';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `chunkedUploadsCreate`.
 */
export interface ChunkedUploadsCreateInput {
    path?: PathOf<ChunkedUploadsCreateParams> | undefined;
    body: ChunkedUploadsCreateBody;
}
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
 * ChunkedUploads_create: `POST /v2.1/accounts/{accountId}/chunked_uploads`
 */
export const chunkedUploadsCreate: Operation<ChunkedUploadsCreateInput, ChunkedUploadsCreate201Response, ChunkedUploadsCreateResponses, 'esign'> = /* @__PURE__ */ operation('ChunkedUploads_create', 'POST', '/v2.1/accounts/{accountId}/chunked_uploads');


/**
 * The input of `chunkedUploadsGet`.
 */
export interface ChunkedUploadsGetInput {
    path: PathOf<ChunkedUploadsGetParams>;
    query?: ChunkedUploadsGetQueryParams | undefined;
}
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
 * ChunkedUploads_get: `GET /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 */
export const chunkedUploadsGet: Operation<ChunkedUploadsGetInput, ChunkedUploadsGet200Response, ChunkedUploadsGetResponses, 'esign'> = /* @__PURE__ */ operation('ChunkedUploads_get', 'GET', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}');


/**
 * The input of `chunkedUploadsCommit`.
 */
export interface ChunkedUploadsCommitInput {
    path: PathOf<ChunkedUploadsCommitParams>;
    query?: ChunkedUploadsCommitQueryParams | undefined;
}
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
 * ChunkedUploads_commit: `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 */
export const chunkedUploadsCommit: Operation<ChunkedUploadsCommitInput, ChunkedUploadsCommit200Response, ChunkedUploadsCommitResponses, 'esign'> = /* @__PURE__ */ operation('ChunkedUploads_commit', 'PUT', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}');


/**
 * The input of `chunkedUploadsDelete`.
 */
export interface ChunkedUploadsDeleteInput {
    path: PathOf<ChunkedUploadsDeleteParams>;
}
/**
 * Delete a chunked upload.
 *
 * Deletes an upload with all its parts, whether or not it is committed, before it expires after 20
 * minutes. An upload that a document or an attachment has used is deleted automatically and cannot
 * be deleted here.
 *
 * ChunkedUploads_delete: `DELETE /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 */
export const chunkedUploadsDelete: Operation<ChunkedUploadsDeleteInput, ChunkedUploadsDelete200Response, ChunkedUploadsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('ChunkedUploads_delete', 'DELETE', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}');


/**
 * The input of `chunkedUploadsUpdate`.
 */
export interface ChunkedUploadsUpdateInput {
    path: PathOf<ChunkedUploadsUpdateParams>;
    body: ChunkedUploadsUpdateBody;
}
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
 * ChunkedUploads_update: `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}/{chunkedUploadPartSeq}`
 */
export const chunkedUploadsUpdate: Operation<ChunkedUploadsUpdateInput, ChunkedUploadsUpdate200Response, ChunkedUploadsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('ChunkedUploads_update', 'PUT', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}/{chunkedUploadPartSeq}');

