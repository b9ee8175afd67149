/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateBody, EnvelopeRecipientTabsCreateHeader, EnvelopeRecipientTabsCreateParams, EnvelopeRecipientTabsCreateResponses, EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteBody, EnvelopeRecipientTabsDeleteHeader, EnvelopeRecipientTabsDeleteParams, EnvelopeRecipientTabsDeleteResponses, EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListParams, EnvelopeRecipientTabsListQueryParams, EnvelopeRecipientTabsListResponses, EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateBody, EnvelopeRecipientTabsUpdateHeader, EnvelopeRecipientTabsUpdateParams, EnvelopeRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-recipient-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeRecipientTabsList` takes.
 */
export interface EnvelopeRecipientTabsListInput {
    path: PathOf<EnvelopeRecipientTabsListParams>;
    query?: EnvelopeRecipientTabsListQueryParams | undefined;
}
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
export const envelopeRecipientTabsList: Operation<EnvelopeRecipientTabsListInput, EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListResponses> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');


/**
 * What `envelopeRecipientTabsCreate` takes.
 */
export interface EnvelopeRecipientTabsCreateInput {
    path: PathOf<EnvelopeRecipientTabsCreateParams>;
    header?: EnvelopeRecipientTabsCreateHeader | undefined;
    body: EnvelopeRecipientTabsCreateBody;
}
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
export const envelopeRecipientTabsCreate: Operation<EnvelopeRecipientTabsCreateInput, EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateResponses> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');


/**
 * What `envelopeRecipientTabsUpdate` takes.
 */
export interface EnvelopeRecipientTabsUpdateInput {
    path: PathOf<EnvelopeRecipientTabsUpdateParams>;
    header?: EnvelopeRecipientTabsUpdateHeader | undefined;
    body: EnvelopeRecipientTabsUpdateBody;
}
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
export const envelopeRecipientTabsUpdate: Operation<EnvelopeRecipientTabsUpdateInput, EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');


/**
 * What `envelopeRecipientTabsDelete` takes.
 */
export interface EnvelopeRecipientTabsDeleteInput {
    path: PathOf<EnvelopeRecipientTabsDeleteParams>;
    header?: EnvelopeRecipientTabsDeleteHeader | undefined;
    body: EnvelopeRecipientTabsDeleteBody;
}
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
export const envelopeRecipientTabsDelete: Operation<EnvelopeRecipientTabsDeleteInput, EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');

