/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetParams, EnvelopeDocumentVisibilityGetResponses, EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateBody, EnvelopeDocumentVisibilityUpdateHeader, EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListBody, EnvelopeDocumentVisibilityUpdateListHeader, EnvelopeDocumentVisibilityUpdateListParams, EnvelopeDocumentVisibilityUpdateListResponses, EnvelopeDocumentVisibilityUpdateParams, EnvelopeDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-visibility';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeDocumentVisibilityGet`.
 */
export interface EnvelopeDocumentVisibilityGetInput {
    path: PathOf<EnvelopeDocumentVisibilityGetParams>;
}
/**
 * Read the document visibility for a recipient.
 *
 * Returns for each document of an envelope whether it is visible to a recipient. An administrator
 * must have enabled document visibility for the account. Recipients of the types carbon copy,
 * certified delivery, editor and agent can always see all documents, regardless of the settings.
 * Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * EnvelopeDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 */
export const envelopeDocumentVisibilityGet: Operation<EnvelopeDocumentVisibilityGetInput, EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentVisibility_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility');


/**
 * The input of `envelopeDocumentVisibilityUpdate`.
 */
export interface EnvelopeDocumentVisibilityUpdateInput {
    path: PathOf<EnvelopeDocumentVisibilityUpdateParams>;
    header?: EnvelopeDocumentVisibilityUpdateHeader | undefined;
    body: EnvelopeDocumentVisibilityUpdateBody;
}
/**
 * Set the document visibility for a recipient.
 *
 * Sets which documents of an envelope are visible to a recipient and which are hidden. A hidden
 * document is also omitted from the recipient's lists of envelopes and documents and from the page
 * images. Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
 * documents.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 */
export const envelopeDocumentVisibilityUpdate: Operation<EnvelopeDocumentVisibilityUpdateInput, EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentVisibility_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility');


/**
 * The input of `envelopeDocumentVisibilityUpdateList`.
 */
export interface EnvelopeDocumentVisibilityUpdateListInput {
    path: PathOf<EnvelopeDocumentVisibilityUpdateListParams>;
    header?: EnvelopeDocumentVisibilityUpdateListHeader | undefined;
    body: EnvelopeDocumentVisibilityUpdateListBody;
}
/**
 * Set the document visibility for several recipients.
 *
 * Sets in one request which documents of an envelope are visible to its recipients. Each entry
 * contains a document and a recipient. A hidden document is also omitted from the recipient's lists
 * of envelopes and documents and from the page images. Document visibility is available for
 * envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
 * documents.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility`
 */
export const envelopeDocumentVisibilityUpdateList: Operation<EnvelopeDocumentVisibilityUpdateListInput, EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentVisibility_updateList', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility');

