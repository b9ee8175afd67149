// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateResponses, EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteResponses, EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListResponses, EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-custom-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeCustomFieldsCreateInput, EnvelopeCustomFieldsDeleteInput, EnvelopeCustomFieldsListInput, EnvelopeCustomFieldsUpdateInput } from '../envelope-custom-fields.js';
import { envelopeCustomFieldsCreate, envelopeCustomFieldsDelete, envelopeCustomFieldsList, envelopeCustomFieldsUpdate } from '../envelope-custom-fields.js';
/**
 * Metadata that a sender keeps with an envelope: fields with free text and fields with a choice.
 * Lists of envelopes can be filtered by them.
 */
export interface EnvelopeCustomFields {
    /**
     * List the custom fields of an envelope.
     *
     * Gives the metadata of an envelope: the fields with free text and those with a choice, with the IDs
     * by which they are changed. Sender, recipients and administrators of the account may read them.
     *
     * EnvelopeCustomFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
     */
    list(input: EnvelopeCustomFieldsListInput, options?: CallOptions): Call<EnvelopeCustomFieldsList200Response, EnvelopeCustomFieldsListResponses>;
    /**
     * Add custom fields to an envelope.
     *
     * Adds metadata to an envelope that is a draft or in process. No two fields of an envelope may have
     * the same name; name and value have 100 characters at most. Each field comes back with its ID and
     * its own outcome. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeCustomFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
     */
    create(input: EnvelopeCustomFieldsCreateInput, options?: CallOptions): Call<EnvelopeCustomFieldsCreate201Response, EnvelopeCustomFieldsCreateResponses>;
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
    update(input: EnvelopeCustomFieldsUpdateInput, options?: CallOptions): Call<EnvelopeCustomFieldsUpdate200Response, EnvelopeCustomFieldsUpdateResponses>;
    /**
     * Delete custom fields of an envelope.
     *
     * Takes metadata away from an envelope that is a draft or in process. The body names the fields by
     * their `fieldId`; others stay. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
     */
    delete(input: EnvelopeCustomFieldsDeleteInput, options?: CallOptions): Call<EnvelopeCustomFieldsDelete200Response, EnvelopeCustomFieldsDeleteResponses>;
}
/**
 * Makes the functions of EnvelopeCustomFields into methods of one object.
 */
export function envelopeCustomFields(client: Client): EnvelopeCustomFields {
    return {
        list: envelopeCustomFieldsList.bind(null, client),
        create: envelopeCustomFieldsCreate.bind(null, client),
        update: envelopeCustomFieldsUpdate.bind(null, client),
        delete: envelopeCustomFieldsDelete.bind(null, client)
    };
}

