// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateResponses, TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteResponses, TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListResponses, TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-document-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentFieldsCreateInput, TemplateDocumentFieldsDeleteInput, TemplateDocumentFieldsListInput, TemplateDocumentFieldsUpdateInput } from '../template-document-fields.js';
import { templateDocumentFieldsCreate, templateDocumentFieldsDelete, templateDocumentFieldsList, templateDocumentFieldsUpdate } from '../template-document-fields.js';
/**
 * Names and values that travel with one document of a template.
 */
export interface TemplateDocumentFields {
    /**
     * List the fields of a document in a template.
     *
     * Gives the pairs of a name and a value that are kept with one document of a template. The document
     * brings them along into every envelope made from the template.
     *
     * TemplateDocumentFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
     */
    list(input: TemplateDocumentFieldsListInput, options?: CallOptions): Call<TemplateDocumentFieldsList200Response, TemplateDocumentFieldsListResponses>;
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
    create(input: TemplateDocumentFieldsCreateInput, options?: CallOptions): Call<TemplateDocumentFieldsCreate201Response, TemplateDocumentFieldsCreateResponses>;
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
    update(input: TemplateDocumentFieldsUpdateInput, options?: CallOptions): Call<TemplateDocumentFieldsUpdate200Response, TemplateDocumentFieldsUpdateResponses>;
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
    delete(input: TemplateDocumentFieldsDeleteInput, options?: CallOptions): Call<TemplateDocumentFieldsDelete200Response, TemplateDocumentFieldsDeleteResponses>;
}
/**
 * Makes the functions of TemplateDocumentFields into methods of one object.
 */
export function templateDocumentFields(client: Client): TemplateDocumentFields {
    return {
        list: templateDocumentFieldsList.bind(null, client),
        create: templateDocumentFieldsCreate.bind(null, client),
        update: templateDocumentFieldsUpdate.bind(null, client),
        delete: templateDocumentFieldsDelete.bind(null, client)
    };
}

