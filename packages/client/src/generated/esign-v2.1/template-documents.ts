/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentsDelete200Response, TemplateDocumentsDeleteBody, TemplateDocumentsDeleteHeader, TemplateDocumentsDeleteParams, TemplateDocumentsDeleteResponses, TemplateDocumentsGet200Response, TemplateDocumentsGetParams, TemplateDocumentsGetQueryParams, TemplateDocumentsGetResponses, TemplateDocumentsList200Response, TemplateDocumentsListParams, TemplateDocumentsListQueryParams, TemplateDocumentsListResponses, TemplateDocumentsUpdate200Response, TemplateDocumentsUpdateBody, TemplateDocumentsUpdateHeader, TemplateDocumentsUpdateList200Response, TemplateDocumentsUpdateListBody, TemplateDocumentsUpdateListHeader, TemplateDocumentsUpdateListParams, TemplateDocumentsUpdateListResponses, TemplateDocumentsUpdateParams, TemplateDocumentsUpdateQueryParams, TemplateDocumentsUpdateResponses } from '@countersign/types/esign-v2.1/template-documents';
import type { PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation } from '../../index.js';


/**
 * What `templateDocumentsList` takes.
 */
export interface TemplateDocumentsListInput {
    path: PathOf<TemplateDocumentsListParams>;
    query?: TemplateDocumentsListQueryParams | undefined;
}
/**
 * List the documents of a template.
 *
 * Lists the documents of a template in their order. The bytes are not in the list; each document is
 * read by its own address. Unlike an envelope, a template has no certificate of completion.
 * `include_tabs` adds what is known of the tabs on each document.
 *
 * TemplateDocuments_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 */
export const templateDocumentsList: Operation<TemplateDocumentsListInput, TemplateDocumentsList200Response, TemplateDocumentsListResponses> = /* @__PURE__ */ operation('TemplateDocuments_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents');


/**
 * What `templateDocumentsUpdateList` takes.
 */
export interface TemplateDocumentsUpdateListInput {
    path: PathOf<TemplateDocumentsUpdateListParams>;
    header?: TemplateDocumentsUpdateListHeader | undefined;
    body: TemplateDocumentsUpdateListBody;
}
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
export const templateDocumentsUpdateList: Operation<TemplateDocumentsUpdateListInput, TemplateDocumentsUpdateList200Response, TemplateDocumentsUpdateListResponses> = /* @__PURE__ */ operation('TemplateDocuments_updateList', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents');


/**
 * What `templateDocumentsDelete` takes.
 */
export interface TemplateDocumentsDeleteInput {
    path: PathOf<TemplateDocumentsDeleteParams>;
    header?: TemplateDocumentsDeleteHeader | undefined;
    body: TemplateDocumentsDeleteBody;
}
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
export const templateDocumentsDelete: Operation<TemplateDocumentsDeleteInput, TemplateDocumentsDelete200Response, TemplateDocumentsDeleteResponses> = /* @__PURE__ */ operation('TemplateDocuments_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents');


/**
 * What `templateDocumentsGet` takes.
 */
export interface TemplateDocumentsGetInput {
    path: PathOf<TemplateDocumentsGetParams>;
    query?: TemplateDocumentsGetQueryParams | undefined;
}
/**
 * Read the bytes of a document in a template.
 *
 * Gives a document of a template as a PDF, whatever kind of file it was. `combined` in place of
 * the number gives all documents in one PDF. There is no certificate of completion, as nobody has
 * signed.
 *
 * TemplateDocuments_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 */
export const templateDocumentsGet: DocumentOperation<TemplateDocumentsGetInput, TemplateDocumentsGet200Response, TemplateDocumentsGetResponses> = /* @__PURE__ */ documentOperation('TemplateDocuments_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}');


/**
 * What `templateDocumentsUpdate` takes.
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
 * Puts one document into a template under the number in the path. A document that has the number
 * already is replaced. The file comes in Base64 in the `documents` of the body, unlike that of an
 * envelope, which is the body itself. It may have 32 MB; a larger one comes by a chunked upload.
 *
 * With `is_envelope_definition` the body counts as a whole. Whoever holds a lock on the template
 * sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocuments_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 */
export const templateDocumentsUpdate: Operation<TemplateDocumentsUpdateInput, TemplateDocumentsUpdate200Response, TemplateDocumentsUpdateResponses> = /* @__PURE__ */ operation('TemplateDocuments_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}');

