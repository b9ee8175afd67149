/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateBody, TemplateDocumentTabsCreateHeader, TemplateDocumentTabsCreateParams, TemplateDocumentTabsCreateResponses, TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteBody, TemplateDocumentTabsDeleteHeader, TemplateDocumentTabsDeleteParams, TemplateDocumentTabsDeleteResponses, TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageParams, TemplateDocumentTabsGetByPageResponses, TemplateDocumentTabsGetParams, TemplateDocumentTabsGetQueryParams, TemplateDocumentTabsGetResponses, TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateBody, TemplateDocumentTabsUpdateHeader, TemplateDocumentTabsUpdateParams, TemplateDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateDocumentTabsGetByPage` takes.
 */
export interface TemplateDocumentTabsGetByPageInput {
    path: PathOf<TemplateDocumentTabsGetByPageParams>;
}
/**
 * List the tabs on one page of a template's document.
 *
 * Gives the tabs of all roles and people that stand on one page of a document in a template, in one
 * list for each kind, together with those that the sender fills in beforehand. Pages count from 1,
 * and a page without tabs gives no lists. There is no paging.
 *
 * TemplateDocumentTabs_getByPage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs`
 */
export const templateDocumentTabsGetByPage: Operation<TemplateDocumentTabsGetByPageInput, TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageResponses> = /* @__PURE__ */ operation('TemplateDocumentTabs_getByPage', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs');


/**
 * What `templateDocumentTabsGet` takes.
 */
export interface TemplateDocumentTabsGetInput {
    path: PathOf<TemplateDocumentTabsGetParams>;
    query?: TemplateDocumentTabsGetQueryParams | undefined;
}
/**
 * List the tabs on a document of a template.
 *
 * Gives the tabs of all roles and people that stand on one document of a template, in one list for
 * each kind, together with those that the sender fills in beforehand. `page_numbers` narrows them
 * down to some pages. There is no paging.
 *
 * TemplateDocumentTabs_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsGet: Operation<TemplateDocumentTabsGetInput, TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetResponses> = /* @__PURE__ */ operation('TemplateDocumentTabs_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');


/**
 * What `templateDocumentTabsCreate` takes.
 */
export interface TemplateDocumentTabsCreateInput {
    path: PathOf<TemplateDocumentTabsCreateParams>;
    header?: TemplateDocumentTabsCreateHeader | undefined;
    body: TemplateDocumentTabsCreateBody;
}
/**
 * Place tabs on a document of a template.
 *
 * Puts tabs on one document of a template, for several roles and people at once. Each tab names its
 * recipient in `recipientId`; tabs that the sender fills in beforehand stand in `prefillTabs` and
 * have none. Page and place are given, or an anchor.
 *
 * Recipients must be of a kind that has tabs. Once a recipient has a tab on the document, it cannot
 * be hidden from that recipient any more. Envelopes that were made before do not get the tabs.
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentTabs_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsCreate: Operation<TemplateDocumentTabsCreateInput, TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateResponses> = /* @__PURE__ */ operation('TemplateDocumentTabs_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');


/**
 * What `templateDocumentTabsUpdate` takes.
 */
export interface TemplateDocumentTabsUpdateInput {
    path: PathOf<TemplateDocumentTabsUpdateParams>;
    header?: TemplateDocumentTabsUpdateHeader | undefined;
    body: TemplateDocumentTabsUpdateBody;
}
/**
 * Change the tabs on a document of a template.
 *
 * Changes tabs on one document of a template, found by their `tabId`. Fields that are left out
 * stay as they are. Envelopes that were made from the template before keep the tabs they have.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentTabs_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsUpdate: Operation<TemplateDocumentTabsUpdateInput, TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateResponses> = /* @__PURE__ */ operation('TemplateDocumentTabs_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');


/**
 * What `templateDocumentTabsDelete` takes.
 */
export interface TemplateDocumentTabsDeleteInput {
    path: PathOf<TemplateDocumentTabsDeleteParams>;
    header?: TemplateDocumentTabsDeleteHeader | undefined;
    body: TemplateDocumentTabsDeleteBody;
}
/**
 * Remove tabs from a document of a template.
 *
 * Takes the tabs whose IDs are in the body off one document of a template. Other tabs stay, and
 * so do those of envelopes that were made before.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentTabs_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsDelete: Operation<TemplateDocumentTabsDeleteInput, TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteResponses> = /* @__PURE__ */ operation('TemplateDocumentTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');

