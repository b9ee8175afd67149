/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateBody, EnvelopeDocumentTabsCreateHeader, EnvelopeDocumentTabsCreateParams, EnvelopeDocumentTabsCreateResponses, EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteBody, EnvelopeDocumentTabsDeleteHeader, EnvelopeDocumentTabsDeleteParams, EnvelopeDocumentTabsDeleteResponses, EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageParams, EnvelopeDocumentTabsGetByPageResponses, EnvelopeDocumentTabsGetParams, EnvelopeDocumentTabsGetQueryParams, EnvelopeDocumentTabsGetResponses, EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateBody, EnvelopeDocumentTabsUpdateHeader, EnvelopeDocumentTabsUpdateParams, EnvelopeDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeDocumentTabsGetByPage`.
 */
export interface EnvelopeDocumentTabsGetByPageInput {
    path: PathOf<EnvelopeDocumentTabsGetByPageParams>;
}
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
export const envelopeDocumentTabsGetByPage: Operation<EnvelopeDocumentTabsGetByPageInput, EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_getByPage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs');


/**
 * The input of `envelopeDocumentTabsGet`.
 */
export interface EnvelopeDocumentTabsGetInput {
    path: PathOf<EnvelopeDocumentTabsGetParams>;
    query?: EnvelopeDocumentTabsGetQueryParams | undefined;
}
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
export const envelopeDocumentTabsGet: Operation<EnvelopeDocumentTabsGetInput, EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');


/**
 * The input of `envelopeDocumentTabsCreate`.
 */
export interface EnvelopeDocumentTabsCreateInput {
    path: PathOf<EnvelopeDocumentTabsCreateParams>;
    header?: EnvelopeDocumentTabsCreateHeader | undefined;
    body: EnvelopeDocumentTabsCreateBody;
}
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
export const envelopeDocumentTabsCreate: Operation<EnvelopeDocumentTabsCreateInput, EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');


/**
 * The input of `envelopeDocumentTabsUpdate`.
 */
export interface EnvelopeDocumentTabsUpdateInput {
    path: PathOf<EnvelopeDocumentTabsUpdateParams>;
    header?: EnvelopeDocumentTabsUpdateHeader | undefined;
    body: EnvelopeDocumentTabsUpdateBody;
}
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
export const envelopeDocumentTabsUpdate: Operation<EnvelopeDocumentTabsUpdateInput, EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');


/**
 * The input of `envelopeDocumentTabsDelete`.
 */
export interface EnvelopeDocumentTabsDeleteInput {
    path: PathOf<EnvelopeDocumentTabsDeleteParams>;
    header?: EnvelopeDocumentTabsDeleteHeader | undefined;
    body: EnvelopeDocumentTabsDeleteBody;
}
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
export const envelopeDocumentTabsDelete: Operation<EnvelopeDocumentTabsDeleteInput, EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');

