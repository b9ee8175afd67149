// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateResponses, TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteResponses, TemplateRecipientTabsList200Response, TemplateRecipientTabsListResponses, TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipient-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateRecipientTabsCreateInput, TemplateRecipientTabsDeleteInput, TemplateRecipientTabsListInput, TemplateRecipientTabsUpdateInput } from '../template-recipient-tabs.js';
import { templateRecipientTabsCreate, templateRecipientTabsDelete, templateRecipientTabsList, templateRecipientTabsUpdate } from '../template-recipient-tabs.js';
/**
 * The tabs of one role or recipient in a template.
 */
export interface TemplateRecipientTabs {
    /**
     * List the tabs of a recipient in a template.
     *
     * Returns all tabs of one role or recipient in a template, on all documents, with one array for each
     * type. `include_metadata` adds metadata about what can be edited, and
     * `include_anchor_tab_locations` adds the positions of anchor texts. The response is not paged.
     *
     * TemplateRecipientTabs_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
     */
    list(input: TemplateRecipientTabsListInput, options?: CallOptions): Call<TemplateRecipientTabsList200Response, TemplateRecipientTabsListResponses>;
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
    create(input: TemplateRecipientTabsCreateInput, options?: CallOptions): Call<TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateResponses>;
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
    update(input: TemplateRecipientTabsUpdateInput, options?: CallOptions): Call<TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateResponses>;
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
    delete(input: TemplateRecipientTabsDeleteInput, options?: CallOptions): Call<TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateRecipientTabs.
 */
export function templateRecipientTabs(client: Client<'esign'>): TemplateRecipientTabs {
    return {
        list: templateRecipientTabsList.bind(null, client),
        create: templateRecipientTabsCreate.bind(null, client),
        update: templateRecipientTabsUpdate.bind(null, client),
        delete: templateRecipientTabsDelete.bind(null, client)
    };
}

