/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateBody, EnvelopeAttachmentsCreateHeader, EnvelopeAttachmentsCreateParams, EnvelopeAttachmentsCreateResponses, EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteBody, EnvelopeAttachmentsDeleteHeader, EnvelopeAttachmentsDeleteParams, EnvelopeAttachmentsDeleteResponses, EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetParams, EnvelopeAttachmentsGetResponses, EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListParams, EnvelopeAttachmentsListResponses, EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateBody, EnvelopeAttachmentsUpdateHeader, EnvelopeAttachmentsUpdateParams, EnvelopeAttachmentsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-attachments';
import type { PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation } from '../../index.js';


/**
 * The input of `envelopeAttachmentsList`.
 */
export interface EnvelopeAttachmentsListInput {
    path: PathOf<EnvelopeAttachmentsListParams>;
}
/**
 * List the attachments of an envelope.
 *
 * Returns the files that the sender has added to an envelope in addition to its documents, without
 * their content. They are not part of what is signed, and are downloaded one by one.
 *
 * EnvelopeAttachments_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 */
export const envelopeAttachmentsList: Operation<EnvelopeAttachmentsListInput, EnvelopeAttachmentsList200Response, EnvelopeAttachmentsListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeAttachments_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments');


/**
 * The input of `envelopeAttachmentsCreate`.
 */
export interface EnvelopeAttachmentsCreateInput {
    path: PathOf<EnvelopeAttachmentsCreateParams>;
    header?: EnvelopeAttachmentsCreateHeader | undefined;
    body: EnvelopeAttachmentsCreateBody;
}
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
export const envelopeAttachmentsCreate: Operation<EnvelopeAttachmentsCreateInput, EnvelopeAttachmentsCreate200Response, EnvelopeAttachmentsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeAttachments_create', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments');


/**
 * The input of `envelopeAttachmentsDelete`.
 */
export interface EnvelopeAttachmentsDeleteInput {
    path: PathOf<EnvelopeAttachmentsDeleteParams>;
    header?: EnvelopeAttachmentsDeleteHeader | undefined;
    body: EnvelopeAttachmentsDeleteBody;
}
/**
 * Remove attachments from a draft.
 *
 * Deletes the given attachments from an envelope that is still a draft. While the envelope is in
 * process, attachments can be added and replaced but not deleted. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeAttachments_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 */
export const envelopeAttachmentsDelete: Operation<EnvelopeAttachmentsDeleteInput, EnvelopeAttachmentsDelete200Response, EnvelopeAttachmentsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeAttachments_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments');


/**
 * The input of `envelopeAttachmentsGet`.
 */
export interface EnvelopeAttachmentsGetInput {
    path: PathOf<EnvelopeAttachmentsGetParams>;
}
/**
 * Download an attachment.
 *
 * Returns an attachment of an envelope as the original file. The response is not JSON. Its media
 * type does not identify the file type, which the list of attachments contains.
 *
 * EnvelopeAttachments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 */
export const envelopeAttachmentsGet: DocumentOperation<EnvelopeAttachmentsGetInput, EnvelopeAttachmentsGet200Response, EnvelopeAttachmentsGetResponses, 'esign'> = /* @__PURE__ */ documentOperation('EnvelopeAttachments_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}');


/**
 * The input of `envelopeAttachmentsUpdate`.
 */
export interface EnvelopeAttachmentsUpdateInput {
    path: PathOf<EnvelopeAttachmentsUpdateParams>;
    header?: EnvelopeAttachmentsUpdateHeader | undefined;
    body: EnvelopeAttachmentsUpdateBody;
}
/**
 * Add or replace an attachment.
 *
 * Adds a file to an envelope under the attachment ID in the path. An existing attachment with the ID
 * is replaced. The envelope must be a draft or in process. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeAttachments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 */
export const envelopeAttachmentsUpdate: Operation<EnvelopeAttachmentsUpdateInput, EnvelopeAttachmentsUpdate200Response, EnvelopeAttachmentsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeAttachments_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}');

