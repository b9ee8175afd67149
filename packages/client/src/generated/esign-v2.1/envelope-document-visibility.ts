/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetParams, EnvelopeDocumentVisibilityGetResponses, EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateBody, EnvelopeDocumentVisibilityUpdateHeader, EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListBody, EnvelopeDocumentVisibilityUpdateListHeader, EnvelopeDocumentVisibilityUpdateListParams, EnvelopeDocumentVisibilityUpdateListResponses, EnvelopeDocumentVisibilityUpdateParams, EnvelopeDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-visibility';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeDocumentVisibilityGet` takes.
 */
export interface EnvelopeDocumentVisibilityGetInput {
    path: PathOf<EnvelopeDocumentVisibilityGetParams>;
}
/**
 * Read which documents a recipient sees.
 *
 * Tells for each document of an envelope whether one recipient gets to see it. An administrator must
 * have switched document visibility on for the account. Recipients of the kinds carbon copy,
 * certified delivery, editor and agent always see all documents, whatever is set. Envelopes and
 * templates have document visibility, PowerForms do not.
 *
 * EnvelopeDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 */
export const envelopeDocumentVisibilityGet: Operation<EnvelopeDocumentVisibilityGetInput, EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetResponses> = /* @__PURE__ */ operation('EnvelopeDocumentVisibility_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility');


/**
 * What `envelopeDocumentVisibilityUpdate` takes.
 */
export interface EnvelopeDocumentVisibilityUpdateInput {
    path: PathOf<EnvelopeDocumentVisibilityUpdateParams>;
    header?: EnvelopeDocumentVisibilityUpdateHeader | undefined;
    body: EnvelopeDocumentVisibilityUpdateBody;
}
/**
 * Set which documents a recipient sees.
 *
 * Sets for one recipient of an envelope which documents are seen and which are hidden. A hidden
 * document is also missing from the recipient's lists of envelopes and documents and from the page
 * images. Envelopes and templates have document visibility, PowerForms do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 */
export const envelopeDocumentVisibilityUpdate: Operation<EnvelopeDocumentVisibilityUpdateInput, EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateResponses> = /* @__PURE__ */ operation('EnvelopeDocumentVisibility_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility');


/**
 * What `envelopeDocumentVisibilityUpdateList` takes.
 */
export interface EnvelopeDocumentVisibilityUpdateListInput {
    path: PathOf<EnvelopeDocumentVisibilityUpdateListParams>;
    header?: EnvelopeDocumentVisibilityUpdateListHeader | undefined;
    body: EnvelopeDocumentVisibilityUpdateListBody;
}
/**
 * Set which documents several recipients see.
 *
 * Sets in one call which documents of an envelope its recipients see. Each entry names a document
 * and a recipient. A hidden document is also missing from the recipient's lists of envelopes and
 * documents and from the page images. Envelopes and templates have document visibility, PowerForms
 * do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility`
 */
export const envelopeDocumentVisibilityUpdateList: Operation<EnvelopeDocumentVisibilityUpdateListInput, EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListResponses> = /* @__PURE__ */ operation('EnvelopeDocumentVisibility_updateList', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility');

