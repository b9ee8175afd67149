// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentsDelete200Response, EnvelopeDocumentsDeleteResponses, EnvelopeDocumentsGet200Response, EnvelopeDocumentsGetResponses, EnvelopeDocumentsList200Response, EnvelopeDocumentsListResponses, EnvelopeDocumentsUpdate200Response, EnvelopeDocumentsUpdateList200Response, EnvelopeDocumentsUpdateListResponses, EnvelopeDocumentsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-documents';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentsDeleteInput, EnvelopeDocumentsGetInput, EnvelopeDocumentsListInput, EnvelopeDocumentsUpdateInput, EnvelopeDocumentsUpdateListInput } from '../envelope-documents.js';
import { envelopeDocumentsDelete, envelopeDocumentsGet, envelopeDocumentsList, envelopeDocumentsUpdate, envelopeDocumentsUpdateList } from '../envelope-documents.js';
/**
 * The files of an envelope, individually or combined, with the certificate of completion.
 */
export interface EnvelopeDocuments {
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
    list(input: EnvelopeDocumentsListInput, options?: CallOptions): Call<EnvelopeDocumentsList200Response, EnvelopeDocumentsListResponses>;
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
    updateList(input: EnvelopeDocumentsUpdateListInput, options?: CallOptions): Call<EnvelopeDocumentsUpdateList200Response, EnvelopeDocumentsUpdateListResponses>;
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
    delete(input: EnvelopeDocumentsDeleteInput, options?: CallOptions): Call<EnvelopeDocumentsDelete200Response, EnvelopeDocumentsDeleteResponses>;
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
    get(input: EnvelopeDocumentsGetInput, options?: CallOptions): DocumentCall<EnvelopeDocumentsGet200Response, EnvelopeDocumentsGetResponses>;
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
    update(input: EnvelopeDocumentsUpdateInput, options?: CallOptions): Call<EnvelopeDocumentsUpdate200Response, EnvelopeDocumentsUpdateResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeDocuments.
 */
export function envelopeDocuments(client: Client<'esign'>): EnvelopeDocuments {
    return {
        list: envelopeDocumentsList.bind(null, client),
        updateList: envelopeDocumentsUpdateList.bind(null, client),
        delete: envelopeDocumentsDelete.bind(null, client),
        get: envelopeDocumentsGet.bind(null, client),
        update: envelopeDocumentsUpdate.bind(null, client)
    };
}

