/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the tabs of a recipient in a template.
 *
 * Gives all tabs of one role or person in a template, on all documents, in one list for each kind.
 * `include_metadata` adds who may change what, and `include_anchor_tab_locations` adds where anchors
 * were found. There is no paging.
 *
 * TemplateRecipientTabs_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsList = /* @__PURE__ */ operation<operations['TemplateRecipientTabs_list']>({
    id: 'TemplateRecipientTabs_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs'
});


/**
 * Add tabs for a recipient in a template.
 *
 * Adds tabs for one role or person to the documents of a template. Each tab either names its
 * document, page and place, or an anchor beside which it is put wherever that text is found. The
 * recipient must be of a kind that has tabs.
 *
 * Once a recipient has a tab on a document, the document cannot be hidden from that recipient any
 * more. Envelopes that were made before do not get the tabs. Whoever holds a lock on the template
 * sends it in `X-DocuSign-Edit`.
 *
 * TemplateRecipientTabs_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsCreate = /* @__PURE__ */ operation<operations['TemplateRecipientTabs_create']>({
    id: 'TemplateRecipientTabs_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs',
    mediaTypes: ['application/json']
});


/**
 * Change the tabs of a recipient in a template.
 *
 * Changes tabs of one role or person in a template, found by their `tabId`. Fields that are left
 * out stay as they are. Envelopes that were made from the template before keep the tabs they
 * have.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateRecipientTabs_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsUpdate = /* @__PURE__ */ operation<operations['TemplateRecipientTabs_update']>({
    id: 'TemplateRecipientTabs_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs',
    mediaTypes: ['application/json']
});


/**
 * Remove tabs of a recipient in a template.
 *
 * Takes the tabs whose IDs are in the body from one role or person in a template. Other tabs
 * stay, and so do those of envelopes that were made before.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateRecipientTabs_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsDelete = /* @__PURE__ */ operation<operations['TemplateRecipientTabs_delete']>({
    id: 'TemplateRecipientTabs_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs',
    mediaTypes: ['application/json']
});

