/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateBody, TemplateCustomFieldsCreateHeader, TemplateCustomFieldsCreateParams, TemplateCustomFieldsCreateResponses, TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteBody, TemplateCustomFieldsDeleteHeader, TemplateCustomFieldsDeleteParams, TemplateCustomFieldsDeleteResponses, TemplateCustomFieldsList200Response, TemplateCustomFieldsListParams, TemplateCustomFieldsListResponses, TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateBody, TemplateCustomFieldsUpdateHeader, TemplateCustomFieldsUpdateParams, TemplateCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-custom-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateCustomFieldsList` takes.
 */
export interface TemplateCustomFieldsListInput {
    path: PathOf<TemplateCustomFieldsListParams>;
}
/**
 * List the custom fields of a template.
 *
 * Gives the metadata of a template: fields with free text and fields with a choice. An envelope
 * made from the template starts with these fields and their values.
 *
 * TemplateCustomFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 */
export const templateCustomFieldsList: Operation<TemplateCustomFieldsListInput, TemplateCustomFieldsList200Response, TemplateCustomFieldsListResponses> = /* @__PURE__ */ operation('TemplateCustomFields_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');


/**
 * What `templateCustomFieldsCreate` takes.
 */
export interface TemplateCustomFieldsCreateInput {
    path: PathOf<TemplateCustomFieldsCreateParams>;
    header?: TemplateCustomFieldsCreateHeader | undefined;
    body: TemplateCustomFieldsCreateBody;
}
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
export const templateCustomFieldsCreate: Operation<TemplateCustomFieldsCreateInput, TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateResponses> = /* @__PURE__ */ operation('TemplateCustomFields_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');


/**
 * What `templateCustomFieldsUpdate` takes.
 */
export interface TemplateCustomFieldsUpdateInput {
    path: PathOf<TemplateCustomFieldsUpdateParams>;
    header?: TemplateCustomFieldsUpdateHeader | undefined;
    body: TemplateCustomFieldsUpdateBody;
}
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
export const templateCustomFieldsUpdate: Operation<TemplateCustomFieldsUpdateInput, TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateResponses> = /* @__PURE__ */ operation('TemplateCustomFields_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');


/**
 * What `templateCustomFieldsDelete` takes.
 */
export interface TemplateCustomFieldsDeleteInput {
    path: PathOf<TemplateCustomFieldsDeleteParams>;
    header?: TemplateCustomFieldsDeleteHeader | undefined;
    body: TemplateCustomFieldsDeleteBody;
}
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
export const templateCustomFieldsDelete: Operation<TemplateCustomFieldsDeleteInput, TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteResponses> = /* @__PURE__ */ operation('TemplateCustomFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');

