/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateBody, TemplateRecipientTabsCreateHeader, TemplateRecipientTabsCreateParams, TemplateRecipientTabsCreateResponses, TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteBody, TemplateRecipientTabsDeleteHeader, TemplateRecipientTabsDeleteParams, TemplateRecipientTabsDeleteResponses, TemplateRecipientTabsList200Response, TemplateRecipientTabsListParams, TemplateRecipientTabsListQueryParams, TemplateRecipientTabsListResponses, TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateBody, TemplateRecipientTabsUpdateHeader, TemplateRecipientTabsUpdateParams, TemplateRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipient-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateRecipientTabsList` takes.
 */
export interface TemplateRecipientTabsListInput {
    path: PathOf<TemplateRecipientTabsListParams>;
    query?: TemplateRecipientTabsListQueryParams | undefined;
}
/**
 * List the tabs of a recipient in a template.
 *
 * Gives all tabs of one role or person in a template, on all documents, in one list for each kind.
 * `include_metadata` adds who may change what, and `include_anchor_tab_locations` adds where anchors
 * were found. There is no paging.
 *
 * TemplateRecipientTabs_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsList: Operation<TemplateRecipientTabsListInput, TemplateRecipientTabsList200Response, TemplateRecipientTabsListResponses> = /* @__PURE__ */ operation('TemplateRecipientTabs_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');


/**
 * What `templateRecipientTabsCreate` takes.
 */
export interface TemplateRecipientTabsCreateInput {
    path: PathOf<TemplateRecipientTabsCreateParams>;
    header?: TemplateRecipientTabsCreateHeader | undefined;
    body: TemplateRecipientTabsCreateBody;
}
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
export const templateRecipientTabsCreate: Operation<TemplateRecipientTabsCreateInput, TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateResponses> = /* @__PURE__ */ operation('TemplateRecipientTabs_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');


/**
 * What `templateRecipientTabsUpdate` takes.
 */
export interface TemplateRecipientTabsUpdateInput {
    path: PathOf<TemplateRecipientTabsUpdateParams>;
    header?: TemplateRecipientTabsUpdateHeader | undefined;
    body: TemplateRecipientTabsUpdateBody;
}
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
export const templateRecipientTabsUpdate: Operation<TemplateRecipientTabsUpdateInput, TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateResponses> = /* @__PURE__ */ operation('TemplateRecipientTabs_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');


/**
 * What `templateRecipientTabsDelete` takes.
 */
export interface TemplateRecipientTabsDeleteInput {
    path: PathOf<TemplateRecipientTabsDeleteParams>;
    header?: TemplateRecipientTabsDeleteHeader | undefined;
    body: TemplateRecipientTabsDeleteBody;
}
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
export const templateRecipientTabsDelete: Operation<TemplateRecipientTabsDeleteInput, TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteResponses> = /* @__PURE__ */ operation('TemplateRecipientTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');

