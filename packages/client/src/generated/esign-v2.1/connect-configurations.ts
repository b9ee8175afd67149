/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the Connect configurations.
 *
 * Lists the configurations by which Connect pushes the events of the account. Those made in the
 * web administration are among them. Passwords are not given.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectConfigurations_list: `GET /v2.1/accounts/{accountId}/connect`
 */
export const connectConfigurationsList = /* @__PURE__ */ operation<operations['ConnectConfigurations_list']>({
    id: 'ConnectConfigurations_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/connect'
});


/**
 * Create a Connect configuration.
 *
 * Registers an address to which Connect pushes the events of some or all users of the account. The
 * configuration is also seen and changed in the web administration.
 *
 * It needs a name, an address and at least one of `events`, `envelopeEvents` and
 * `recipientEvents`. `events` goes with `eventData` of version `restv2.1`, the other two with the
 * old XML messages. Nothing is pushed unless `allowEnvelopePublish` is `true`.
 *
 * Only administrators of an account that has Connect may do this. An account has 20 configurations
 * at most.
 *
 * ConnectConfigurations_create: `POST /v2.1/accounts/{accountId}/connect`
 */
export const connectConfigurationsCreate = /* @__PURE__ */ operation<operations['ConnectConfigurations_create']>({
    id: 'ConnectConfigurations_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/connect',
    mediaTypes: ['application/json']
});

