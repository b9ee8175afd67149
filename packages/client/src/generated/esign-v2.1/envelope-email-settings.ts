/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateBody, EnvelopeEmailSettingsCreateHeader, EnvelopeEmailSettingsCreateParams, EnvelopeEmailSettingsCreateResponses, EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteHeader, EnvelopeEmailSettingsDeleteParams, EnvelopeEmailSettingsDeleteResponses, EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetParams, EnvelopeEmailSettingsGetResponses, EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateBody, EnvelopeEmailSettingsUpdateHeader, EnvelopeEmailSettingsUpdateParams, EnvelopeEmailSettingsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-email-settings';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeEmailSettingsGet`.
 */
export interface EnvelopeEmailSettingsGetInput {
    path: PathOf<EnvelopeEmailSettingsGetParams>;
}
/**
 * Read the e-mail settings of an envelope.
 *
 * Returns the e-mail settings of an envelope: the reply-to address and the addresses that receive
 * blind copies. If the envelope does not have its own settings, the settings of the account apply.
 *
 * EnvelopeEmailSettings_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsGet: Operation<EnvelopeEmailSettingsGetInput, EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeEmailSettings_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');


/**
 * The input of `envelopeEmailSettingsCreate`.
 */
export interface EnvelopeEmailSettingsCreateInput {
    path: PathOf<EnvelopeEmailSettingsCreateParams>;
    header?: EnvelopeEmailSettingsCreateHeader | undefined;
    body: EnvelopeEmailSettingsCreateBody;
}
/**
 * Add e-mail settings to an envelope.
 *
 * Sets the reply-to address for the e-mails of one envelope and the addresses that receive blind
 * copies of them, instead of the settings of the account. Blind copies must be enabled for the
 * account.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeEmailSettings_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsCreate: Operation<EnvelopeEmailSettingsCreateInput, EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeEmailSettings_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');


/**
 * The input of `envelopeEmailSettingsUpdate`.
 */
export interface EnvelopeEmailSettingsUpdateInput {
    path: PathOf<EnvelopeEmailSettingsUpdateParams>;
    header?: EnvelopeEmailSettingsUpdateHeader | undefined;
    body: EnvelopeEmailSettingsUpdateBody;
}
/**
 * Change the e-mail settings of an envelope.
 *
 * Changes the reply-to address for the e-mails of one envelope and the addresses that receive blind
 * copies of them. Omitted fields are not changed. Blind copies must be enabled for the account.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeEmailSettings_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsUpdate: Operation<EnvelopeEmailSettingsUpdateInput, EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeEmailSettings_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');


/**
 * The input of `envelopeEmailSettingsDelete`.
 */
export interface EnvelopeEmailSettingsDeleteInput {
    path: PathOf<EnvelopeEmailSettingsDeleteParams>;
    header?: EnvelopeEmailSettingsDeleteHeader | undefined;
}
/**
 * Delete the e-mail settings of an envelope.
 *
 * Deletes the e-mail settings of an envelope, so that the settings of the account apply again. The
 * envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeEmailSettings_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 */
export const envelopeEmailSettingsDelete: Operation<EnvelopeEmailSettingsDeleteInput, EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeEmailSettings_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings');

