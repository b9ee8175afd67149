// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateResponses, EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteResponses, EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetResponses, EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListResponses, EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-attachments';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopeAttachmentsCreateInput, EnvelopeAttachmentsDeleteInput, EnvelopeAttachmentsGetInput, EnvelopeAttachmentsListInput, EnvelopeAttachmentsUpdateInput } from '../envelope-attachments.js';
import { envelopeAttachmentsCreate, envelopeAttachmentsDelete, envelopeAttachmentsGet, envelopeAttachmentsList, envelopeAttachmentsUpdate } from '../envelope-attachments.js';
/**
 * Files that are attached to an envelope for the sender's own systems. They are not signed.
 */
export interface EnvelopeAttachments {
    /**
     * List the attachments of an envelope.
     *
     * Returns the files that the sender has added to an envelope in addition to its documents, without
     * their content. They are not part of what is signed, and are downloaded one by one.
     *
     * EnvelopeAttachments_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
     */
    list(input: EnvelopeAttachmentsListInput, options?: CallOptions): Call<EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListResponses>;
    /**
     * Add attachments to an envelope.
     *
     * Adds one or more files to an envelope that is a draft or in process. An attachment with an ID that
     * is already in use replaces the existing attachment.
     *
     * Each attachment contains its content in `data` or the URL of a file in `remoteUrl`. Although the
     * operation creates attachments, the response has status 200. If the caller holds a lock on the
     * envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeAttachments_create: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
     */
    create(input: EnvelopeAttachmentsCreateInput, options?: CallOptions): Call<EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateResponses>;
    /**
     * Remove attachments from a draft.
     *
     * Deletes the given attachments from an envelope that is still a draft. While the envelope is in
     * process, attachments can be added and replaced but not deleted. If the caller holds a lock on the
     * envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeAttachments_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
     */
    delete(input: EnvelopeAttachmentsDeleteInput, options?: CallOptions): Call<EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteResponses>;
    /**
     * Download an attachment.
     *
     * Returns an attachment of an envelope as the original file. The response is not JSON. Its media
     * type does not identify the file type, which the list of attachments contains.
     *
     * EnvelopeAttachments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
     */
    get(input: EnvelopeAttachmentsGetInput, options?: CallOptions): DocumentCall<EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetResponses>;
    /**
     * Add or replace an attachment.
     *
     * Adds a file to an envelope under the attachment ID in the path. An existing attachment with the ID
     * is replaced. The envelope must be a draft or in process. If the caller holds a lock on the
     * envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeAttachments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
     */
    update(input: EnvelopeAttachmentsUpdateInput, options?: CallOptions): Call<EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeAttachments.
 */
export function envelopeAttachments(client: Client<'esign'>): EnvelopeAttachments {
    return {
        list: envelopeAttachmentsList.bind(null, client),
        create: envelopeAttachmentsCreate.bind(null, client),
        delete: envelopeAttachmentsDelete.bind(null, client),
        get: envelopeAttachmentsGet.bind(null, client),
        update: envelopeAttachmentsUpdate.bind(null, client)
    };
}

