/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetParams, TemplateDocumentVisibilityGetResponses, TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateBody, TemplateDocumentVisibilityUpdateHeader, TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListBody, TemplateDocumentVisibilityUpdateListHeader, TemplateDocumentVisibilityUpdateListParams, TemplateDocumentVisibilityUpdateListResponses, TemplateDocumentVisibilityUpdateParams, TemplateDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/template-document-visibility';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateDocumentVisibilityGet`.
 */
export interface TemplateDocumentVisibilityGetInput {
    path: PathOf<TemplateDocumentVisibilityGetParams>;
}
/**
 * Read the document visibility for a role of a template.
 *
 * Returns for each document of a template whether it is visible to one role or recipient. An
 * administrator must have enabled document visibility for the account. Recipients of the types
 * carbon copy, certified delivery, editor and agent always see all documents, regardless of the
 * settings. Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * TemplateDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 */
export const templateDocumentVisibilityGet: Operation<TemplateDocumentVisibilityGetInput, TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentVisibility_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility');


/**
 * The input of `templateDocumentVisibilityUpdate`.
 */
export interface TemplateDocumentVisibilityUpdateInput {
    path: PathOf<TemplateDocumentVisibilityUpdateParams>;
    header?: TemplateDocumentVisibilityUpdateHeader | undefined;
    body: TemplateDocumentVisibilityUpdateBody;
}
/**
 * Set the document visibility for a role of a template.
 *
 * Sets which documents of a template are visible to one role or recipient and which are hidden. A
 * hidden document is also omitted from the recipient's lists of envelopes and documents and from the
 * page images. Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
 * documents.
 *
 * Envelopes that are created from the template have the same settings. If the caller holds a lock on
 * the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 */
export const templateDocumentVisibilityUpdate: Operation<TemplateDocumentVisibilityUpdateInput, TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentVisibility_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility');


/**
 * The input of `templateDocumentVisibilityUpdateList`.
 */
export interface TemplateDocumentVisibilityUpdateListInput {
    path: PathOf<TemplateDocumentVisibilityUpdateListParams>;
    header?: TemplateDocumentVisibilityUpdateListHeader | undefined;
    body: TemplateDocumentVisibilityUpdateListBody;
}
/**
 * Set the document visibility for several roles of a template.
 *
 * Sets in one request which documents of a template are visible to its roles and recipients. Each
 * entry contains a document and a recipient. A hidden document is also omitted from the recipient's
 * lists of envelopes and documents and from the page images. Document visibility is available for
 * envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
 * documents.
 *
 * Envelopes that are created from the template have the same settings. If the caller holds a lock on
 * the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility`
 */
export const templateDocumentVisibilityUpdateList: Operation<TemplateDocumentVisibilityUpdateListInput, TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentVisibility_updateList', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility');

