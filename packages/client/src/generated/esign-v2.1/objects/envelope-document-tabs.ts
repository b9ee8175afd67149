// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateResponses, EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteResponses, EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageResponses, EnvelopeDocumentTabsGetResponses, EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentTabsCreateInput, EnvelopeDocumentTabsDeleteInput, EnvelopeDocumentTabsGetByPageInput, EnvelopeDocumentTabsGetInput, EnvelopeDocumentTabsUpdateInput } from '../envelope-document-tabs.js';
import { envelopeDocumentTabsCreate, envelopeDocumentTabsDelete, envelopeDocumentTabsGet, envelopeDocumentTabsGetByPage, envelopeDocumentTabsUpdate } from '../envelope-document-tabs.js';
/**
 * The tabs on one document of an envelope, for all recipients.
 */
export interface EnvelopeDocumentTabs {
    /**
     * List the tabs on a page of a document.
     *
     * Returns the tabs of all recipients on one page of a document, in one array for each type, together
     * with the tabs that the sender fills in before sending. The response is not paged.
     *
     * The sender, the recipients and administrators of the account can use this operation, regardless of
     * the envelope status. A document that is hidden from a recipient is treated as nonexistent.
     *
     * EnvelopeDocumentTabs_getByPage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs`
     */
    getByPage(input: EnvelopeDocumentTabsGetByPageInput, options?: CallOptions): Call<EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageResponses>;
    /**
     * List the tabs on a document.
     *
     * Returns the tabs of all recipients on one document, in one array for each type, together with the
     * tabs that the sender fills in before sending. `page_numbers` limits the result to certain pages.
     * The response is not paged.
     *
     * The sender, the recipients and administrators of the account can use this operation, regardless of
     * the envelope status. A document that is hidden from a recipient is treated as nonexistent.
     *
     * EnvelopeDocumentTabs_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    get(input: EnvelopeDocumentTabsGetInput, options?: CallOptions): Call<EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetResponses>;
    /**
     * Add tabs to a document.
     *
     * Adds tabs to one document of an envelope that is a draft or in process, for several recipients at
     * once. Each tab contains its recipient in `recipientId`. Tabs that the sender fills in before
     * sending are in `prefillTabs` and do not have a recipient. A tab has either a page and position, or
     * an anchor.
     *
     * The recipient type must support tabs, and the recipient must not have finished. Once a recipient
     * has a tab on the document, the document can no longer be hidden from that recipient. The sender
     * and administrators can add tabs. If the caller holds a lock on the envelope, send it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentTabs_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    create(input: EnvelopeDocumentTabsCreateInput, options?: CallOptions): Call<EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateResponses>;
    /**
     * Change the tabs on a document.
     *
     * Changes tabs of any recipients on one document, each identified by its `tabId`. Omitted fields are
     * not changed. The envelope must be a draft or in process, and the recipient of a tab must not have
     * finished. Tabs of a completed envelope cannot be changed.
     *
     * A tab that cannot be changed contains the reason in its `errorDetails` and does not affect the
     * others. The sender and administrators can change tabs. If the caller holds a lock on the envelope,
     * send it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentTabs_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    update(input: EnvelopeDocumentTabsUpdateInput, options?: CallOptions): Call<EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateResponses>;
    /**
     * Delete tabs from a document.
     *
     * Deletes tabs of any recipients from one document. The request identifies them by `tabId`, in the
     * array of their type. The envelope must be a draft or in process, and the recipient of a tab must
     * not have finished. Tabs that a template requires are kept.
     *
     * Once the last tab of a recipient is deleted from the document, the document can be hidden from
     * that recipient. The sender and administrators can delete tabs. If the caller holds a lock on the
     * envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentTabs_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    delete(input: EnvelopeDocumentTabsDeleteInput, options?: CallOptions): Call<EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeDocumentTabs.
 */
export function envelopeDocumentTabs(client: Client<'esign'>): EnvelopeDocumentTabs {
    return {
        getByPage: envelopeDocumentTabsGetByPage.bind(null, client),
        get: envelopeDocumentTabsGet.bind(null, client),
        create: envelopeDocumentTabsCreate.bind(null, client),
        update: envelopeDocumentTabsUpdate.bind(null, client),
        delete: envelopeDocumentTabsDelete.bind(null, client)
    };
}

