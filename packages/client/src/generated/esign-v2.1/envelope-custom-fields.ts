/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateBody, EnvelopeCustomFieldsCreateHeader, EnvelopeCustomFieldsCreateParams, EnvelopeCustomFieldsCreateResponses, EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteBody, EnvelopeCustomFieldsDeleteHeader, EnvelopeCustomFieldsDeleteParams, EnvelopeCustomFieldsDeleteResponses, EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListParams, EnvelopeCustomFieldsListResponses, EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateBody, EnvelopeCustomFieldsUpdateHeader, EnvelopeCustomFieldsUpdateParams, EnvelopeCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-custom-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeCustomFieldsList`.
 */
export interface EnvelopeCustomFieldsListInput {
    path: PathOf<EnvelopeCustomFieldsListParams>;
}
/**
 * List the custom fields of an envelope.
 *
 * Returns the custom fields (metadata) of an envelope: the text fields and the list fields, with the
 * IDs that are required to change them. The sender, the recipients and administrators of the account
 * can read them.
 *
 * EnvelopeCustomFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsList: Operation<EnvelopeCustomFieldsListInput, EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeCustomFields_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');


/**
 * The input of `envelopeCustomFieldsCreate`.
 */
export interface EnvelopeCustomFieldsCreateInput {
    path: PathOf<EnvelopeCustomFieldsCreateParams>;
    header?: EnvelopeCustomFieldsCreateHeader | undefined;
    body: EnvelopeCustomFieldsCreateBody;
}
/**
 * Add custom fields to an envelope.
 *
 * Adds custom fields (metadata) to an envelope that is a draft or in process. Field names must be
 * unique in an envelope. Names and values can have up to 100 characters. Each field is returned with
 * its ID and its result. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsCreate: Operation<EnvelopeCustomFieldsCreateInput, EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeCustomFields_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');


/**
 * The input of `envelopeCustomFieldsUpdate`.
 */
export interface EnvelopeCustomFieldsUpdateInput {
    path: PathOf<EnvelopeCustomFieldsUpdateParams>;
    header?: EnvelopeCustomFieldsUpdateHeader | undefined;
    body: EnvelopeCustomFieldsUpdateBody;
}
/**
 * Change custom fields of an envelope.
 *
 * Changes custom fields (metadata) of an envelope that is a draft or in process. A field is
 * identified by its `fieldId`. Omitted properties and omitted fields are not changed. Each field is
 * returned with its result. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsUpdate: Operation<EnvelopeCustomFieldsUpdateInput, EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeCustomFields_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');


/**
 * The input of `envelopeCustomFieldsDelete`.
 */
export interface EnvelopeCustomFieldsDeleteInput {
    path: PathOf<EnvelopeCustomFieldsDeleteParams>;
    header?: EnvelopeCustomFieldsDeleteHeader | undefined;
    body: EnvelopeCustomFieldsDeleteBody;
}
/**
 * Delete custom fields of an envelope.
 *
 * Deletes custom fields (metadata) from an envelope that is a draft or in process. The request body
 * identifies the fields by their `fieldId`. Other fields are kept. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsDelete: Operation<EnvelopeCustomFieldsDeleteInput, EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeCustomFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');

