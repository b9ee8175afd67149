// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateResponses, TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteResponses, TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListResponses, TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentFieldsCreateInput, TemplateDocumentFieldsDeleteInput, TemplateDocumentFieldsListInput, TemplateDocumentFieldsUpdateInput } from '../template-document-fields.js';
import { templateDocumentFieldsCreate, templateDocumentFieldsDelete, templateDocumentFieldsList, templateDocumentFieldsUpdate } from '../template-document-fields.js';
/**
 * Names and values that belong to one document of a template.
 */
export interface TemplateDocumentFields {
    /**
     * List the fields of a document in a template.
     *
     * Returns the document fields, which are pairs of a name and a value, of one document of a template.
     * Every envelope that is created from the template has the same fields.
     *
     * TemplateDocumentFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
     */
    list(input: TemplateDocumentFieldsListInput, options?: CallOptions): Call<TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListResponses>;
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
    create(input: TemplateDocumentFieldsCreateInput, options?: CallOptions): Call<TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateResponses>;
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
    update(input: TemplateDocumentFieldsUpdateInput, options?: CallOptions): Call<TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateResponses>;
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
    delete(input: TemplateDocumentFieldsDeleteInput, options?: CallOptions): Call<TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateDocumentFields.
 */
export function templateDocumentFields(client: Client<'esign'>): TemplateDocumentFields {
    return {
        list: templateDocumentFieldsList.bind(null, client),
        create: templateDocumentFieldsCreate.bind(null, client),
        update: templateDocumentFieldsUpdate.bind(null, client),
        delete: templateDocumentFieldsDelete.bind(null, client)
    };
}

