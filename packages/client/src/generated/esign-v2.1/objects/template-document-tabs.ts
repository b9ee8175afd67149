// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateResponses, TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteResponses, TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageResponses, TemplateDocumentTabsGetResponses, TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentTabsCreateInput, TemplateDocumentTabsDeleteInput, TemplateDocumentTabsGetByPageInput, TemplateDocumentTabsGetInput, TemplateDocumentTabsUpdateInput } from '../template-document-tabs.js';
import { templateDocumentTabsCreate, templateDocumentTabsDelete, templateDocumentTabsGet, templateDocumentTabsGetByPage, templateDocumentTabsUpdate } from '../template-document-tabs.js';
/**
 * The tabs on one document of a template, whichever role they belong to.
 */
export interface TemplateDocumentTabs {
    /**
     * List the tabs on one page of a template's document.
     *
     * Gives the tabs of all roles and people that stand on one page of a document in a template, in one
     * list for each kind, together with those that the sender fills in beforehand. Pages count from 1,
     * and a page without tabs gives no lists. There is no paging.
     *
     * TemplateDocumentTabs_getByPage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs`
     */
    getByPage(input: TemplateDocumentTabsGetByPageInput, options?: CallOptions): Call<TemplateDocumentTabsGetByPage200Response, TemplateDocumentTabsGetByPageResponses>;
    /**
     * List the tabs on a document of a template.
     *
     * Gives the tabs of all roles and people that stand on one document of a template, in one list for
     * each kind, together with those that the sender fills in beforehand. `page_numbers` narrows them
     * down to some pages. There is no paging.
     *
     * TemplateDocumentTabs_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
     */
    get(input: TemplateDocumentTabsGetInput, options?: CallOptions): Call<TemplateDocumentTabsGet200Response, TemplateDocumentTabsGetResponses>;
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
    create(input: TemplateDocumentTabsCreateInput, options?: CallOptions): Call<TemplateDocumentTabsCreate201Response, TemplateDocumentTabsCreateResponses>;
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
    update(input: TemplateDocumentTabsUpdateInput, options?: CallOptions): Call<TemplateDocumentTabsUpdate200Response, TemplateDocumentTabsUpdateResponses>;
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
    delete(input: TemplateDocumentTabsDeleteInput, options?: CallOptions): Call<TemplateDocumentTabsDelete200Response, TemplateDocumentTabsDeleteResponses>;
}
/**
 * Makes the functions of TemplateDocumentTabs into methods of one object.
 */
export function templateDocumentTabs(client: Client): TemplateDocumentTabs {
    return {
        getByPage: templateDocumentTabsGetByPage.bind(null, client),
        get: templateDocumentTabsGet.bind(null, client),
        create: templateDocumentTabsCreate.bind(null, client),
        update: templateDocumentTabsUpdate.bind(null, client),
        delete: templateDocumentTabsDelete.bind(null, client)
    };
}

