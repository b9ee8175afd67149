/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the fields of a document.
 *
 * Gives the pairs of a name and a value that the sender keeps with one document of an envelope. They
 * have nothing to do with the tabs that signers fill in.
 *
 * EnvelopeDocumentFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsList = /* @__PURE__ */ operation<operations['EnvelopeDocumentFields_list']>({
    id: 'EnvelopeDocumentFields_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields'
});


/**
 * Add fields to a document.
 *
 * Adds pairs of a name and a value to one document of an envelope. The envelope must be a draft or
 * in process, and a document has each name only once. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsCreate = /* @__PURE__ */ operation<operations['EnvelopeDocumentFields_create']>({
    id: 'EnvelopeDocumentFields_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields',
    mediaTypes: ['application/json']
});


/**
 * Change fields of a document.
 *
 * Gives new values to names that one document of an envelope already has; names that are not in the
 * body keep their values. The envelope must be a draft or in process. Whoever holds a lock on the
 * envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentFields_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsUpdate = /* @__PURE__ */ operation<operations['EnvelopeDocumentFields_update']>({
    id: 'EnvelopeDocumentFields_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields',
    mediaTypes: ['application/json']
});


/**
 * Delete fields of a document.
 *
 * Removes names, together with their values, from one document of an envelope. The body lists the
 * names; others stay. The envelope must be a draft or in process. Whoever holds a lock on the
 * envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsDelete = /* @__PURE__ */ operation<operations['EnvelopeDocumentFields_delete']>({
    id: 'EnvelopeDocumentFields_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields',
    mediaTypes: ['application/json']
});

