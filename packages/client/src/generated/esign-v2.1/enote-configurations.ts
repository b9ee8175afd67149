/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ENoteConfigurationsDelete200Response, ENoteConfigurationsDeleteParams, ENoteConfigurationsDeleteResponses, ENoteConfigurationsGet200Response, ENoteConfigurationsGetParams, ENoteConfigurationsGetResponses, ENoteConfigurationsUpdate200Response, ENoteConfigurationsUpdateBody, ENoteConfigurationsUpdateParams, ENoteConfigurationsUpdateResponses } from '@countersign/types/esign-v2.1/enote-configurations';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `eNoteConfigurationsGet`.
 */
export interface ENoteConfigurationsGetInput {
    path?: PathOf<ENoteConfigurationsGetParams> | undefined;
}
/**
 * Read the connection to the vault for electronic notes.
 *
 * Returns the connection of the account to its vault for electronic notes, and whether it is
 * complete. The password is never returned. The caller must be an administrator of the account, and
 * electronic notes must be enabled for it.
 *
 * ENoteConfigurations_get: `GET /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsGet: Operation<ENoteConfigurationsGetInput, ENoteConfigurationsGet200Response, ENoteConfigurationsGetResponses, 'esign'> = /* @__PURE__ */ operation('ENoteConfigurations_get', 'GET', '/v2.1/accounts/{accountId}/settings/enote_configuration');


/**
 * The input of `eNoteConfigurationsUpdate`.
 */
export interface ENoteConfigurationsUpdateInput {
    path?: PathOf<ENoteConfigurationsUpdateParams> | undefined;
    body: ENoteConfigurationsUpdateBody;
}
/**
 * Set the connection to the vault for electronic notes.
 *
 * Sets the user, password and key with which the service logs in to the vault for electronic notes.
 * An existing connection is replaced. The caller must be an administrator of the account, and
 * electronic notes must be enabled for it.
 *
 * ENoteConfigurations_update: `PUT /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsUpdate: Operation<ENoteConfigurationsUpdateInput, ENoteConfigurationsUpdate200Response, ENoteConfigurationsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('ENoteConfigurations_update', 'PUT', '/v2.1/accounts/{accountId}/settings/enote_configuration');


/**
 * The input of `eNoteConfigurationsDelete`.
 */
export interface ENoteConfigurationsDeleteInput {
    path?: PathOf<ENoteConfigurationsDeleteParams> | undefined;
}
/**
 * Delete the connection to the vault for electronic notes.
 *
 * Deletes the connection data of the account for its vault for electronic notes. Notes in the vault
 * are kept. The response has no body. The caller must be an administrator of the account.
 *
 * ENoteConfigurations_delete: `DELETE /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsDelete: Operation<ENoteConfigurationsDeleteInput, ENoteConfigurationsDelete200Response, ENoteConfigurationsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('ENoteConfigurations_delete', 'DELETE', '/v2.1/accounts/{accountId}/settings/enote_configuration');

