/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateBody, TemplateCustomFieldsCreateHeader, TemplateCustomFieldsCreateParams, TemplateCustomFieldsCreateResponses, TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteBody, TemplateCustomFieldsDeleteHeader, TemplateCustomFieldsDeleteParams, TemplateCustomFieldsDeleteResponses, TemplateCustomFieldsList200Response, TemplateCustomFieldsListParams, TemplateCustomFieldsListResponses, TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateBody, TemplateCustomFieldsUpdateHeader, TemplateCustomFieldsUpdateParams, TemplateCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/template-custom-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateCustomFieldsList`.
 */
export interface TemplateCustomFieldsListInput {
    path: PathOf<TemplateCustomFieldsListParams>;
}
/**
 * List the custom fields of a template.
 *
 * Returns the custom fields (metadata) of a template, with separate arrays for text fields and list
 * fields. Envelopes that are created from the template start with these fields and their values.
 *
 * TemplateCustomFields_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 */
export const templateCustomFieldsList: Operation<TemplateCustomFieldsListInput, TemplateCustomFieldsList200Response, TemplateCustomFieldsListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateCustomFields_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');


/**
 * The input of `templateCustomFieldsCreate`.
 */
export interface TemplateCustomFieldsCreateInput {
    path: PathOf<TemplateCustomFieldsCreateParams>;
    header?: TemplateCustomFieldsCreateHeader | undefined;
    body: TemplateCustomFieldsCreateBody;
}
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
export const templateCustomFieldsCreate: Operation<TemplateCustomFieldsCreateInput, TemplateCustomFieldsCreate201Response, TemplateCustomFieldsCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateCustomFields_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');


/**
 * The input of `templateCustomFieldsUpdate`.
 */
export interface TemplateCustomFieldsUpdateInput {
    path: PathOf<TemplateCustomFieldsUpdateParams>;
    header?: TemplateCustomFieldsUpdateHeader | undefined;
    body: TemplateCustomFieldsUpdateBody;
}
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
export const templateCustomFieldsUpdate: Operation<TemplateCustomFieldsUpdateInput, TemplateCustomFieldsUpdate200Response, TemplateCustomFieldsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateCustomFields_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');


/**
 * The input of `templateCustomFieldsDelete`.
 */
export interface TemplateCustomFieldsDeleteInput {
    path: PathOf<TemplateCustomFieldsDeleteParams>;
    header?: TemplateCustomFieldsDeleteHeader | undefined;
    body: TemplateCustomFieldsDeleteBody;
}
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
export const templateCustomFieldsDelete: Operation<TemplateCustomFieldsDeleteInput, TemplateCustomFieldsDelete200Response, TemplateCustomFieldsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateCustomFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields');

