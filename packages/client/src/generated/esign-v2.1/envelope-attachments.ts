/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the attachments of an envelope.
 *
 * Lists the files that the sender has added to an envelope beside its documents, without their
 * bytes. They are no part of what is signed, and are read one by one.
 *
 * EnvelopeAttachments_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 */
export const envelopeAttachmentsList = /* @__PURE__ */ operation<operations['EnvelopeAttachments_list']>({
    id: 'EnvelopeAttachments_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments'
});


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
export const envelopeAttachmentsCreate = /* @__PURE__ */ operation<operations['EnvelopeAttachments_create']>({
    id: 'EnvelopeAttachments_create',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments',
    mediaTypes: ['application/json']
});


/**
 * Remove attachments from a draft.
 *
 * Takes the named attachments out of an envelope that is still a draft. While it is in process,
 * attachments can be added and replaced but not taken out. Whoever holds a lock on the envelope
 * sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeAttachments_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 */
export const envelopeAttachmentsDelete = /* @__PURE__ */ operation<operations['EnvelopeAttachments_delete']>({
    id: 'EnvelopeAttachments_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments',
    mediaTypes: ['application/json']
});


/**
 * Read the bytes of an attachment.
 *
 * Gives an attachment of an envelope as the file that was put in, byte for byte. The answer is
 * not JSON; its media type says nothing about the kind of file, which the list of attachments
 * tells.
 *
 * EnvelopeAttachments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 */
export const envelopeAttachmentsGet = /* @__PURE__ */ operation<operations['EnvelopeAttachments_get']>({
    id: 'EnvelopeAttachments_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}'
});


/**
 * Add or replace an attachment.
 *
 * Puts a file into an envelope under the attachment ID in the path. An attachment that has the ID
 * already is replaced. The envelope must be a draft or in process. Whoever holds a lock on it
 * sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeAttachments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 */
export const envelopeAttachmentsUpdate = /* @__PURE__ */ operation<operations['EnvelopeAttachments_update']>({
    id: 'EnvelopeAttachments_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}',
    mediaTypes: ['application/json']
});

