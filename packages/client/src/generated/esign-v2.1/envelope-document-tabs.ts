/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateBody, EnvelopeDocumentTabsCreateHeader, EnvelopeDocumentTabsCreateParams, EnvelopeDocumentTabsCreateResponses, EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteBody, EnvelopeDocumentTabsDeleteHeader, EnvelopeDocumentTabsDeleteParams, EnvelopeDocumentTabsDeleteResponses, EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageParams, EnvelopeDocumentTabsGetByPageResponses, EnvelopeDocumentTabsGetParams, EnvelopeDocumentTabsGetQueryParams, EnvelopeDocumentTabsGetResponses, EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateBody, EnvelopeDocumentTabsUpdateHeader, EnvelopeDocumentTabsUpdateParams, EnvelopeDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeDocumentTabsGetByPage` takes.
 */
export interface EnvelopeDocumentTabsGetByPageInput {
    path: PathOf<EnvelopeDocumentTabsGetByPageParams>;
}
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
export const envelopeDocumentTabsGetByPage: Operation<EnvelopeDocumentTabsGetByPageInput, EnvelopeDocumentTabsGetByPage200Response, EnvelopeDocumentTabsGetByPageResponses> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_getByPage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs');


/**
 * What `envelopeDocumentTabsGet` takes.
 */
export interface EnvelopeDocumentTabsGetInput {
    path: PathOf<EnvelopeDocumentTabsGetParams>;
    query?: EnvelopeDocumentTabsGetQueryParams | undefined;
}
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
export const envelopeDocumentTabsGet: Operation<EnvelopeDocumentTabsGetInput, EnvelopeDocumentTabsGet200Response, EnvelopeDocumentTabsGetResponses> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');


/**
 * What `envelopeDocumentTabsCreate` takes.
 */
export interface EnvelopeDocumentTabsCreateInput {
    path: PathOf<EnvelopeDocumentTabsCreateParams>;
    header?: EnvelopeDocumentTabsCreateHeader | undefined;
    body: EnvelopeDocumentTabsCreateBody;
}
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
export const envelopeDocumentTabsCreate: Operation<EnvelopeDocumentTabsCreateInput, EnvelopeDocumentTabsCreate201Response, EnvelopeDocumentTabsCreateResponses> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');


/**
 * What `envelopeDocumentTabsUpdate` takes.
 */
export interface EnvelopeDocumentTabsUpdateInput {
    path: PathOf<EnvelopeDocumentTabsUpdateParams>;
    header?: EnvelopeDocumentTabsUpdateHeader | undefined;
    body: EnvelopeDocumentTabsUpdateBody;
}
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
export const envelopeDocumentTabsUpdate: Operation<EnvelopeDocumentTabsUpdateInput, EnvelopeDocumentTabsUpdate200Response, EnvelopeDocumentTabsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');


/**
 * What `envelopeDocumentTabsDelete` takes.
 */
export interface EnvelopeDocumentTabsDeleteInput {
    path: PathOf<EnvelopeDocumentTabsDeleteParams>;
    header?: EnvelopeDocumentTabsDeleteHeader | undefined;
    body: EnvelopeDocumentTabsDeleteBody;
}
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
export const envelopeDocumentTabsDelete: Operation<EnvelopeDocumentTabsDeleteInput, EnvelopeDocumentTabsDelete200Response, EnvelopeDocumentTabsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeDocumentTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs');

