/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read which documents a role of a template will see.
 *
 * Tells for each document of a template whether one role or person will see it. Those who get a
 * copy, certified deliveries, editors and agents see all documents. The administrator must have
 * turned document visibility on for the account.
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
 * Sets which documents of a template one role or person will see. Envelopes made from the
 * template take it over. A document cannot be hidden from a recipient who has tabs on it; those
 * who get a copy, certified deliveries, editors and agents see all documents whatever is set.
 *
 * The administrator must have turned document visibility on for the account. Whoever holds a lock
 * on the template sends it in `X-DocuSign-Edit`.
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
 * Sets for several roles and people at once which documents of a template they will see. Each
 * entry names a document and a recipient. A document cannot be hidden from a recipient who has
 * tabs on it; those who get a copy, certified deliveries, editors and agents see all documents
 * whatever is set.
 *
 * The administrator must have turned document visibility on for the account. Whoever holds a lock
 * on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility`
 */
export const templateDocumentVisibilityUpdateList = /* @__PURE__ */ operation<operations['TemplateDocumentVisibility_updateList']>({
    id: 'TemplateDocumentVisibility_updateList',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility',
    mediaTypes: ['application/json']
});

