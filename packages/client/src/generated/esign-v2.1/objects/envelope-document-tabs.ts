// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateResponses, EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteResponses, EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageResponses, EnvelopeDocumentTabsGetResponses, EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentTabsCreateInput, EnvelopeDocumentTabsDeleteInput, EnvelopeDocumentTabsGetByPageInput, EnvelopeDocumentTabsGetInput, EnvelopeDocumentTabsUpdateInput } from '../envelope-document-tabs.js';
import { envelopeDocumentTabsCreate, envelopeDocumentTabsDelete, envelopeDocumentTabsGet, envelopeDocumentTabsGetByPage, envelopeDocumentTabsUpdate } from '../envelope-document-tabs.js';
/**
 * The tabs that stand on one document of an envelope, whichever recipient they belong to.
 */
export interface EnvelopeDocumentTabs {
    /**
     * List the tabs on a page of a document.
     *
     * Gives the tabs of all recipients that stand on one page of a document, in one list for each
     * kind, together with those that the sender fills in beforehand. There is no paging.
     *
     * Sender, recipients and administrators of the account may ask, whatever the status of the
     * envelope. For a recipient from whom the document is hidden it does not exist.
     *
     * EnvelopeDocumentTabs_getByPage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs`
     */
    getByPage(input: EnvelopeDocumentTabsGetByPageInput, options?: CallOptions): Call<EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageResponses>;
    /**
     * List the tabs on a document.
     *
     * Gives the tabs of all recipients that stand on one document, in one list for each kind,
     * together with those that the sender fills in beforehand. `page_numbers` narrows them down to
     * some pages. There is no paging.
     *
     * Sender, recipients and administrators of the account may ask, whatever the status of the
     * envelope. For a recipient from whom the document is hidden it does not exist.
     *
     * EnvelopeDocumentTabs_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    get(input: EnvelopeDocumentTabsGetInput, options?: CallOptions): Call<EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetResponses>;
    /**
     * Add tabs to a document.
     *
     * Puts tabs on one document of an envelope that is a draft or in process, for several recipients
     * at once. Each tab names its recipient in `recipientId`; tabs that the sender fills in beforehand
     * stand in `prefillTabs` and have none. Page and place are given, or an anchor.
     *
     * Recipients must be of a kind that has tabs and must not have finished. Once a recipient has a
     * tab on the document, it cannot be hidden from that recipient any more. Sender and administrators
     * may add tabs. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentTabs_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    create(input: EnvelopeDocumentTabsCreateInput, options?: CallOptions): Call<EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateResponses>;
    /**
     * Change the tabs on a document.
     *
     * Changes tabs on one document, of whichever recipients, each found by its `tabId`; fields that
     * are left out stay as they are. The envelope must be a draft or in process, and the owner of a
     * tab must not have finished. Nothing can be changed once the envelope is completed.
     *
     * A tab that cannot be changed says why in its `errorDetails` and does not stop the others. Sender
     * and administrators may change tabs. Whoever holds a lock on the envelope sends it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentTabs_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    update(input: EnvelopeDocumentTabsUpdateInput, options?: CallOptions): Call<EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateResponses>;
    /**
     * Remove tabs from a document.
     *
     * Takes tabs off one document, of whichever recipients. The request names them by `tabId`, in the
     * list of their kind. The envelope must be a draft or in process, and the owner of a tab must not
     * have finished. Tabs that a template requires stay.
     *
     * Once the last tab of a recipient is gone from the document, it can be hidden from that
     * recipient. Sender and administrators may remove tabs. Whoever holds a lock on the envelope
     * sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentTabs_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
     */
    delete(input: EnvelopeDocumentTabsDeleteInput, options?: CallOptions): Call<EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteResponses>;
}
/**
 * Makes the functions of EnvelopeDocumentTabs into methods of one object.
 */
export function envelopeDocumentTabs(client: Client): EnvelopeDocumentTabs {
    return {
        getByPage: envelopeDocumentTabsGetByPage.bind(null, client),
        get: envelopeDocumentTabsGet.bind(null, client),
        create: envelopeDocumentTabsCreate.bind(null, client),
        update: envelopeDocumentTabsUpdate.bind(null, client),
        delete: envelopeDocumentTabsDelete.bind(null, client)
    };
}

