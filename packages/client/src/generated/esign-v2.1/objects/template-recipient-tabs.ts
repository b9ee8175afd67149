// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateResponses, TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteResponses, TemplateRecipientTabsList200Response, TemplateRecipientTabsListResponses, TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipient-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateRecipientTabsCreateInput, TemplateRecipientTabsDeleteInput, TemplateRecipientTabsListInput, TemplateRecipientTabsUpdateInput } from '../template-recipient-tabs.js';
import { templateRecipientTabsCreate, templateRecipientTabsDelete, templateRecipientTabsList, templateRecipientTabsUpdate } from '../template-recipient-tabs.js';
/**
 * The tabs of one role or person in a template.
 */
export interface TemplateRecipientTabs {
    /**
     * List the tabs of a recipient in a template.
     *
     * Gives all tabs of one role or person in a template, on all documents, in one list for each kind.
     * `include_metadata` adds who may change what, and `include_anchor_tab_locations` adds where anchors
     * were found. There is no paging.
     *
     * TemplateRecipientTabs_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
     */
    list(input: TemplateRecipientTabsListInput, options?: CallOptions): Call<TemplateRecipientTabsList200Response, TemplateRecipientTabsListResponses>;
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
    create(input: TemplateRecipientTabsCreateInput, options?: CallOptions): Call<TemplateRecipientTabsCreate201Response, TemplateRecipientTabsCreateResponses>;
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
    update(input: TemplateRecipientTabsUpdateInput, options?: CallOptions): Call<TemplateRecipientTabsUpdate200Response, TemplateRecipientTabsUpdateResponses>;
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
    delete(input: TemplateRecipientTabsDeleteInput, options?: CallOptions): Call<TemplateRecipientTabsDelete200Response, TemplateRecipientTabsDeleteResponses>;
}
/**
 * Makes the functions of TemplateRecipientTabs into methods of one object.
 */
export function templateRecipientTabs(client: Client): TemplateRecipientTabs {
    return {
        list: templateRecipientTabsList.bind(null, client),
        create: templateRecipientTabsCreate.bind(null, client),
        update: templateRecipientTabsUpdate.bind(null, client),
        delete: templateRecipientTabsDelete.bind(null, client)
    };
}

