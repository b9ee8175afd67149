/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const templateDocumentVisibilityGet = /* @__PURE__ */ operation<operations['TemplateDocumentVisibility_get']>({
    id: 'TemplateDocumentVisibility_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility'
});


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
export const templateDocumentVisibilityUpdate = /* @__PURE__ */ operation<operations['TemplateDocumentVisibility_update']>({
    id: 'TemplateDocumentVisibility_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility',
    mediaTypes: ['application/json']
});


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
export const templateDocumentVisibilityUpdateList = /* @__PURE__ */ operation<operations['TemplateDocumentVisibility_updateList']>({
    id: 'TemplateDocumentVisibility_updateList',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility',
    mediaTypes: ['application/json']
});

