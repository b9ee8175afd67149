/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateBody, EnvelopeAttachmentsCreateHeader, EnvelopeAttachmentsCreateParams, EnvelopeAttachmentsCreateResponses, EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteBody, EnvelopeAttachmentsDeleteHeader, EnvelopeAttachmentsDeleteParams, EnvelopeAttachmentsDeleteResponses, EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetParams, EnvelopeAttachmentsGetResponses, EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListParams, EnvelopeAttachmentsListResponses, EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateBody, EnvelopeAttachmentsUpdateHeader, EnvelopeAttachmentsUpdateParams, EnvelopeAttachmentsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-attachments';
import type { PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation } from '../../index.js';


/**
 * What `envelopeAttachmentsList` takes.
 */
export interface EnvelopeAttachmentsListInput {
    path: PathOf<EnvelopeAttachmentsListParams>;
}
/**
 * List the attachments of an envelope.
 *
 * Lists the files that the sender has added to an envelope beside its documents, without their
 * bytes. They are no part of what is signed, and are read one by one.
 *
 * EnvelopeAttachments_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 */
export const envelopeAttachmentsList: Operation<EnvelopeAttachmentsListInput, EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListResponses> = /* @__PURE__ */ operation('EnvelopeAttachments_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments');


/**
 * What `envelopeAttachmentsCreate` takes.
 */
export interface EnvelopeAttachmentsCreateInput {
    path: PathOf<EnvelopeAttachmentsCreateParams>;
    header?: EnvelopeAttachmentsCreateHeader | undefined;
    body: EnvelopeAttachmentsCreateBody;
}
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
export const envelopeAttachmentsCreate: Operation<EnvelopeAttachmentsCreateInput, EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateResponses> = /* @__PURE__ */ operation('EnvelopeAttachments_create', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments');


/**
 * What `envelopeAttachmentsDelete` takes.
 */
export interface EnvelopeAttachmentsDeleteInput {
    path: PathOf<EnvelopeAttachmentsDeleteParams>;
    header?: EnvelopeAttachmentsDeleteHeader | undefined;
    body: EnvelopeAttachmentsDeleteBody;
}
/**
 * Remove attachments from a draft.
 *
 * Takes the named attachments out of an envelope that is still a draft. While it is in process,
 * attachments can be added and replaced but not taken out. Whoever holds a lock on the envelope
 * sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeAttachments_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 */
export const envelopeAttachmentsDelete: Operation<EnvelopeAttachmentsDeleteInput, EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeAttachments_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments');


/**
 * What `envelopeAttachmentsGet` takes.
 */
export interface EnvelopeAttachmentsGetInput {
    path: PathOf<EnvelopeAttachmentsGetParams>;
}
/**
 * Read the bytes of an attachment.
 *
 * Gives an attachment of an envelope as the file that was put in, byte for byte. The answer is
 * not JSON; its media type says nothing about the kind of file, which the list of attachments
 * tells.
 *
 * EnvelopeAttachments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 */
export const envelopeAttachmentsGet: DocumentOperation<EnvelopeAttachmentsGetInput, EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetResponses> = /* @__PURE__ */ documentOperation('EnvelopeAttachments_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}');


/**
 * What `envelopeAttachmentsUpdate` takes.
 */
export interface EnvelopeAttachmentsUpdateInput {
    path: PathOf<EnvelopeAttachmentsUpdateParams>;
    header?: EnvelopeAttachmentsUpdateHeader | undefined;
    body: EnvelopeAttachmentsUpdateBody;
}
/**
 * Add or replace an attachment.
 *
 * Puts a file into an envelope under the attachment ID in the path. An attachment that has the ID
 * already is replaced. The envelope must be a draft or in process. Whoever holds a lock on it
 * sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeAttachments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 */
export const envelopeAttachmentsUpdate: Operation<EnvelopeAttachmentsUpdateInput, EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeAttachments_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}');

