// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateResponses, EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteResponses, EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListResponses, EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-recipient-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeRecipientTabsCreateInput, EnvelopeRecipientTabsDeleteInput, EnvelopeRecipientTabsListInput, EnvelopeRecipientTabsUpdateInput } from '../envelope-recipient-tabs.js';
import { envelopeRecipientTabsCreate, envelopeRecipientTabsDelete, envelopeRecipientTabsList, envelopeRecipientTabsUpdate } from '../envelope-recipient-tabs.js';
/**
 * The tabs of one recipient on the documents of an envelope.
 */
export interface EnvelopeRecipientTabs {
    /**
     * List the tabs of a recipient.
     *
     * Returns all tabs of one recipient of an envelope, on all documents, in one array for each type.
     * Once the recipient has finished, the values are those that were signed. The response is not paged.
     *
     * The sender, the recipients and administrators of the account can use this operation, regardless of
     * the envelope status.
     *
     * EnvelopeRecipientTabs_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    list(input: EnvelopeRecipientTabsListInput, options?: CallOptions): Call<EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListResponses>;
    /**
     * Add tabs for a recipient.
     *
     * Adds tabs of one recipient to the documents of an envelope that is a draft or in process. Each tab
     * contains either its document, page and position, or an anchor, next to which it is placed wherever
     * that text occurs. The recipient type must support tabs, and the recipient must not have finished.
     *
     * Once a recipient has a tab on a document, the document can no longer be hidden from that
     * recipient. The sender and administrators can add tabs. If the caller holds a lock on the envelope,
     * send it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipientTabs_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    create(input: EnvelopeRecipientTabsCreateInput, options?: CallOptions): Call<EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateResponses>;
    /**
     * Change the tabs of a recipient.
     *
     * Changes tabs of one recipient, each identified by its `tabId`. Omitted fields are not changed.
     * Values can be set and tabs moved while the envelope is a draft or in process and the recipient has
     * not finished. Tabs of a completed envelope cannot be changed.
     *
     * A tab that cannot be changed, such as one without a `tabId`, contains the reason in its
     * `errorDetails` and does not affect the others. The `recipientId` of the returned tabs is the ID in
     * the path, also if that is the `recipientIdGuid`. The sender and administrators can change tabs. If the caller holds a lock on the envelope,
     * send it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipientTabs_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    update(input: EnvelopeRecipientTabsUpdateInput, options?: CallOptions): Call<EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateResponses>;
    /**
     * Delete tabs of a recipient.
     *
     * Deletes tabs of one recipient from the documents. The request identifies them by `tabId`, in the
     * array of their type. The envelope must be a draft or in process, and the recipient must not have
     * finished. Tabs that a template requires are kept.
     *
     * Once the last tab of a recipient is deleted from a document, the document can be hidden from that
     * recipient. The sender and administrators can delete tabs. If the caller holds a lock on the
     * envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipientTabs_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    delete(input: EnvelopeRecipientTabsDeleteInput, options?: CallOptions): Call<EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeRecipientTabs.
 */
export function envelopeRecipientTabs(client: Client<'esign'>): EnvelopeRecipientTabs {
    return {
        list: envelopeRecipientTabsList.bind(null, client),
        create: envelopeRecipientTabsCreate.bind(null, client),
        update: envelopeRecipientTabsUpdate.bind(null, client),
        delete: envelopeRecipientTabsDelete.bind(null, client)
    };
}

