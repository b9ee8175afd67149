/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentsDelete200Response, EnvelopeDocumentsDeleteBody, EnvelopeDocumentsDeleteHeader, EnvelopeDocumentsDeleteParams, EnvelopeDocumentsDeleteResponses, EnvelopeDocumentsGet200Response, EnvelopeDocumentsGetHeader, EnvelopeDocumentsGetParams, EnvelopeDocumentsGetQueryParams, EnvelopeDocumentsGetResponses, EnvelopeDocumentsList200Response, EnvelopeDocumentsListParams, EnvelopeDocumentsListQueryParams, EnvelopeDocumentsListResponses, EnvelopeDocumentsUpdate200Response, EnvelopeDocumentsUpdateBody, EnvelopeDocumentsUpdateHeader, EnvelopeDocumentsUpdateList200Response, EnvelopeDocumentsUpdateListBody, EnvelopeDocumentsUpdateListHeader, EnvelopeDocumentsUpdateListParams, EnvelopeDocumentsUpdateListResponses, EnvelopeDocumentsUpdateParams, EnvelopeDocumentsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-documents';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * The input of `envelopeDocumentsList`.
 */
export interface EnvelopeDocumentsListInput {
    path: PathOf<EnvelopeDocumentsListParams>;
    query?: EnvelopeDocumentsListQueryParams | undefined;
}
/**
 * List the documents of an envelope.
 *
 * Returns the contents of an envelope: the files of the sender, in their order, and the certificate
 * of completion, which exists from the moment the envelope is sent. A draft does not have one. The
 * list does not contain the content of the files. Each document is downloaded separately.
 *
 * A recipient receives only the documents that are visible to that recipient. `recipient_id` returns
 * the list as one recipient sees it, and `include_tabs` adds the tabs on each document.
 *
 * EnvelopeDocuments_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 */
export const envelopeDocumentsList: Operation<EnvelopeDocumentsListInput, EnvelopeDocumentsList200Response, EnvelopeDocumentsListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocuments_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents');


/**
 * The input of `envelopeDocumentsUpdateList`.
 */
export interface EnvelopeDocumentsUpdateListInput {
    path: PathOf<EnvelopeDocumentsUpdateListParams>;
    header?: EnvelopeDocumentsUpdateListHeader | undefined;
    body: EnvelopeDocumentsUpdateListBody;
}
/**
 * Add documents to a draft.
 *
 * Adds one or more documents to an envelope that is still a draft. A document with an ID that is
 * already in use replaces the existing document. Other documents of the envelope are not changed.
 *
 * Each document contains its content in `documentBase64`, or the URL of a file in `remoteUrl`. A
 * document that is not a PDF also requires its `fileExtension`. A file can have up to 32 MB here.
 * Use a chunked upload for larger files. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * The files can also come together with the JSON, as `multipart/form-data` whose parts do not have
 * names: first the same body without `documentBase64`, then each file with its own media type and
 * `Content-Disposition: file; filename="lease.pdf"; documentid=1`.
 *
 * EnvelopeDocuments_updateList: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 */
export const envelopeDocumentsUpdateList: Operation<EnvelopeDocumentsUpdateListInput, EnvelopeDocumentsUpdateList200Response, EnvelopeDocumentsUpdateListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocuments_updateList', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents');


/**
 * The input of `envelopeDocumentsDelete`.
 */
export interface EnvelopeDocumentsDeleteInput {
    path: PathOf<EnvelopeDocumentsDeleteParams>;
    header?: EnvelopeDocumentsDeleteHeader | undefined;
    body: EnvelopeDocumentsDeleteBody;
}
/**
 * Remove documents from a draft.
 *
 * Deletes the given documents from an envelope that is still a draft, together with the tabs on
 * them. The request body is an envelope definition, of which only the IDs in `documents` are used.
 *
 * Once the envelope has been sent, its documents can no longer be deleted. Only a purge removes
 * them. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocuments_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 */
export const envelopeDocumentsDelete: Operation<EnvelopeDocumentsDeleteInput, EnvelopeDocumentsDelete200Response, EnvelopeDocumentsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocuments_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents');


/**
 * The input of `envelopeDocumentsGet`.
 */
export interface EnvelopeDocumentsGetInput {
    path: PathOf<EnvelopeDocumentsGetParams>;
    query?: EnvelopeDocumentsGetQueryParams | undefined;
    header?: EnvelopeDocumentsGetHeader | undefined;
}
/**
 * Download a document.
 *
 * Returns a document of an envelope as a PDF, in its current state. Instead of a document ID, the
 * path also accepts four keywords: `combined` for all documents in one PDF, to which
 * `certificate=true` adds the certificate of completion, `certificate` for only that certificate,
 * `portfolio` for a PDF portfolio, and `archive` for a ZIP of the individual PDFs and the
 * certificate.
 *
 * With the request header `Content-Transfer-Encoding: base64`, the file is sent as Base64 text.
 *
 * A recipient can only download the documents that are visible to that recipient. Too many
 * simultaneous downloads of the same document are rejected.
 *
 * EnvelopeDocuments_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 */
export const envelopeDocumentsGet: DocumentOperation<EnvelopeDocumentsGetInput, EnvelopeDocumentsGet200Response, EnvelopeDocumentsGetResponses, 'esign'> = /* @__PURE__ */ documentOperation('EnvelopeDocuments_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}');


/**
 * The input of `envelopeDocumentsUpdate`.
 */
export interface EnvelopeDocumentsUpdateInput {
    path: PathOf<EnvelopeDocumentsUpdateParams>;
    header?: EnvelopeDocumentsUpdateHeader | undefined;
    body: EnvelopeDocumentsUpdateBody | BinaryBody;
    contentType?: ('application/pdf' | 'application/octet-stream' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' | 'text/html' | 'text/plain' | 'image/png') | undefined;
}
/**
 * Add or replace a document.
 *
 * Adds a file to an envelope that is still a draft, under the document ID in the path. An existing
 * document with the ID is replaced.
 *
 * The request body is the file itself, of up to 32 MB. `Content-Disposition` contains its name, and
 * its extension if the file is not a PDF. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeDocuments_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 */
export const envelopeDocumentsUpdate: Operation<EnvelopeDocumentsUpdateInput, EnvelopeDocumentsUpdate200Response, EnvelopeDocumentsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocuments_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}', {
    mediaTypes: ['application/pdf', 'application/octet-stream', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'text/html', 'text/plain', 'image/png'],
    encode: encodeBody
});

