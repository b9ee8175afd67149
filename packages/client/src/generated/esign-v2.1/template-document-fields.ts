/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateBody, TemplateDocumentFieldsCreateHeader, TemplateDocumentFieldsCreateParams, TemplateDocumentFieldsCreateResponses, TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteBody, TemplateDocumentFieldsDeleteHeader, TemplateDocumentFieldsDeleteParams, TemplateDocumentFieldsDeleteResponses, TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListParams, TemplateDocumentFieldsListResponses, TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateBody, TemplateDocumentFieldsUpdateHeader, TemplateDocumentFieldsUpdateParams, TemplateDocumentFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateDocumentFieldsList`.
 */
export interface TemplateDocumentFieldsListInput {
    path: PathOf<TemplateDocumentFieldsListParams>;
}
/**
 * List the fields of a document in a template.
 *
 * Returns the document fields, which are pairs of a name and a value, of one document of a template.
 * Every envelope that is created from the template has the same fields.
 *
 * TemplateDocumentFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsList: Operation<TemplateDocumentFieldsListInput, TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentFields_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');


/**
 * The input of `templateDocumentFieldsCreate`.
 */
export interface TemplateDocumentFieldsCreateInput {
    path: PathOf<TemplateDocumentFieldsCreateParams>;
    header?: TemplateDocumentFieldsCreateHeader | undefined;
    body: TemplateDocumentFieldsCreateBody;
}
/**
 * Add fields to a document in a template.
 *
 * Adds document fields, which are pairs of a name and a value, to one document of a template. A
 * document can have each name only once. To change the value of an existing name, use the update
 * operation. Existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentFields_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsCreate: Operation<TemplateDocumentFieldsCreateInput, TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentFields_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');


/**
 * The input of `templateDocumentFieldsUpdate`.
 */
export interface TemplateDocumentFieldsUpdateInput {
    path: PathOf<TemplateDocumentFieldsUpdateParams>;
    header?: TemplateDocumentFieldsUpdateHeader | undefined;
    body: TemplateDocumentFieldsUpdateBody;
}
/**
 * Change fields of a document in a template.
 *
 * Changes the values of existing document fields of one document of a template. Omitted fields keep
 * their values. Existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentFields_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsUpdate: Operation<TemplateDocumentFieldsUpdateInput, TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentFields_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');


/**
 * The input of `templateDocumentFieldsDelete`.
 */
export interface TemplateDocumentFieldsDeleteInput {
    path: PathOf<TemplateDocumentFieldsDeleteParams>;
    header?: TemplateDocumentFieldsDeleteHeader | undefined;
    body: TemplateDocumentFieldsDeleteBody;
}
/**
 * Remove fields from a document in a template.
 *
 * Deletes document fields with their values from one document of a template. The request body
 * contains the names of the fields. Other fields and the fields of existing envelopes are kept.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentFields_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsDelete: Operation<TemplateDocumentFieldsDeleteInput, TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');

