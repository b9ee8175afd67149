// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ENoteConfigurationsDelete200Response, ENoteConfigurationsDeleteResponses, ENoteConfigurationsGet200Response, ENoteConfigurationsGetResponses, ENoteConfigurationsUpdate200Response, ENoteConfigurationsUpdateResponses } from '@countersign/types/esign-v2.1/enote-configurations';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ENoteConfigurationsDeleteInput, ENoteConfigurationsGetInput, ENoteConfigurationsUpdateInput } from '../enote-configurations.js';
import { eNoteConfigurationsDelete, eNoteConfigurationsGet, eNoteConfigurationsUpdate } from '../enote-configurations.js';
/**
 * The connection of the account to a vault for electronic notes.
 */
export interface ENoteConfigurations {
    /**
     * Read the connection to the vault for electronic notes.
     *
     * Returns the connection of the account to its vault for electronic notes, and whether it is
     * complete. The password is never returned. The caller must be an administrator of the account, and
     * electronic notes must be enabled for it.
     *
     * ENoteConfigurations_get: `GET /v2.1/accounts/{accountId}/settings/enote_configuration`
     */
    get(input?: ENoteConfigurationsGetInput, options?: CallOptions): Call<ENoteConfigurationsGet200Response, ENoteConfigurationsGetResponses>;
    /**
     * Set the connection to the vault for electronic notes.
     *
     * Sets the user, password and key with which the service logs in to the vault for electronic notes.
     * An existing connection is replaced. The caller must be an administrator of the account, and
     * electronic notes must be enabled for it.
     *
     * ENoteConfigurations_update: `PUT /v2.1/accounts/{accountId}/settings/enote_configuration`
     */
    update(input: ENoteConfigurationsUpdateInput, options?: CallOptions): Call<ENoteConfigurationsUpdate200Response, ENoteConfigurationsUpdateResponses>;
    /**
     * Delete the connection to the vault for electronic notes.
     *
     * Deletes the connection data of the account for its vault for electronic notes. Notes in the vault
     * are kept. The response has no body. The caller must be an administrator of the account.
     *
     * ENoteConfigurations_delete: `DELETE /v2.1/accounts/{accountId}/settings/enote_configuration`
     */
    delete(input?: ENoteConfigurationsDeleteInput, options?: CallOptions): Call<ENoteConfigurationsDelete200Response, ENoteConfigurationsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of ENoteConfigurations.
 */
export function eNoteConfigurations(client: Client<'esign'>): ENoteConfigurations {
    return {
        get: eNoteConfigurationsGet.bind(null, client),
        update: eNoteConfigurationsUpdate.bind(null, client),
        delete: eNoteConfigurationsDelete.bind(null, client)
    };
}

