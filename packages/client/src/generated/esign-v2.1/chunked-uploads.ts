/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ChunkedUploadsCommit200Response, ChunkedUploadsCommitParams, ChunkedUploadsCommitQueryParams, ChunkedUploadsCommitResponses, ChunkedUploadsCreate201Response, ChunkedUploadsCreateBody, ChunkedUploadsCreateParams, ChunkedUploadsCreateResponses, ChunkedUploadsDelete200Response, ChunkedUploadsDeleteParams, ChunkedUploadsDeleteResponses, ChunkedUploadsGet200Response, ChunkedUploadsGetParams, ChunkedUploadsGetQueryParams, ChunkedUploadsGetResponses, ChunkedUploadsUpdate200Response, ChunkedUploadsUpdateBody, ChunkedUploadsUpdateParams, ChunkedUploadsUpdateResponses } from '@countersign/types/esign-v2.1/chunked-uploads';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `chunkedUploadsCreate` takes.
 */
export interface ChunkedUploadsCreateInput {
    path?: PathOf<ChunkedUploadsCreateParams> | undefined;
    body: ChunkedUploadsCreateBody;
}
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
 * ChunkedUploads_create: `POST /v2.1/accounts/{accountId}/chunked_uploads`
 */
export const chunkedUploadsCreate: Operation<ChunkedUploadsCreateInput, ChunkedUploadsCreate201Response, ChunkedUploadsCreateResponses> = /* @__PURE__ */ operation('ChunkedUploads_create', 'POST', '/v2.1/accounts/{accountId}/chunked_uploads');


/**
 * What `chunkedUploadsGet` takes.
 */
export interface ChunkedUploadsGetInput {
    path: PathOf<ChunkedUploadsGetParams>;
    query?: ChunkedUploadsGetQueryParams | undefined;
}
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
 * ChunkedUploads_get: `GET /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 */
export const chunkedUploadsGet: Operation<ChunkedUploadsGetInput, ChunkedUploadsGet200Response, ChunkedUploadsGetResponses> = /* @__PURE__ */ operation('ChunkedUploads_get', 'GET', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}');


/**
 * What `chunkedUploadsCommit` takes.
 */
export interface ChunkedUploadsCommitInput {
    path: PathOf<ChunkedUploadsCommitParams>;
    query: ChunkedUploadsCommitQueryParams;
}
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
 * ChunkedUploads_commit: `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 */
export const chunkedUploadsCommit: Operation<ChunkedUploadsCommitInput, ChunkedUploadsCommit200Response, ChunkedUploadsCommitResponses> = /* @__PURE__ */ operation('ChunkedUploads_commit', 'PUT', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}');


/**
 * What `chunkedUploadsDelete` takes.
 */
export interface ChunkedUploadsDeleteInput {
    path: PathOf<ChunkedUploadsDeleteParams>;
}
/**
 * Throw an upload in parts away.
 *
 * Removes an upload with all its parts, committed or not, before its 20 minutes are over. An upload
 * that a document or an attachment has used is gone by itself and cannot be removed here.
 *
 * ChunkedUploads_delete: `DELETE /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
 */
export const chunkedUploadsDelete: Operation<ChunkedUploadsDeleteInput, ChunkedUploadsDelete200Response, ChunkedUploadsDeleteResponses> = /* @__PURE__ */ operation('ChunkedUploads_delete', 'DELETE', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}');


/**
 * What `chunkedUploadsUpdate` takes.
 */
export interface ChunkedUploadsUpdateInput {
    path: PathOf<ChunkedUploadsUpdateParams>;
    body: ChunkedUploadsUpdateBody;
}
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
 * ChunkedUploads_update: `PUT /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}/{chunkedUploadPartSeq}`
 */
export const chunkedUploadsUpdate: Operation<ChunkedUploadsUpdateInput, ChunkedUploadsUpdate200Response, ChunkedUploadsUpdateResponses> = /* @__PURE__ */ operation('ChunkedUploads_update', 'PUT', '/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}/{chunkedUploadPartSeq}');

