// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateResponses, TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteResponses, TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageResponses, TemplateDocumentTabsGetResponses, TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentTabsCreateInput, TemplateDocumentTabsDeleteInput, TemplateDocumentTabsGetByPageInput, TemplateDocumentTabsGetInput, TemplateDocumentTabsUpdateInput } from '../template-document-tabs.js';
import { templateDocumentTabsCreate, templateDocumentTabsDelete, templateDocumentTabsGet, templateDocumentTabsGetByPage, templateDocumentTabsUpdate } from '../template-document-tabs.js';
/**
 * The tabs on one document of a template, for all roles.
 */
export interface TemplateDocumentTabs {
    /**
     * List the tabs on one page of a template document.
     *
     * Returns the tabs of all roles and recipients on one page of a document in a template, with one
     * array for each type, including the tabs that the sender fills in before sending. Page numbers are
     * 1-based. A page without tabs returns no arrays. The response is not paged.
     *
     * TemplateDocumentTabs_getByPage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs`
     */
    getByPage(input: TemplateDocumentTabsGetByPageInput, options?: CallOptions): Call<TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageResponses>;
    /**
     * List the tabs on a document of a template.
     *
     * Returns the tabs of all roles and recipients on one document of a template, with one array for
     * each type, including the tabs that the sender fills in before sending. `page_numbers` limits the
     * response to certain pages. The response is not paged.
     *
     * TemplateDocumentTabs_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
     */
    get(input: TemplateDocumentTabsGetInput, options?: CallOptions): Call<TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetResponses>;
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
    create(input: TemplateDocumentTabsCreateInput, options?: CallOptions): Call<TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateResponses>;
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
    update(input: TemplateDocumentTabsUpdateInput, options?: CallOptions): Call<TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateResponses>;
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
    delete(input: TemplateDocumentTabsDeleteInput, options?: CallOptions): Call<TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateDocumentTabs.
 */
export function templateDocumentTabs(client: Client<'esign'>): TemplateDocumentTabs {
    return {
        getByPage: templateDocumentTabsGetByPage.bind(null, client),
        get: templateDocumentTabsGet.bind(null, client),
        create: templateDocumentTabsCreate.bind(null, client),
        update: templateDocumentTabsUpdate.bind(null, client),
        delete: templateDocumentTabsDelete.bind(null, client)
    };
}

