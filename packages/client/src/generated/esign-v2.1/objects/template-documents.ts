// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentsDelete200Response, TemplateDocumentsDeleteResponses, TemplateDocumentsGet200Response, TemplateDocumentsGetResponses, TemplateDocumentsList200Response, TemplateDocumentsListResponses, TemplateDocumentsUpdate200Response, TemplateDocumentsUpdateList200Response, TemplateDocumentsUpdateListResponses, TemplateDocumentsUpdateResponses } from '@countersign/types/esign-v2.1/template-documents';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentsDeleteInput, TemplateDocumentsGetInput, TemplateDocumentsListInput, TemplateDocumentsUpdateInput, TemplateDocumentsUpdateListInput } from '../template-documents.js';
import { templateDocumentsDelete, templateDocumentsGet, templateDocumentsList, templateDocumentsUpdate, templateDocumentsUpdateList } from '../template-documents.js';
/**
 * The documents that every envelope made from a template starts with.
 */
export interface TemplateDocuments {
    /**
     * List the documents of a template.
     *
     * Lists the documents of a template in their order. The bytes are not in the list; each document is
     * read by its own address. Unlike an envelope, a template has no certificate of completion.
     * `include_tabs` adds what is known of the tabs on each document.
     *
     * TemplateDocuments_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents`
     */
    list(input: TemplateDocumentsListInput, options?: CallOptions): Call<TemplateDocumentsList200Response, TemplateDocumentsListResponses>;
    /**
     * Add documents to a template, or replace them.
     *
     * Adds one or more documents to a template. A document whose number is already taken replaces the
     * one that has it. Other documents of the template stay as they are, and so do envelopes that were
     * made from it before. Tabs in the body are placed at the same time.
     *
     * Each document carries its bytes in `documentBase64`, or names a file in `remoteUrl`; one that is
     * not a PDF also needs its `fileExtension`. A file may have 32 MB here; larger ones come by a
     * chunked upload. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
     *
     * TemplateDocuments_updateList: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents`
     */
    updateList(input: TemplateDocumentsUpdateListInput, options?: CallOptions): Call<TemplateDocumentsUpdateList200Response, TemplateDocumentsUpdateListResponses>;
    /**
     * Remove documents from a template.
     *
     * Takes the documents whose numbers are in the body out of a template, together with the tabs on
     * them. There is no status that forbids it, as there is for an envelope; envelopes that were made
     * from the template before keep the documents.
     *
     * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
     *
     * TemplateDocuments_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents`
     */
    delete(input: TemplateDocumentsDeleteInput, options?: CallOptions): Call<TemplateDocumentsDelete200Response, TemplateDocumentsDeleteResponses>;
    /**
     * Read the bytes of a document in a template.
     *
     * Gives a document of a template as a PDF, whatever kind of file it was. `combined` in place of
     * the number gives all documents in one PDF. There is no certificate of completion, as nobody has
     * signed.
     *
     * TemplateDocuments_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
     */
    get(input: TemplateDocumentsGetInput, options?: CallOptions): DocumentCall<TemplateDocumentsGet200Response, TemplateDocumentsGetResponses>;
    /**
     * Add or replace one document of a template.
     *
     * Puts one document into a template under the number in the path. A document that has the number
     * already is replaced. The file comes in Base64 in the `documents` of the body, unlike that of an
     * envelope, which is the body itself. It may have 32 MB; a larger one comes by a chunked upload.
     *
     * With `is_envelope_definition` the body counts as a whole. Whoever holds a lock on the template
     * sends it in `X-DocuSign-Edit`.
     *
     * TemplateDocuments_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
     */
    update(input: TemplateDocumentsUpdateInput, options?: CallOptions): Call<TemplateDocumentsUpdate200Response, TemplateDocumentsUpdateResponses>;
}
/**
 * Makes the functions of TemplateDocuments into methods of one object.
 */
export function templateDocuments(client: Client): TemplateDocuments {
    return {
        list: templateDocumentsList.bind(null, client),
        updateList: templateDocumentsUpdateList.bind(null, client),
        delete: templateDocumentsDelete.bind(null, client),
        get: templateDocumentsGet.bind(null, client),
        update: templateDocumentsUpdate.bind(null, client)
    };
}

