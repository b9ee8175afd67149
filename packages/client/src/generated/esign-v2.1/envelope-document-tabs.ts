/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const envelopeDocumentTabsGetByPage = /* @__PURE__ */ operation<operations['EnvelopeDocumentTabs_getByPage']>({
    id: 'EnvelopeDocumentTabs_getByPage',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs'
});


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
export const envelopeDocumentTabsGet = /* @__PURE__ */ operation<operations['EnvelopeDocumentTabs_get']>({
    id: 'EnvelopeDocumentTabs_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs'
});


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
export const envelopeDocumentTabsCreate = /* @__PURE__ */ operation<operations['EnvelopeDocumentTabs_create']>({
    id: 'EnvelopeDocumentTabs_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs',
    mediaTypes: ['application/json']
});


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
export const envelopeDocumentTabsUpdate = /* @__PURE__ */ operation<operations['EnvelopeDocumentTabs_update']>({
    id: 'EnvelopeDocumentTabs_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs',
    mediaTypes: ['application/json']
});


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
export const envelopeDocumentTabsDelete = /* @__PURE__ */ operation<operations['EnvelopeDocumentTabs_delete']>({
    id: 'EnvelopeDocumentTabs_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs',
    mediaTypes: ['application/json']
});

