/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateBody, TemplateDocumentFieldsCreateHeader, TemplateDocumentFieldsCreateParams, TemplateDocumentFieldsCreateResponses, TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteBody, TemplateDocumentFieldsDeleteHeader, TemplateDocumentFieldsDeleteParams, TemplateDocumentFieldsDeleteResponses, TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListParams, TemplateDocumentFieldsListResponses, TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateBody, TemplateDocumentFieldsUpdateHeader, TemplateDocumentFieldsUpdateParams, TemplateDocumentFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateDocumentFieldsList` takes.
 */
export interface TemplateDocumentFieldsListInput {
    path: PathOf<TemplateDocumentFieldsListParams>;
}
/**
 * List the fields of a document in a template.
 *
 * Gives the pairs of a name and a value that are kept with one document of a template. The document
 * brings them along into every envelope made from the template.
 *
 * TemplateDocumentFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsList: Operation<TemplateDocumentFieldsListInput, TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListResponses> = /* @__PURE__ */ operation('TemplateDocumentFields_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');


/**
 * What `templateDocumentFieldsCreate` takes.
 */
export interface TemplateDocumentFieldsCreateInput {
    path: PathOf<TemplateDocumentFieldsCreateParams>;
    header?: TemplateDocumentFieldsCreateHeader | undefined;
    body: TemplateDocumentFieldsCreateBody;
}
/**
 * Add fields to a document in a template.
 *
 * Adds pairs of a name and a value to one document of a template. A document has each name only
 * once; the values of names that are there are changed by an update. Envelopes that were made before
 * do not get the fields.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentFields_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsCreate: Operation<TemplateDocumentFieldsCreateInput, TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateResponses> = /* @__PURE__ */ operation('TemplateDocumentFields_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');


/**
 * What `templateDocumentFieldsUpdate` takes.
 */
export interface TemplateDocumentFieldsUpdateInput {
    path: PathOf<TemplateDocumentFieldsUpdateParams>;
    header?: TemplateDocumentFieldsUpdateHeader | undefined;
    body: TemplateDocumentFieldsUpdateBody;
}
/**
 * Change fields of a document in a template.
 *
 * Gives new values to names that one document of a template already has; names that are not in the
 * body keep their values. Envelopes that were made from the template before keep theirs.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentFields_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsUpdate: Operation<TemplateDocumentFieldsUpdateInput, TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateResponses> = /* @__PURE__ */ operation('TemplateDocumentFields_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');


/**
 * What `templateDocumentFieldsDelete` takes.
 */
export interface TemplateDocumentFieldsDeleteInput {
    path: PathOf<TemplateDocumentFieldsDeleteParams>;
    header?: TemplateDocumentFieldsDeleteHeader | undefined;
    body: TemplateDocumentFieldsDeleteBody;
}
/**
 * Remove fields from a document in a template.
 *
 * Removes names, together with their values, from one document of a template. The body lists the
 * names; others stay, and so do those of envelopes that were made before.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentFields_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 */
export const templateDocumentFieldsDelete: Operation<TemplateDocumentFieldsDeleteInput, TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteResponses> = /* @__PURE__ */ operation('TemplateDocumentFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields');

