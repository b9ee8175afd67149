// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ChunkedUploadsCommit200Response, ChunkedUploadsCommitResponses, ChunkedUploadsCreate201Response, ChunkedUploadsCreateResponses, ChunkedUploadsDelete200Response, ChunkedUploadsDeleteResponses, ChunkedUploadsGet200Response, ChunkedUploadsGetResponses, ChunkedUploadsUpdate200Response, ChunkedUploadsUpdateResponses } from '@countersign/types/esign-v2.1/chunked-uploads';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ChunkedUploadsCommitInput, ChunkedUploadsCreateInput, ChunkedUploadsDeleteInput, ChunkedUploadsGetInput, ChunkedUploadsUpdateInput } from '../chunked-uploads.js';
import { chunkedUploadsCommit, chunkedUploadsCreate, chunkedUploadsDelete, chunkedUploadsGet, chunkedUploadsUpdate } from '../chunked-uploads.js';
/**
 * A large file that is uploaded in several parts and can then be used as a document or an
 * attachment.
 */
export interface ChunkedUploads {
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
    create(input: ChunkedUploadsCreateInput, options?: CallOptions): Call<ChunkedUploadsCreate201Response, ChunkedUploadsCreateResponses>;
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
    get(input: ChunkedUploadsGetInput, options?: CallOptions): Call<ChunkedUploadsGet200Response, ChunkedUploadsGetResponses>;
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
    commit(input: ChunkedUploadsCommitInput, options?: CallOptions): Call<ChunkedUploadsCommit200Response, ChunkedUploadsCommitResponses>;
    /**
     * Delete a chunked upload.
     *
     * Deletes an upload with all its parts, whether or not it is committed, before it expires after 20
     * minutes. An upload that a document or an attachment has used is deleted automatically and cannot
     * be deleted here.
     *
     * ChunkedUploads_delete: `DELETE /v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}`
     */
    delete(input: ChunkedUploadsDeleteInput, options?: CallOptions): Call<ChunkedUploadsDelete200Response, ChunkedUploadsDeleteResponses>;
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
    update(input: ChunkedUploadsUpdateInput, options?: CallOptions): Call<ChunkedUploadsUpdate200Response, ChunkedUploadsUpdateResponses>;
}
/**
 * Creates an object whose methods are the functions of ChunkedUploads.
 */
export function chunkedUploads(client: Client<'esign'>): ChunkedUploads {
    return {
        create: chunkedUploadsCreate.bind(null, client),
        get: chunkedUploadsGet.bind(null, client),
        commit: chunkedUploadsCommit.bind(null, client),
        delete: chunkedUploadsDelete.bind(null, client),
        update: chunkedUploadsUpdate.bind(null, client)
    };
}

