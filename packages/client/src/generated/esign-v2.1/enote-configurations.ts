/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the connection to the vault for electronic notes.
 *
 * Tells how the account reaches its vault for electronic notes, and whether the connection is
 * complete. The password never comes along. The caller must be an administrator of the account,
 * and electronic notes must be switched on for it.
 *
 * ENoteConfigurations_get: `GET /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsGet = /* @__PURE__ */ operation<operations['ENoteConfigurations_get']>({
    id: 'ENoteConfigurations_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/settings/enote_configuration'
});


/**
 * Set the connection to the vault for electronic notes.
 *
 * Sets with which user, password and key the service signs on to the vault for electronic notes.
 * A connection that was there is replaced. The caller must be an administrator of the account,
 * and electronic notes must be switched on for it.
 *
 * ENoteConfigurations_update: `PUT /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsUpdate = /* @__PURE__ */ operation<operations['ENoteConfigurations_update']>({
    id: 'ENoteConfigurations_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/settings/enote_configuration',
    mediaTypes: ['application/json']
});


/**
 * Delete the connection to the vault for electronic notes.
 *
 * Deletes what the account keeps to reach its vault for electronic notes. Notes that lie in the
 * vault stay there. The answer has no body. The caller must be an administrator of the account.
 *
 * ENoteConfigurations_delete: `DELETE /v2.1/accounts/{accountId}/settings/enote_configuration`
 */
export const eNoteConfigurationsDelete = /* @__PURE__ */ operation<operations['ENoteConfigurations_delete']>({
    id: 'ENoteConfigurations_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/settings/enote_configuration'
});

