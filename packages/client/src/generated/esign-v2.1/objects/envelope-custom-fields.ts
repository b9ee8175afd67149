// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateResponses, EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteResponses, EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListResponses, EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-custom-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeCustomFieldsCreateInput, EnvelopeCustomFieldsDeleteInput, EnvelopeCustomFieldsListInput, EnvelopeCustomFieldsUpdateInput } from '../envelope-custom-fields.js';
import { envelopeCustomFieldsCreate, envelopeCustomFieldsDelete, envelopeCustomFieldsList, envelopeCustomFieldsUpdate } from '../envelope-custom-fields.js';
/**
 * Metadata that a sender adds to an envelope, as text fields and list fields. Lists of envelopes
 * can be filtered by these fields.
 */
export interface EnvelopeCustomFields {
    /**
     * List the custom fields of an envelope.
     *
     * Returns the custom fields (metadata) of an envelope: the text fields and the list fields, with the
     * IDs that are required to change them. The sender, the recipients and administrators of the account
     * can read them.
     *
     * EnvelopeCustomFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
     */
    list(input: EnvelopeCustomFieldsListInput, options?: CallOptions): Call<EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListResponses>;
    /**
     * Add custom fields to an envelope.
     *
     * Adds custom fields (metadata) to an envelope that is a draft or in process. Field names must be
     * unique in an envelope. Names and values can have up to 100 characters. Each field is returned with
     * its ID and its result. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeCustomFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
     */
    create(input: EnvelopeCustomFieldsCreateInput, options?: CallOptions): Call<EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateResponses>;
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
    update(input: EnvelopeCustomFieldsUpdateInput, options?: CallOptions): Call<EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateResponses>;
    /**
     * Delete custom fields of an envelope.
     *
     * Deletes custom fields (metadata) from an envelope that is a draft or in process. The request body
     * identifies the fields by their `fieldId`. Other fields are kept. If the caller holds a lock on the
     * envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
     */
    delete(input: EnvelopeCustomFieldsDeleteInput, options?: CallOptions): Call<EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeCustomFields.
 */
export function envelopeCustomFields(client: Client<'esign'>): EnvelopeCustomFields {
    return {
        list: envelopeCustomFieldsList.bind(null, client),
        create: envelopeCustomFieldsCreate.bind(null, client),
        update: envelopeCustomFieldsUpdate.bind(null, client),
        delete: envelopeCustomFieldsDelete.bind(null, client)
    };
}

