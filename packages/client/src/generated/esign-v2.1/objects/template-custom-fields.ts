// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateResponses, TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteResponses, TemplateCustomFieldsList200Response, TemplateCustomFieldsListResponses, TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-custom-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateCustomFieldsCreateInput, TemplateCustomFieldsDeleteInput, TemplateCustomFieldsListInput, TemplateCustomFieldsUpdateInput } from '../template-custom-fields.js';
import { templateCustomFieldsCreate, templateCustomFieldsDelete, templateCustomFieldsList, templateCustomFieldsUpdate } from '../template-custom-fields.js';
/**
 * The metadata that a template hands on to the envelopes made from it.
 */
export interface TemplateCustomFields {
    /**
     * List the custom fields of a template.
     *
     * Gives the metadata of a template: fields with free text and fields with a choice. An envelope
     * made from the template starts with these fields and their values.
     *
     * TemplateCustomFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    list(input: TemplateCustomFieldsListInput, options?: CallOptions): Call<TemplateCustomFieldsList200Response, TemplateCustomFieldsListResponses>;
    /**
     * Add custom fields to a template.
     *
     * Adds metadata to a template. No two fields of a template may have the same name; name and value
     * have 100 characters at most. Envelopes made from the template from now on start with the fields;
     * earlier ones do not get them.
     *
     * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
     *
     * TemplateCustomFields_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    create(input: TemplateCustomFieldsCreateInput, options?: CallOptions): Call<TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateResponses>;
    /**
     * Change the custom fields of a template.
     *
     * Changes the metadata of a template. A field is found by its `fieldId`; what is left out of it
     * stays as it is, and so do fields that are not named, and those of envelopes that were made before.
     * Each field comes back with its own outcome.
     *
     * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
     *
     * TemplateCustomFields_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    update(input: TemplateCustomFieldsUpdateInput, options?: CallOptions): Call<TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateResponses>;
    /**
     * Remove custom fields from a template.
     *
     * Takes metadata away from a template. The body names the fields by their `fieldId`; others stay,
     * and so do those of envelopes that were made before.
     *
     * Unlike an envelope, a template has no status that forbids it. Whoever holds a lock on the template
     * sends it in `X-DocuSign-Edit`.
     *
     * TemplateCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    delete(input: TemplateCustomFieldsDeleteInput, options?: CallOptions): Call<TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteResponses>;
}
/**
 * Makes the functions of TemplateCustomFields into methods of one object.
 */
export function templateCustomFields(client: Client): TemplateCustomFields {
    return {
        list: templateCustomFieldsList.bind(null, client),
        create: templateCustomFieldsCreate.bind(null, client),
        update: templateCustomFieldsUpdate.bind(null, client),
        delete: templateCustomFieldsDelete.bind(null, client)
    };
}

