/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentsDelete200Response, TemplateDocumentsDeleteBody, TemplateDocumentsDeleteHeader, TemplateDocumentsDeleteParams, TemplateDocumentsDeleteResponses, TemplateDocumentsGet200Response, TemplateDocumentsGetParams, TemplateDocumentsGetQueryParams, TemplateDocumentsGetResponses, TemplateDocumentsList200Response, TemplateDocumentsListParams, TemplateDocumentsListQueryParams, TemplateDocumentsListResponses, TemplateDocumentsUpdate200Response, TemplateDocumentsUpdateBody, TemplateDocumentsUpdateHeader, TemplateDocumentsUpdateList200Response, TemplateDocumentsUpdateListBody, TemplateDocumentsUpdateListHeader, TemplateDocumentsUpdateListParams, TemplateDocumentsUpdateListResponses, TemplateDocumentsUpdateParams, TemplateDocumentsUpdateQueryParams, TemplateDocumentsUpdateResponses } from '@countersign/types/esign-v2.1/template-documents';
import type { PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation } from '../../index.js';


/**
 * The input of `templateDocumentsList`.
 */
export interface TemplateDocumentsListInput {
    path: PathOf<TemplateDocumentsListParams>;
    query?: TemplateDocumentsListQueryParams | undefined;
}
/**
 * List the documents of a template.
 *
 * Returns the documents of a template in order. The list does not contain the content of the
 * documents. Download each document with its own URI. Unlike an envelope, a template does not have a
 * certificate of completion. `include_tabs` adds information about the tabs on each document.
 *
 * TemplateDocuments_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 */
export const templateDocumentsList: Operation<TemplateDocumentsListInput, TemplateDocumentsList200Response, TemplateDocumentsListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocuments_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents');


/**
 * The input of `templateDocumentsUpdateList`.
 */
export interface TemplateDocumentsUpdateListInput {
    path: PathOf<TemplateDocumentsUpdateListParams>;
    header?: TemplateDocumentsUpdateListHeader | undefined;
    body: TemplateDocumentsUpdateListBody;
}
/**
 * Add or replace documents of a template.
 *
 * Adds one or more documents to a template. A document with an ID that is already in use replaces
 * the existing document. Other documents of the template and existing envelopes are not changed.
 * Tabs in the request body are placed at the same time.
 *
 * Each document contains its content in `documentBase64` or the URL of a file in `remoteUrl`. A
 * document that is not a PDF also requires its `fileExtension`. A file can have up to 32 MB. Send
 * larger ones with a chunked upload. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * The files can also come together with the JSON, as `multipart/form-data` whose parts do not have
 * names: first the same body without `documentBase64`, then each file with its own media type and
 * `Content-Disposition: file; filename="lease.pdf"; documentid=1`.
 *
 * TemplateDocuments_updateList: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 */
export const templateDocumentsUpdateList: Operation<TemplateDocumentsUpdateListInput, TemplateDocumentsUpdateList200Response, TemplateDocumentsUpdateListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocuments_updateList', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents');


/**
 * The input of `templateDocumentsDelete`.
 */
export interface TemplateDocumentsDeleteInput {
    path: PathOf<TemplateDocumentsDeleteParams>;
    header?: TemplateDocumentsDeleteHeader | undefined;
    body: TemplateDocumentsDeleteBody;
}
/**
 * Remove documents from a template.
 *
 * Deletes documents from a template, together with their tabs. The request body contains the IDs of
 * the documents. Unlike for an envelope, this is possible in every status of the template. Existing
 * envelopes keep the documents.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocuments_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 */
export const templateDocumentsDelete: Operation<TemplateDocumentsDeleteInput, TemplateDocumentsDelete200Response, TemplateDocumentsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocuments_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents');


/**
 * The input of `templateDocumentsGet`.
 */
export interface TemplateDocumentsGetInput {
    path: PathOf<TemplateDocumentsGetParams>;
    query?: TemplateDocumentsGetQueryParams | undefined;
}
/**
 * Download a document of a template.
 *
 * Returns a document of a template as a PDF, regardless of its original file type. `combined`
 * instead of the document ID returns all documents in one PDF. There is no certificate of
 * completion, because a template is not signed.
 *
 * TemplateDocuments_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 */
export const templateDocumentsGet: DocumentOperation<TemplateDocumentsGetInput, TemplateDocumentsGet200Response, TemplateDocumentsGetResponses, 'esign'> = /* @__PURE__ */ documentOperation('TemplateDocuments_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}');


/**
 * The input of `templateDocumentsUpdate`.
 */
export interface TemplateDocumentsUpdateInput {
    path: PathOf<TemplateDocumentsUpdateParams>;
    query?: TemplateDocumentsUpdateQueryParams | undefined;
    header?: TemplateDocumentsUpdateHeader | undefined;
    body: TemplateDocumentsUpdateBody;
}
/**
 * Add or replace one document of a template.
 *
 * Adds one document to a template under the ID in the path. An existing document with the ID is
 * replaced. The file is sent in Base64 in `documents` of the request body, unlike for an envelope,
 * where the file is the request body itself. The file can have up to 32 MB. Send a larger one with a
 * chunked upload.
 *
 * With `is_envelope_definition`, the whole request body is applied. If the caller holds a lock on
 * the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocuments_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 */
export const templateDocumentsUpdate: Operation<TemplateDocumentsUpdateInput, TemplateDocumentsUpdate200Response, TemplateDocumentsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocuments_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}');

