/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the e-mail settings of an envelope.
 *
 * Tells what an envelope has set for its own e-mails: where answers go and who gets a blind copy.
 * Where it has set nothing, the settings of the account count.
 *
 * EnvelopeEmailSettings_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsGet = /* @__PURE__ */ operation<operations['EnvelopeEmailSettings_get']>({
    id: 'EnvelopeEmailSettings_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings'
});


/**
 * Add e-mail settings to an envelope.
 *
 * Says where answers to the e-mails of one envelope go and who gets a blind copy of them, instead of
 * what the account has set. Blind copies must be switched on for the account.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeEmailSettings_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsCreate = /* @__PURE__ */ operation<operations['EnvelopeEmailSettings_create']>({
    id: 'EnvelopeEmailSettings_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings',
    mediaTypes: ['application/json']
});


/**
 * Change the e-mail settings of an envelope.
 *
 * Changes where answers to the e-mails of one envelope go and who gets a blind copy of them. A field
 * that is left out stays as it is. Blind copies must be switched on for the account.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeEmailSettings_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsUpdate = /* @__PURE__ */ operation<operations['EnvelopeEmailSettings_update']>({
    id: 'EnvelopeEmailSettings_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings',
    mediaTypes: ['application/json']
});


/**
 * Delete the e-mail settings of an envelope.
 *
 * Deletes what an envelope has set for its own e-mails, so that the settings of the account count
 * again. The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * EnvelopeEmailSettings_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsDelete = /* @__PURE__ */ operation<operations['EnvelopeEmailSettings_delete']>({
    id: 'EnvelopeEmailSettings_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings'
});

