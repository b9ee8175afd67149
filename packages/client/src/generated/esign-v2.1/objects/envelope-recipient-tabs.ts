// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateResponses, EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteResponses, EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListResponses, EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-recipient-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeRecipientTabsCreateInput, EnvelopeRecipientTabsDeleteInput, EnvelopeRecipientTabsListInput, EnvelopeRecipientTabsUpdateInput } from '../envelope-recipient-tabs.js';
import { envelopeRecipientTabsCreate, envelopeRecipientTabsDelete, envelopeRecipientTabsList, envelopeRecipientTabsUpdate } from '../envelope-recipient-tabs.js';
/**
 * The tabs that one recipient of an envelope has on its documents.
 */
export interface EnvelopeRecipientTabs {
    /**
     * List the tabs of a recipient.
     *
     * Gives all tabs of one recipient of an envelope, on all documents, in one list for each kind.
     * Once the recipient has finished, the values are those that were signed. There is no paging.
     *
     * Sender, recipients and administrators of the account may ask, whatever the status of the
     * envelope.
     *
     * EnvelopeRecipientTabs_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    list(input: EnvelopeRecipientTabsListInput, options?: CallOptions): Call<EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListResponses>;
    /**
     * Add tabs for a recipient.
     *
     * Adds tabs for one recipient to the documents of an envelope that is a draft or in process. Each
     * tab either names its document, page and place, or an anchor beside which it is put wherever
     * that text is found. The recipient must be of a kind that has tabs and must not have finished.
     *
     * Once a recipient has a tab on a document, the document cannot be hidden from that recipient any
     * more. Sender and administrators may add tabs. Whoever holds a lock on the envelope sends it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeRecipientTabs_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    create(input: EnvelopeRecipientTabsCreateInput, options?: CallOptions): Call<EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateResponses>;
    /**
     * Change the tabs of a recipient.
     *
     * Changes tabs of one recipient, each found by its `tabId`; fields that are left out stay as they
     * are. Values can be set and tabs moved while the envelope is a draft or in process and the
     * recipient has not finished. Nothing can be changed once the envelope is completed.
     *
     * A tab that cannot be changed says why in its `errorDetails` and does not stop the others. Sender
     * and administrators may change tabs. Whoever holds a lock on the envelope sends it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeRecipientTabs_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    update(input: EnvelopeRecipientTabsUpdateInput, options?: CallOptions): Call<EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateResponses>;
    /**
     * Remove tabs of a recipient.
     *
     * Takes tabs of one recipient off the documents. The request names them by `tabId`, in the list
     * of their kind. The envelope must be a draft or in process, and the recipient must not have
     * finished. Tabs that a template requires stay.
     *
     * Once the last tab of a recipient is gone from a document, the document can be hidden from that
     * recipient. Sender and administrators may remove tabs. Whoever holds a lock on the envelope
     * sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipientTabs_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
     */
    delete(input: EnvelopeRecipientTabsDeleteInput, options?: CallOptions): Call<EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteResponses>;
}
/**
 * Makes the functions of EnvelopeRecipientTabs into methods of one object.
 */
export function envelopeRecipientTabs(client: Client): EnvelopeRecipientTabs {
    return {
        list: envelopeRecipientTabsList.bind(null, client),
        create: envelopeRecipientTabsCreate.bind(null, client),
        update: envelopeRecipientTabsUpdate.bind(null, client),
        delete: envelopeRecipientTabsDelete.bind(null, client)
    };
}

