// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateResponses, EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteResponses, EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetResponses, EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListResponses, EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-attachments';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopeAttachmentsCreateInput, EnvelopeAttachmentsDeleteInput, EnvelopeAttachmentsGetInput, EnvelopeAttachmentsListInput, EnvelopeAttachmentsUpdateInput } from '../envelope-attachments.js';
import { envelopeAttachmentsCreate, envelopeAttachmentsDelete, envelopeAttachmentsGet, envelopeAttachmentsList, envelopeAttachmentsUpdate } from '../envelope-attachments.js';
/**
 * Files that travel with an envelope without being signed, for the sender's own systems.
 */
export interface EnvelopeAttachments {
    /**
     * List the attachments of an envelope.
     *
     * Lists the files that the sender has added to an envelope beside its documents, without their
     * bytes. They are no part of what is signed, and are read one by one.
     *
     * EnvelopeAttachments_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
     */
    list(input: EnvelopeAttachmentsListInput, options?: CallOptions): Call<EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListResponses>;
    /**
     * Add attachments to an envelope.
     *
     * Adds one or more files to an envelope that is a draft or in process. An attachment whose ID is
     * already taken replaces the one that has it.
     *
     * Each attachment carries its bytes in `data` or names a file in `remoteUrl`. Although this makes
     * something new, the answer has the status 200. Whoever holds a lock on the envelope sends it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeAttachments_create: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
     */
    create(input: EnvelopeAttachmentsCreateInput, options?: CallOptions): Call<EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateResponses>;
    /**
     * Remove attachments from a draft.
     *
     * Takes the named attachments out of an envelope that is still a draft. While it is in process,
     * attachments can be added and replaced but not taken out. Whoever holds a lock on the envelope
     * sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeAttachments_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
     */
    delete(input: EnvelopeAttachmentsDeleteInput, options?: CallOptions): Call<EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteResponses>;
    /**
     * Read the bytes of an attachment.
     *
     * Gives an attachment of an envelope as the file that was put in, byte for byte. The answer is
     * not JSON; its media type says nothing about the kind of file, which the list of attachments
     * tells.
     *
     * EnvelopeAttachments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
     */
    get(input: EnvelopeAttachmentsGetInput, options?: CallOptions): DocumentCall<EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetResponses>;
    /**
     * Add or replace an attachment.
     *
     * Puts a file into an envelope under the attachment ID in the path. An attachment that has the ID
     * already is replaced. The envelope must be a draft or in process. Whoever holds a lock on it
     * sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeAttachments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
     */
    update(input: EnvelopeAttachmentsUpdateInput, options?: CallOptions): Call<EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateResponses>;
}
/**
 * Makes the functions of EnvelopeAttachments into methods of one object.
 */
export function envelopeAttachments(client: Client): EnvelopeAttachments {
    return {
        list: envelopeAttachmentsList.bind(null, client),
        create: envelopeAttachmentsCreate.bind(null, client),
        delete: envelopeAttachmentsDelete.bind(null, client),
        get: envelopeAttachmentsGet.bind(null, client),
        update: envelopeAttachmentsUpdate.bind(null, client)
    };
}

