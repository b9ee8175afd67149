/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentsDelete200Response, EnvelopeDocumentsDeleteBody, EnvelopeDocumentsDeleteHeader, EnvelopeDocumentsDeleteParams, EnvelopeDocumentsDeleteResponses, EnvelopeDocumentsGet200Response, EnvelopeDocumentsGetParams, EnvelopeDocumentsGetQueryParams, EnvelopeDocumentsGetResponses, EnvelopeDocumentsList200Response, EnvelopeDocumentsListParams, EnvelopeDocumentsListQueryParams, EnvelopeDocumentsListResponses, EnvelopeDocumentsUpdate200Response, EnvelopeDocumentsUpdateBody, EnvelopeDocumentsUpdateHeader, EnvelopeDocumentsUpdateList200Response, EnvelopeDocumentsUpdateListBody, EnvelopeDocumentsUpdateListHeader, EnvelopeDocumentsUpdateListParams, EnvelopeDocumentsUpdateListResponses, EnvelopeDocumentsUpdateParams, EnvelopeDocumentsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-documents';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * What `envelopeDocumentsList` takes.
 */
export interface EnvelopeDocumentsListInput {
    path: PathOf<EnvelopeDocumentsListParams>;
    query?: EnvelopeDocumentsListQueryParams | undefined;
}
/**
 * List the documents of an envelope.
 *
 * Lists what an envelope contains: the files of the sender, in their order, and the certificate of
 * completion. The bytes are not in the list; each document is read by its own address.
 *
 * A recipient gets only the documents that are visible to that recipient. `recipient_id` shows the
 * list as one recipient gets it, and `include_tabs` adds what is known of the tabs on each document.
 *
 * EnvelopeDocuments_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 */
export const envelopeDocumentsList: Operation<EnvelopeDocumentsListInput, EnvelopeDocumentsList200Response, EnvelopeDocumentsListResponses> = /* @__PURE__ */ operation('EnvelopeDocuments_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents');


/**
 * What `envelopeDocumentsUpdateList` takes.
 */
export interface EnvelopeDocumentsUpdateListInput {
    path: PathOf<EnvelopeDocumentsUpdateListParams>;
    header?: EnvelopeDocumentsUpdateListHeader | undefined;
    body: EnvelopeDocumentsUpdateListBody;
}
/**
 * Add documents to a draft.
 *
 * Adds one or more documents to an envelope that is still a draft. A document whose number is
 * already taken replaces the one that has it. Other documents of the envelope stay as they are.
 *
 * Each document carries its bytes in `documentBase64`, or names a file in `remoteUrl`; one that is
 * not a PDF also needs its `fileExtension`. A file may have 32 MB here; larger ones come by a
 * chunked upload. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocuments_updateList: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 */
export const envelopeDocumentsUpdateList: Operation<EnvelopeDocumentsUpdateListInput, EnvelopeDocumentsUpdateList200Response, EnvelopeDocumentsUpdateListResponses> = /* @__PURE__ */ operation('EnvelopeDocuments_updateList', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents');


/**
 * What `envelopeDocumentsDelete` takes.
 */
export interface EnvelopeDocumentsDeleteInput {
    path: PathOf<EnvelopeDocumentsDeleteParams>;
    header?: EnvelopeDocumentsDeleteHeader | undefined;
    body: EnvelopeDocumentsDeleteBody;
}
/**
 * Remove documents from a draft.
 *
 * Takes the named documents out of an envelope that is still a draft, together with the tabs that
 * stand on them. The body is an envelope definition; of its `documents` only the numbers count.
 *
 * Once the envelope has been sent its documents can no longer be taken out; only a purge removes
 * them. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocuments_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 */
export const envelopeDocumentsDelete: Operation<EnvelopeDocumentsDeleteInput, EnvelopeDocumentsDelete200Response, EnvelopeDocumentsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeDocuments_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents');


/**
 * What `envelopeDocumentsGet` takes.
 */
export interface EnvelopeDocumentsGetInput {
    path: PathOf<EnvelopeDocumentsGetParams>;
    query?: EnvelopeDocumentsGetQueryParams | undefined;
}
/**
 * Read the bytes of a document.
 *
 * Gives a document of an envelope as a PDF, in its present state. In place of a document's number
 * the path takes four words: `combined` for all documents in one PDF, to which `certificate=true`
 * adds the certificate of completion; `certificate` for that certificate alone; `portfolio` for a
 * PDF portfolio; and `archive` for a ZIP of the single PDFs and the certificate.
 *
 * A recipient gets only the documents that are visible to that recipient. Too many downloads of the
 * same document at the same time are refused.
 *
 * EnvelopeDocuments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 */
export const envelopeDocumentsGet: DocumentOperation<EnvelopeDocumentsGetInput, EnvelopeDocumentsGet200Response, EnvelopeDocumentsGetResponses> = /* @__PURE__ */ documentOperation('EnvelopeDocuments_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}');


/**
 * What `envelopeDocumentsUpdate` takes.
 */
export interface EnvelopeDocumentsUpdateInput {
    path: PathOf<EnvelopeDocumentsUpdateParams>;
    header?: EnvelopeDocumentsUpdateHeader | undefined;
    body: EnvelopeDocumentsUpdateBody | BinaryBody;
    contentType?: ('application/pdf' | 'application/octet-stream') | undefined;
}
/**
 * Add or replace a document.
 *
 * Puts a file into an envelope that is still a draft, under the number in the path. A document that
 * has the number already is replaced.
 *
 * The body is the file itself, of 32 MB at most. Its name comes in `Content-Disposition`, with the
 * extension where the file is not a PDF. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeDocuments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 */
export const envelopeDocumentsUpdate: Operation<EnvelopeDocumentsUpdateInput, EnvelopeDocumentsUpdate200Response, EnvelopeDocumentsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeDocuments_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}', {
    mediaTypes: ['application/pdf', 'application/octet-stream'],
    encode: encodeBody
});

