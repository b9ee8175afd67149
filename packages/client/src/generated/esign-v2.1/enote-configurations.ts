/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ENoteConfigurationsDelete200Response, ENoteConfigurationsDeleteParams, ENoteConfigurationsDeleteResponses, ENoteConfigurationsGet200Response, ENoteConfigurationsGetParams, ENoteConfigurationsGetResponses, ENoteConfigurationsUpdate200Response, ENoteConfigurationsUpdateBody, ENoteConfigurationsUpdateParams, ENoteConfigurationsUpdateResponses } from '@countersign/types/esign-v2.1/enote-configurations';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `eNoteConfigurationsGet` takes.
 */
export interface ENoteConfigurationsGetInput {
    path?: PathOf<ENoteConfigurationsGetParams> | undefined;
}
/**
 * Read the connection to the vault for electronic notes.
 *
 * Tells how the account reaches its vault for electronic notes, and whether the connection is
 * complete. The password never comes along. The caller must be an administrator of the account,
 * and electronic notes must be switched on for it.
 *
 * ENoteConfigurations_get: `GET /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsGet: Operation<ENoteConfigurationsGetInput, ENoteConfigurationsGet200Response, ENoteConfigurationsGetResponses> = /* @__PURE__ */ operation('ENoteConfigurations_get', 'GET', '/v2.1/accounts/{accountId}/settings/enote_configuration');


/**
 * What `eNoteConfigurationsUpdate` takes.
 */
export interface ENoteConfigurationsUpdateInput {
    path?: PathOf<ENoteConfigurationsUpdateParams> | undefined;
    body: ENoteConfigurationsUpdateBody;
}
/**
 * Set the connection to the vault for electronic notes.
 *
 * Sets with which user, password and key the service signs on to the vault for electronic notes.
 * A connection that was there is replaced. The caller must be an administrator of the account,
 * and electronic notes must be switched on for it.
 *
 * ENoteConfigurations_update: `PUT /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsUpdate: Operation<ENoteConfigurationsUpdateInput, ENoteConfigurationsUpdate200Response, ENoteConfigurationsUpdateResponses> = /* @__PURE__ */ operation('ENoteConfigurations_update', 'PUT', '/v2.1/accounts/{accountId}/settings/enote_configuration');


/**
 * What `eNoteConfigurationsDelete` takes.
 */
export interface ENoteConfigurationsDeleteInput {
    path?: PathOf<ENoteConfigurationsDeleteParams> | undefined;
}
/**
 * Delete the connection to the vault for electronic notes.
 *
 * Deletes what the account keeps to reach its vault for electronic notes. Notes that lie in the
 * vault stay there. The answer has no body. The caller must be an administrator of the account.
 *
 * ENoteConfigurations_delete: `DELETE /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsDelete: Operation<ENoteConfigurationsDeleteInput, ENoteConfigurationsDelete200Response, ENoteConfigurationsDeleteResponses> = /* @__PURE__ */ operation('ENoteConfigurations_delete', 'DELETE', '/v2.1/accounts/{accountId}/settings/enote_configuration');

