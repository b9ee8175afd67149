/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateBody, TemplateDocumentTabsCreateHeader, TemplateDocumentTabsCreateParams, TemplateDocumentTabsCreateResponses, TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteBody, TemplateDocumentTabsDeleteHeader, TemplateDocumentTabsDeleteParams, TemplateDocumentTabsDeleteResponses, TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageParams, TemplateDocumentTabsGetByPageResponses, TemplateDocumentTabsGetParams, TemplateDocumentTabsGetQueryParams, TemplateDocumentTabsGetResponses, TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateBody, TemplateDocumentTabsUpdateHeader, TemplateDocumentTabsUpdateParams, TemplateDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateDocumentTabsGetByPage`.
 */
export interface TemplateDocumentTabsGetByPageInput {
    path: PathOf<TemplateDocumentTabsGetByPageParams>;
}
/**
 * List the tabs on one page of a template document.
 *
 * Returns the tabs of all roles and recipients on one page of a document in a template, with one
 * array for each type, including the tabs that the sender fills in before sending. Page numbers are
 * 1-based. A page without tabs returns no arrays. The response is not paged.
 *
 * TemplateDocumentTabs_getByPage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs`
 */
export const templateDocumentTabsGetByPage: Operation<TemplateDocumentTabsGetByPageInput, TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentTabs_getByPage', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs');


/**
 * The input of `templateDocumentTabsGet`.
 */
export interface TemplateDocumentTabsGetInput {
    path: PathOf<TemplateDocumentTabsGetParams>;
    query?: TemplateDocumentTabsGetQueryParams | undefined;
}
/**
 * List the tabs on a document of a template.
 *
 * Returns the tabs of all roles and recipients on one document of a template, with one array for
 * each type, including the tabs that the sender fills in before sending. `page_numbers` limits the
 * response to certain pages. The response is not paged.
 *
 * TemplateDocumentTabs_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsGet: Operation<TemplateDocumentTabsGetInput, TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentTabs_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');


/**
 * The input of `templateDocumentTabsCreate`.
 */
export interface TemplateDocumentTabsCreateInput {
    path: PathOf<TemplateDocumentTabsCreateParams>;
    header?: TemplateDocumentTabsCreateHeader | undefined;
    body: TemplateDocumentTabsCreateBody;
}
/**
 * Place tabs on a document of a template.
 *
 * Adds tabs to one document of a template, for several roles and recipients in one request. Each tab
 * identifies its recipient with `recipientId`. Tabs that the sender fills in before sending are in
 * `prefillTabs` and do not have a recipient. The position of a tab is a page with coordinates, or an
 * anchor text.
 *
 * The type of the recipients must support tabs. After a recipient has a tab on the document, the
 * document can no longer be hidden from that recipient. Existing envelopes are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentTabs_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsCreate: Operation<TemplateDocumentTabsCreateInput, TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentTabs_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');


/**
 * The input of `templateDocumentTabsUpdate`.
 */
export interface TemplateDocumentTabsUpdateInput {
    path: PathOf<TemplateDocumentTabsUpdateParams>;
    header?: TemplateDocumentTabsUpdateHeader | undefined;
    body: TemplateDocumentTabsUpdateBody;
}
/**
 * Change the tabs on a document of a template.
 *
 * Changes tabs on one document of a template. A tab is identified by its `tabId`. Omitted fields and
 * existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentTabs_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsUpdate: Operation<TemplateDocumentTabsUpdateInput, TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentTabs_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');


/**
 * The input of `templateDocumentTabsDelete`.
 */
export interface TemplateDocumentTabsDeleteInput {
    path: PathOf<TemplateDocumentTabsDeleteParams>;
    header?: TemplateDocumentTabsDeleteHeader | undefined;
    body: TemplateDocumentTabsDeleteBody;
}
/**
 * Remove tabs from a document of a template.
 *
 * Deletes tabs from one document of a template. The request body contains the IDs of the tabs. Other
 * tabs and the tabs of existing envelopes are kept.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateDocumentTabs_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 */
export const templateDocumentTabsDelete: Operation<TemplateDocumentTabsDeleteInput, TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs');

