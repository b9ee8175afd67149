/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateBody, EnvelopeCustomFieldsCreateHeader, EnvelopeCustomFieldsCreateParams, EnvelopeCustomFieldsCreateResponses, EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteBody, EnvelopeCustomFieldsDeleteHeader, EnvelopeCustomFieldsDeleteParams, EnvelopeCustomFieldsDeleteResponses, EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListParams, EnvelopeCustomFieldsListResponses, EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateBody, EnvelopeCustomFieldsUpdateHeader, EnvelopeCustomFieldsUpdateParams, EnvelopeCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-custom-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeCustomFieldsList` takes.
 */
export interface EnvelopeCustomFieldsListInput {
    path: PathOf<EnvelopeCustomFieldsListParams>;
}
/**
 * List the custom fields of an envelope.
 *
 * Gives the metadata of an envelope: the fields with free text and those with a choice, with the IDs
 * by which they are changed. Sender, recipients and administrators of the account may read them.
 *
 * EnvelopeCustomFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsList: Operation<EnvelopeCustomFieldsListInput, EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListResponses> = /* @__PURE__ */ operation('EnvelopeCustomFields_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');


/**
 * What `envelopeCustomFieldsCreate` takes.
 */
export interface EnvelopeCustomFieldsCreateInput {
    path: PathOf<EnvelopeCustomFieldsCreateParams>;
    header?: EnvelopeCustomFieldsCreateHeader | undefined;
    body: EnvelopeCustomFieldsCreateBody;
}
/**
 * Add custom fields to an envelope.
 *
 * Adds metadata to an envelope that is a draft or in process. No two fields of an envelope may have
 * the same name; name and value have 100 characters at most. Each field comes back with its ID and
 * its own outcome. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsCreate: Operation<EnvelopeCustomFieldsCreateInput, EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateResponses> = /* @__PURE__ */ operation('EnvelopeCustomFields_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');


/**
 * What `envelopeCustomFieldsUpdate` takes.
 */
export interface EnvelopeCustomFieldsUpdateInput {
    path: PathOf<EnvelopeCustomFieldsUpdateParams>;
    header?: EnvelopeCustomFieldsUpdateHeader | undefined;
    body: EnvelopeCustomFieldsUpdateBody;
}
/**
 * Change custom fields of an envelope.
 *
 * Changes the metadata of an envelope that is a draft or in process. A field is found by its
 * `fieldId`; what is left out of it stays as it is, and so do fields that are not named. Each field
 * comes back with its own outcome. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsUpdate: Operation<EnvelopeCustomFieldsUpdateInput, EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeCustomFields_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');


/**
 * What `envelopeCustomFieldsDelete` takes.
 */
export interface EnvelopeCustomFieldsDeleteInput {
    path: PathOf<EnvelopeCustomFieldsDeleteParams>;
    header?: EnvelopeCustomFieldsDeleteHeader | undefined;
    body: EnvelopeCustomFieldsDeleteBody;
}
/**
 * Delete custom fields of an envelope.
 *
 * Takes metadata away from an envelope that is a draft or in process. The body names the fields by
 * their `fieldId`; others stay. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsDelete: Operation<EnvelopeCustomFieldsDeleteInput, EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeCustomFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields');

