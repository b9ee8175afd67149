// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateResponses, EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteResponses, EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetResponses, EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-email-settings';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeEmailSettingsCreateInput, EnvelopeEmailSettingsDeleteInput, EnvelopeEmailSettingsGetInput, EnvelopeEmailSettingsUpdateInput } from '../envelope-email-settings.js';
import { envelopeEmailSettingsCreate, envelopeEmailSettingsDelete, envelopeEmailSettingsGet, envelopeEmailSettingsUpdate } from '../envelope-email-settings.js';
/**
 * What an envelope sets for its own e-mails, instead of the account's settings: where answers go,
 * and who gets a blind copy.
 */
export interface EnvelopeEmailSettings {
    /**
     * Read the e-mail settings of an envelope.
     *
     * Tells what an envelope has set for its own e-mails: where answers go and who gets a blind copy.
     * Where it has set nothing, the settings of the account count.
     *
     * EnvelopeEmailSettings_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
     */
    get(input: EnvelopeEmailSettingsGetInput, options?: CallOptions): Call<EnvelopeEmailSettingsGet200Response, EnvelopeEmailSettingsGetResponses>;
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
    create(input: EnvelopeEmailSettingsCreateInput, options?: CallOptions): Call<EnvelopeEmailSettingsCreate201Response, EnvelopeEmailSettingsCreateResponses>;
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
    update(input: EnvelopeEmailSettingsUpdateInput, options?: CallOptions): Call<EnvelopeEmailSettingsUpdate200Response, EnvelopeEmailSettingsUpdateResponses>;
    /**
     * Delete the e-mail settings of an envelope.
     *
     * Deletes what an envelope has set for its own e-mails, so that the settings of the account count
     * again. The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it
     * in `X-DocuSign-Edit`.
     *
     * EnvelopeEmailSettings_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
     */
    delete(input: EnvelopeEmailSettingsDeleteInput, options?: CallOptions): Call<EnvelopeEmailSettingsDelete200Response, EnvelopeEmailSettingsDeleteResponses>;
}
/**
 * Makes the functions of EnvelopeEmailSettings into methods of one object.
 */
export function envelopeEmailSettings(client: Client): EnvelopeEmailSettings {
    return {
        get: envelopeEmailSettingsGet.bind(null, client),
        create: envelopeEmailSettingsCreate.bind(null, client),
        update: envelopeEmailSettingsUpdate.bind(null, client),
        delete: envelopeEmailSettingsDelete.bind(null, client)
    };
}

