/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetParams, TemplateDocumentVisibilityGetResponses, TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateBody, TemplateDocumentVisibilityUpdateHeader, TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListBody, TemplateDocumentVisibilityUpdateListHeader, TemplateDocumentVisibilityUpdateListParams, TemplateDocumentVisibilityUpdateListResponses, TemplateDocumentVisibilityUpdateParams, TemplateDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/template-document-visibility';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateDocumentVisibilityGet` takes.
 */
export interface TemplateDocumentVisibilityGetInput {
    path: PathOf<TemplateDocumentVisibilityGetParams>;
}
/**
 * Read which documents a role of a template will see.
 *
 * Tells for each document of a template whether one role or person will get to see it. An
 * administrator must have switched document visibility on for the account. Recipients of the kinds
 * carbon copy, certified delivery, editor and agent always see all documents, whatever is set.
 * Envelopes and templates have document visibility, PowerForms do not.
 *
 * TemplateDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 */
export const templateDocumentVisibilityGet: Operation<TemplateDocumentVisibilityGetInput, TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetResponses> = /* @__PURE__ */ operation('TemplateDocumentVisibility_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility');


/**
 * What `templateDocumentVisibilityUpdate` takes.
 */
export interface TemplateDocumentVisibilityUpdateInput {
    path: PathOf<TemplateDocumentVisibilityUpdateParams>;
    header?: TemplateDocumentVisibilityUpdateHeader | undefined;
    body: TemplateDocumentVisibilityUpdateBody;
}
/**
 * Set which documents a role of a template will see.
 *
 * Sets for one role or person of a template which documents are seen and which are hidden. A hidden
 * document is also missing from the recipient's lists of envelopes and documents and from the page
 * images. Envelopes and templates have document visibility, PowerForms do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
 * `X-DocuSign-Edit`.
 *
 * TemplateDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 */
export const templateDocumentVisibilityUpdate: Operation<TemplateDocumentVisibilityUpdateInput, TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateResponses> = /* @__PURE__ */ operation('TemplateDocumentVisibility_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility');


/**
 * What `templateDocumentVisibilityUpdateList` takes.
 */
export interface TemplateDocumentVisibilityUpdateListInput {
    path: PathOf<TemplateDocumentVisibilityUpdateListParams>;
    header?: TemplateDocumentVisibilityUpdateListHeader | undefined;
    body: TemplateDocumentVisibilityUpdateListBody;
}
/**
 * Set which documents the roles of a template will see.
 *
 * Sets in one call which documents of a template its roles and people see. Each entry names a
 * document and a recipient. A hidden document is also missing from the recipient's lists of
 * envelopes and documents and from the page images. Envelopes and templates have document
 * visibility, PowerForms do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
 * `X-DocuSign-Edit`.
 *
 * TemplateDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility`
 */
export const templateDocumentVisibilityUpdateList: Operation<TemplateDocumentVisibilityUpdateListInput, TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListResponses> = /* @__PURE__ */ operation('TemplateDocumentVisibility_updateList', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility');

