// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateResponses, EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteResponses, EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetResponses, EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-email-settings';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeEmailSettingsCreateInput, EnvelopeEmailSettingsDeleteInput, EnvelopeEmailSettingsGetInput, EnvelopeEmailSettingsUpdateInput } from '../envelope-email-settings.js';
import { envelopeEmailSettingsCreate, envelopeEmailSettingsDelete, envelopeEmailSettingsGet, envelopeEmailSettingsUpdate } from '../envelope-email-settings.js';
/**
 * The e-mail settings of an envelope that override those of the account: the reply address and the
 * blind copies.
 */
export interface EnvelopeEmailSettings {
    /**
     * Read the e-mail settings of an envelope.
     *
     * Returns the e-mail settings of an envelope: the reply-to address and the addresses that receive
     * blind copies. If the envelope does not have its own settings, the settings of the account apply.
     *
     * EnvelopeEmailSettings_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
     */
    get(input: EnvelopeEmailSettingsGetInput, options?: CallOptions): Call<EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetResponses>;
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
    create(input: EnvelopeEmailSettingsCreateInput, options?: CallOptions): Call<EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateResponses>;
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
    update(input: EnvelopeEmailSettingsUpdateInput, options?: CallOptions): Call<EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateResponses>;
    /**
     * Delete the e-mail settings of an envelope.
     *
     * Deletes the e-mail settings of an envelope, so that the settings of the account apply again. The
     * envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeEmailSettings_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
     */
    delete(input: EnvelopeEmailSettingsDeleteInput, options?: CallOptions): Call<EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeEmailSettings.
 */
export function envelopeEmailSettings(client: Client<'esign'>): EnvelopeEmailSettings {
    return {
        get: envelopeEmailSettingsGet.bind(null, client),
        create: envelopeEmailSettingsCreate.bind(null, client),
        update: envelopeEmailSettingsUpdate.bind(null, client),
        delete: envelopeEmailSettingsDelete.bind(null, client)
    };
}

