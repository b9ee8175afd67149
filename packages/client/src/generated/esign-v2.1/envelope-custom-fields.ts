/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the custom fields of an envelope.
 *
 * Gives the metadata of an envelope: the fields with free text and those with a choice, with the IDs
 * by which they are changed. Sender, recipients and administrators of the account may read them.
 *
 * EnvelopeCustomFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsList = /* @__PURE__ */ operation<operations['EnvelopeCustomFields_list']>({
    id: 'EnvelopeCustomFields_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields'
});


/**
 * Add custom fields to an envelope.
 *
 * Adds metadata to an envelope that is a draft or in process. No two fields of an envelope may have
 * the same name; name and value have 100 characters at most. Each field comes back with its ID and
 * its own outcome. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsCreate = /* @__PURE__ */ operation<operations['EnvelopeCustomFields_create']>({
    id: 'EnvelopeCustomFields_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields',
    mediaTypes: ['application/json']
});


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
export const envelopeCustomFieldsUpdate = /* @__PURE__ */ operation<operations['EnvelopeCustomFields_update']>({
    id: 'EnvelopeCustomFields_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields',
    mediaTypes: ['application/json']
});


/**
 * Delete custom fields of an envelope.
 *
 * Takes metadata away from an envelope that is a draft or in process. The body names the fields by
 * their `fieldId`; others stay. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 */
export const envelopeCustomFieldsDelete = /* @__PURE__ */ operation<operations['EnvelopeCustomFields_delete']>({
    id: 'EnvelopeCustomFields_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields',
    mediaTypes: ['application/json']
});

