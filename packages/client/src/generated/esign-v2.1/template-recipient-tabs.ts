/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateBody, TemplateRecipientTabsCreateHeader, TemplateRecipientTabsCreateParams, TemplateRecipientTabsCreateResponses, TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteBody, TemplateRecipientTabsDeleteHeader, TemplateRecipientTabsDeleteParams, TemplateRecipientTabsDeleteResponses, TemplateRecipientTabsList200Response, TemplateRecipientTabsListParams, TemplateRecipientTabsListQueryParams, TemplateRecipientTabsListResponses, TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateBody, TemplateRecipientTabsUpdateHeader, TemplateRecipientTabsUpdateParams, TemplateRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipient-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateRecipientTabsList`.
 */
export interface TemplateRecipientTabsListInput {
    path: PathOf<TemplateRecipientTabsListParams>;
    query?: TemplateRecipientTabsListQueryParams | undefined;
}
/**
 * List the tabs of a recipient in a template.
 *
 * Returns all tabs of one role or recipient in a template, on all documents, with one array for each
 * type. `include_metadata` adds metadata about what can be edited, and
 * `include_anchor_tab_locations` adds the positions of anchor texts. The response is not paged.
 *
 * TemplateRecipientTabs_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsList: Operation<TemplateRecipientTabsListInput, TemplateRecipientTabsList200Response, TemplateRecipientTabsListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipientTabs_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');


/**
 * The input of `templateRecipientTabsCreate`.
 */
export interface TemplateRecipientTabsCreateInput {
    path: PathOf<TemplateRecipientTabsCreateParams>;
    header?: TemplateRecipientTabsCreateHeader | undefined;
    body: TemplateRecipientTabsCreateBody;
}
/**
 * Add tabs for a recipient in a template.
 *
 * Adds tabs for one role or recipient to the documents of a template. Each tab specifies either its
 * document, page and position, or an anchor text, next to which it is placed at every occurrence.
 * The type of the recipient must support tabs.
 *
 * After a recipient has a tab on a document, the document can no longer be hidden from that
 * recipient. Existing envelopes are not changed. If the caller holds a lock on the template, send it
 * in `X-DocuSign-Edit`.
 *
 * TemplateRecipientTabs_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsCreate: Operation<TemplateRecipientTabsCreateInput, TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipientTabs_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');


/**
 * The input of `templateRecipientTabsUpdate`.
 */
export interface TemplateRecipientTabsUpdateInput {
    path: PathOf<TemplateRecipientTabsUpdateParams>;
    header?: TemplateRecipientTabsUpdateHeader | undefined;
    body: TemplateRecipientTabsUpdateBody;
}
/**
 * Change the tabs of a recipient in a template.
 *
 * Changes tabs of one role or recipient in a template. A tab is identified by its `tabId`. Omitted
 * fields and existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateRecipientTabs_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsUpdate: Operation<TemplateRecipientTabsUpdateInput, TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipientTabs_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');


/**
 * The input of `templateRecipientTabsDelete`.
 */
export interface TemplateRecipientTabsDeleteInput {
    path: PathOf<TemplateRecipientTabsDeleteParams>;
    header?: TemplateRecipientTabsDeleteHeader | undefined;
    body: TemplateRecipientTabsDeleteBody;
}
/**
 * Remove tabs of a recipient in a template.
 *
 * Deletes tabs of one role or recipient in a template. The request body contains the IDs of the
 * tabs. Other tabs and the tabs of existing envelopes are kept.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateRecipientTabs_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 */
export const templateRecipientTabsDelete: Operation<TemplateRecipientTabsDeleteInput, TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipientTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs');

