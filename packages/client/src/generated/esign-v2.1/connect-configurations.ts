/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateBody, ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsParams, ConnectConfigurationsCreateConnectSecretsResponses, ConnectConfigurationsCreateParams, ConnectConfigurationsCreateResponses, ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteParams, ConnectConfigurationsDeleteResponses, ConnectConfigurationsGet200Response, ConnectConfigurationsGetParams, ConnectConfigurationsGetResponses, ConnectConfigurationsList200Response, ConnectConfigurationsListParams, ConnectConfigurationsListResponses, ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersParams, ConnectConfigurationsListUsersQueryParams, ConnectConfigurationsListUsersResponses, ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateBody, ConnectConfigurationsUpdateParams, ConnectConfigurationsUpdateResponses } from '@countersign/types/esign-v2.1/connect-configurations';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `connectConfigurationsList` takes.
 */
export interface ConnectConfigurationsListInput {
    path?: PathOf<ConnectConfigurationsListParams> | undefined;
}
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
export const connectConfigurationsList: Operation<ConnectConfigurationsListInput, ConnectConfigurationsList200Response, ConnectConfigurationsListResponses> = /* @__PURE__ */ operation('ConnectConfigurations_list', 'GET', '/v2.1/accounts/{accountId}/connect');


/**
 * What `connectConfigurationsCreate` takes.
 */
export interface ConnectConfigurationsCreateInput {
    path?: PathOf<ConnectConfigurationsCreateParams> | undefined;
    body: ConnectConfigurationsCreateBody;
}
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
export const connectConfigurationsCreate: Operation<ConnectConfigurationsCreateInput, ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateResponses> = /* @__PURE__ */ operation('ConnectConfigurations_create', 'POST', '/v2.1/accounts/{accountId}/connect');


/**
 * What `connectConfigurationsUpdate` takes.
 */
export interface ConnectConfigurationsUpdateInput {
    path?: PathOf<ConnectConfigurationsUpdateParams> | undefined;
    body: ConnectConfigurationsUpdateBody;
}
/**
 * Change a Connect configuration.
 *
 * Sets what a configuration of Connect pushes, where to and how. `connectId` in the body says which
 * configuration is meant; it needs a name and an address as a new one does. The change counts for
 * events that happen from now on.
 *
 * `pausePublish` holds messages back and later sends them; with `allowEnvelopePublish` `false`
 * nothing is pushed at all. Only administrators of an account that has Connect may do this.
 *
 * ConnectConfigurations_update: `PUT /v2.1/accounts/{accountId}/connect`
 */
export const connectConfigurationsUpdate: Operation<ConnectConfigurationsUpdateInput, ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateResponses> = /* @__PURE__ */ operation('ConnectConfigurations_update', 'PUT', '/v2.1/accounts/{accountId}/connect');


/**
 * What `connectConfigurationsGet` takes.
 */
export interface ConnectConfigurationsGetInput {
    path: PathOf<ConnectConfigurationsGetParams>;
}
/**
 * Read a Connect configuration.
 *
 * Gives one configuration of Connect, in a list of one. It says which events of which users are
 * pushed, where they go and in which form. Passwords and other secrets are not given.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectConfigurations_get: `GET /v2.1/accounts/{accountId}/connect/{connectId}`
 */
export const connectConfigurationsGet: Operation<ConnectConfigurationsGetInput, ConnectConfigurationsGet200Response, ConnectConfigurationsGetResponses> = /* @__PURE__ */ operation('ConnectConfigurations_get', 'GET', '/v2.1/accounts/{accountId}/connect/{connectId}');


/**
 * What `connectConfigurationsDelete` takes.
 */
export interface ConnectConfigurationsDeleteInput {
    path: PathOf<ConnectConfigurationsDeleteParams>;
}
/**
 * Delete a Connect configuration.
 *
 * Takes a configuration of Connect away. Its events are no longer pushed, and messages that wait for
 * another try are not sent. Envelopes with an `eventNotification` of their own go on pushing theirs.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectConfigurations_delete: `DELETE /v2.1/accounts/{accountId}/connect/{connectId}`
 */
export const connectConfigurationsDelete: Operation<ConnectConfigurationsDeleteInput, ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteResponses> = /* @__PURE__ */ operation('ConnectConfigurations_delete', 'DELETE', '/v2.1/accounts/{accountId}/connect/{connectId}');


/**
 * What `connectConfigurationsListUsers` takes.
 */
export interface ConnectConfigurationsListUsersInput {
    path: PathOf<ConnectConfigurationsListUsersParams>;
    query?: ConnectConfigurationsListUsersQueryParams | undefined;
}
/**
 * List the users of a Connect configuration.
 *
 * Lists users of the account, for the choice of those whose events a configuration of Connect
 * pushes. With `list_included_users` only the chosen ones are listed. Parts of a name or of an
 * e-mail address, and statuses, narrow the list down.
 *
 * The list comes in chunks; `start_position` and `count` choose one. Only administrators of an
 * account that has Connect may do this.
 *
 * ConnectConfigurations_listUsers: `GET /v2.1/accounts/{accountId}/connect/{connectId}/users`
 */
export const connectConfigurationsListUsers: PagedOperation<ConnectConfigurationsListUsersInput, ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersResponses, NonNullable<ConnectConfigurationsListUsers200Response['users']>[number]> = /* @__PURE__ */ pagedOperation('ConnectConfigurations_listUsers', 'GET', '/v2.1/accounts/{accountId}/connect/{connectId}/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `connectConfigurationsCreateConnectSecrets` takes.
 */
export interface ConnectConfigurationsCreateConnectSecretsInput {
    path?: PathOf<ConnectConfigurationsCreateConnectSecretsParams> | undefined;
}
/**
 * Make a key that signs the messages of Connect.
 *
 * Makes a key for the account. From then on every message of a configuration with `includeHMAC`
 * carries a signature made with it: the HMAC-SHA256 of the body's bytes, in base64, in a header
 * `X-DocuSign-Signature-1`, `-2` and so on, one for each key of the account.
 *
 * The whole key is shown in this answer only. The call has no body, and an account has 100 keys at
 * most. Only administrators of an account that has Connect may do this.
 *
 * ConnectConfigurations_createConnectSecrets: `POST /v2.1/accounts/{accountId}/connect/secret`
 */
export const connectConfigurationsCreateConnectSecrets: Operation<ConnectConfigurationsCreateConnectSecretsInput, ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsResponses> = /* @__PURE__ */ operation('ConnectConfigurations_createConnectSecrets', 'POST', '/v2.1/accounts/{accountId}/connect/secret');

