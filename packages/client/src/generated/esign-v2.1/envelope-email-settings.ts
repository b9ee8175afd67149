/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateBody, EnvelopeEmailSettingsCreateHeader, EnvelopeEmailSettingsCreateParams, EnvelopeEmailSettingsCreateResponses, EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteHeader, EnvelopeEmailSettingsDeleteParams, EnvelopeEmailSettingsDeleteResponses, EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetParams, EnvelopeEmailSettingsGetResponses, EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateBody, EnvelopeEmailSettingsUpdateHeader, EnvelopeEmailSettingsUpdateParams, EnvelopeEmailSettingsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-email-settings';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeEmailSettingsGet` takes.
 */
export interface EnvelopeEmailSettingsGetInput {
    path: PathOf<EnvelopeEmailSettingsGetParams>;
}
/**
 * Read the e-mail settings of an envelope.
 *
 * Tells what an envelope has set for its own e-mails: where answers go and who gets a blind copy.
 * Where it has set nothing, the settings of the account count.
 *
 * EnvelopeEmailSettings_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsGet: Operation<EnvelopeEmailSettingsGetInput, EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetResponses> = /* @__PURE__ */ operation('EnvelopeEmailSettings_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');


/**
 * What `envelopeEmailSettingsCreate` takes.
 */
export interface EnvelopeEmailSettingsCreateInput {
    path: PathOf<EnvelopeEmailSettingsCreateParams>;
    header?: EnvelopeEmailSettingsCreateHeader | undefined;
    body: EnvelopeEmailSettingsCreateBody;
}
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
export const envelopeEmailSettingsCreate: Operation<EnvelopeEmailSettingsCreateInput, EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateResponses> = /* @__PURE__ */ operation('EnvelopeEmailSettings_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');


/**
 * What `envelopeEmailSettingsUpdate` takes.
 */
export interface EnvelopeEmailSettingsUpdateInput {
    path: PathOf<EnvelopeEmailSettingsUpdateParams>;
    header?: EnvelopeEmailSettingsUpdateHeader | undefined;
    body: EnvelopeEmailSettingsUpdateBody;
}
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
export const envelopeEmailSettingsUpdate: Operation<EnvelopeEmailSettingsUpdateInput, EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeEmailSettings_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');


/**
 * What `envelopeEmailSettingsDelete` takes.
 */
export interface EnvelopeEmailSettingsDeleteInput {
    path: PathOf<EnvelopeEmailSettingsDeleteParams>;
    header?: EnvelopeEmailSettingsDeleteHeader | undefined;
}
/**
 * Delete the e-mail settings of an envelope.
 *
 * Deletes what an envelope has set for its own e-mails, so that the settings of the account count
 * again. The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * EnvelopeEmailSettings_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsDelete: Operation<EnvelopeEmailSettingsDeleteInput, EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeEmailSettings_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');

