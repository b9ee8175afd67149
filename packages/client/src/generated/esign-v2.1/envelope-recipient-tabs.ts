/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateBody, EnvelopeRecipientTabsCreateHeader, EnvelopeRecipientTabsCreateParams, EnvelopeRecipientTabsCreateResponses, EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteBody, EnvelopeRecipientTabsDeleteHeader, EnvelopeRecipientTabsDeleteParams, EnvelopeRecipientTabsDeleteResponses, EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListParams, EnvelopeRecipientTabsListQueryParams, EnvelopeRecipientTabsListResponses, EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateBody, EnvelopeRecipientTabsUpdateHeader, EnvelopeRecipientTabsUpdateParams, EnvelopeRecipientTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-recipient-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeRecipientTabsList`.
 */
export interface EnvelopeRecipientTabsListInput {
    path: PathOf<EnvelopeRecipientTabsListParams>;
    query?: EnvelopeRecipientTabsListQueryParams | undefined;
}
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
export const envelopeRecipientTabsList: Operation<EnvelopeRecipientTabsListInput, EnvelopeRecipientTabsList200Response, EnvelopeRecipientTabsListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');


/**
 * The input of `envelopeRecipientTabsCreate`.
 */
export interface EnvelopeRecipientTabsCreateInput {
    path: PathOf<EnvelopeRecipientTabsCreateParams>;
    header?: EnvelopeRecipientTabsCreateHeader | undefined;
    body: EnvelopeRecipientTabsCreateBody;
}
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
export const envelopeRecipientTabsCreate: Operation<EnvelopeRecipientTabsCreateInput, EnvelopeRecipientTabsCreate201Response, EnvelopeRecipientTabsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');


/**
 * The input of `envelopeRecipientTabsUpdate`.
 */
export interface EnvelopeRecipientTabsUpdateInput {
    path: PathOf<EnvelopeRecipientTabsUpdateParams>;
    header?: EnvelopeRecipientTabsUpdateHeader | undefined;
    body: EnvelopeRecipientTabsUpdateBody;
}
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
export const envelopeRecipientTabsUpdate: Operation<EnvelopeRecipientTabsUpdateInput, EnvelopeRecipientTabsUpdate200Response, EnvelopeRecipientTabsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');


/**
 * The input of `envelopeRecipientTabsDelete`.
 */
export interface EnvelopeRecipientTabsDeleteInput {
    path: PathOf<EnvelopeRecipientTabsDeleteParams>;
    header?: EnvelopeRecipientTabsDeleteHeader | undefined;
    body: EnvelopeRecipientTabsDeleteBody;
}
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
export const envelopeRecipientTabsDelete: Operation<EnvelopeRecipientTabsDeleteInput, EnvelopeRecipientTabsDelete200Response, EnvelopeRecipientTabsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipientTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs');

