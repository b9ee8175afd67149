// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateResponses, TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteResponses, TemplateCustomFieldsList200Response, TemplateCustomFieldsListResponses, TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-custom-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateCustomFieldsCreateInput, TemplateCustomFieldsDeleteInput, TemplateCustomFieldsListInput, TemplateCustomFieldsUpdateInput } from '../template-custom-fields.js';
import { templateCustomFieldsCreate, templateCustomFieldsDelete, templateCustomFieldsList, templateCustomFieldsUpdate } from '../template-custom-fields.js';
/**
 * The custom fields that a template adds to the envelopes created from it.
 */
export interface TemplateCustomFields {
    /**
     * List the custom fields of a template.
     *
     * Returns the custom fields (metadata) of a template, with separate arrays for text fields and list
     * fields. Envelopes that are created from the template start with these fields and their values.
     *
     * TemplateCustomFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    list(input: TemplateCustomFieldsListInput, options?: CallOptions): Call<TemplateCustomFieldsList200Response, TemplateCustomFieldsListResponses>;
    /**
     * Add custom fields to a template.
     *
     * Adds custom fields (metadata) to a template. Field names must be unique in a template. Names and
     * values can have up to 100 characters. Envelopes that are created from the template later start
     * with the fields. Existing envelopes are not changed.
     *
     * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
     *
     * TemplateCustomFields_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    create(input: TemplateCustomFieldsCreateInput, options?: CallOptions): Call<TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateResponses>;
    /**
     * Change the custom fields of a template.
     *
     * Changes custom fields (metadata) of a template. A field is identified by its `fieldId`. Omitted
     * properties, omitted fields and the fields of existing envelopes are not changed. Each field is
     * returned with its result.
     *
     * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
     *
     * TemplateCustomFields_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    update(input: TemplateCustomFieldsUpdateInput, options?: CallOptions): Call<TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateResponses>;
    /**
     * Remove custom fields from a template.
     *
     * Deletes custom fields (metadata) from a template. The request body identifies the fields by their
     * `fieldId`. Other fields and the fields of existing envelopes are kept.
     *
     * Unlike for an envelope, this is possible in every status of the template. If the caller holds a
     * lock on the template, send it in `X-DocuSign-Edit`.
     *
     * TemplateCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
     */
    delete(input: TemplateCustomFieldsDeleteInput, options?: CallOptions): Call<TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateCustomFields.
 */
export function templateCustomFields(client: Client<'esign'>): TemplateCustomFields {
    return {
        list: templateCustomFieldsList.bind(null, client),
        create: templateCustomFieldsCreate.bind(null, client),
        update: templateCustomFieldsUpdate.bind(null, client),
        delete: templateCustomFieldsDelete.bind(null, client)
    };
}

