/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the bytes of a document.
 *
 * Gives a document of an envelope as a PDF, as it looks at the moment. In place of a document's
 * number the path takes four words: `combined` for all documents in one PDF, `certificate` for the
 * certificate of completion, `portfolio` for a PDF portfolio, and `archive` for a ZIP of all of
 * them.
 *
 * Recipients get only what they may see. Too many downloads of the same document at the same time
 * are refused.
 *
 * EnvelopeDocuments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 */
export const envelopeDocumentsGet = /* @__PURE__ */ operation<operations['EnvelopeDocuments_get']>({
    id: 'EnvelopeDocuments_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}'
});


/**
 * Add or replace a document.
 *
 * Puts a file into a draft under the number in the path. A document that has the number already is
 * replaced.
 *
 * The body is the file itself. Its name comes in `Content-Disposition`, with the extension where
 * the file is not a PDF. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocuments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 */
export const envelopeDocumentsUpdate = /* @__PURE__ */ operation<operations['EnvelopeDocuments_update']>({
    id: 'EnvelopeDocuments_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}',
    mediaTypes: ['application/pdf', 'application/octet-stream']
});

