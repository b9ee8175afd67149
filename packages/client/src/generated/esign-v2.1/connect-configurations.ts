/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateBody, ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsParams, ConnectConfigurationsCreateConnectSecretsResponses, ConnectConfigurationsCreateParams, ConnectConfigurationsCreateResponses, ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteParams, ConnectConfigurationsDeleteResponses, ConnectConfigurationsGet200Response, ConnectConfigurationsGetConnectAllUsers200Response, ConnectConfigurationsGetConnectAllUsersParams, ConnectConfigurationsGetConnectAllUsersQueryParams, ConnectConfigurationsGetConnectAllUsersResponses, ConnectConfigurationsGetParams, ConnectConfigurationsGetResponses, ConnectConfigurationsList200Response, ConnectConfigurationsListParams, ConnectConfigurationsListResponses, ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersParams, ConnectConfigurationsListUsersQueryParams, ConnectConfigurationsListUsersResponses, ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateBody, ConnectConfigurationsUpdateParams, ConnectConfigurationsUpdateResponses } from '@countersign/types/esign-v2.1/connect-configurations';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `connectConfigurationsList`.
 */
export interface ConnectConfigurationsListInput {
    path?: PathOf<ConnectConfigurationsListParams> | undefined;
}
/**
 * List the Connect configurations.
 *
 * Returns the Connect configurations that send the events of the account, including those created in
 * the web administration. Passwords are not returned.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectConfigurations_list: `GET /v2.1/accounts/{accountId}/connect`
 */
export const connectConfigurationsList: Operation<ConnectConfigurationsListInput, ConnectConfigurationsList200Response, ConnectConfigurationsListResponses, 'esign'> = /* @__PURE__ */ operation('ConnectConfigurations_list', 'GET', '/v2.1/accounts/{accountId}/connect');


/**
 * The input of `connectConfigurationsCreate`.
 */
export interface ConnectConfigurationsCreateInput {
    path?: PathOf<ConnectConfigurationsCreateParams> | undefined;
    body: ConnectConfigurationsCreateBody;
}
/**
 * Create a Connect configuration.
 *
 * Creates a Connect configuration, which sends the events of some or all users of the account to a
 * URL. The configuration is also visible and editable in the web administration.
 *
 * It requires a name, a URL and at least one of `events`, `envelopeEvents` and `recipientEvents`.
 * Use `events` with `eventData` of version `restv2.1`, and the other two with the older XML
 * messages. Messages are only sent if `allowEnvelopePublish` is `true`.
 *
 * Only administrators of an account with Connect can use this operation. An account can have up to
 * 20 configurations.
 *
 * ConnectConfigurations_create: `POST /v2.1/accounts/{accountId}/connect`
 */
export const connectConfigurationsCreate: Operation<ConnectConfigurationsCreateInput, ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateResponses, 'esign'> = /* @__PURE__ */ operation('ConnectConfigurations_create', 'POST', '/v2.1/accounts/{accountId}/connect');


/**
 * The input of `connectConfigurationsUpdate`.
 */
export interface ConnectConfigurationsUpdateInput {
    path?: PathOf<ConnectConfigurationsUpdateParams> | undefined;
    body: ConnectConfigurationsUpdateBody;
}
/**
 * Change a Connect configuration.
 *
 * Sets which events a Connect configuration sends, the URL that receives them and the message
 * format. `connectId` in the request body identifies the configuration. A name and a URL are
 * required, as for a new configuration. The change applies to events that occur from now on.
 *
 * `pausePublish` holds messages back and sends them later. With `allowEnvelopePublish` set to
 * `false`, no messages are sent at all. Only administrators of an account with Connect can use this
 * operation.
 *
 * ConnectConfigurations_update: `PUT /v2.1/accounts/{accountId}/connect`
 */
export const connectConfigurationsUpdate: Operation<ConnectConfigurationsUpdateInput, ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('ConnectConfigurations_update', 'PUT', '/v2.1/accounts/{accountId}/connect');


/**
 * The input of `connectConfigurationsGet`.
 */
export interface ConnectConfigurationsGetInput {
    path: PathOf<ConnectConfigurationsGetParams>;
}
/**
 * Read a Connect configuration.
 *
 * Returns one Connect configuration, as an array with one element. It specifies which events of
 * which users are sent, the URL that receives them and the message format. Passwords and other
 * secrets are not returned.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectConfigurations_get: `GET /v2.1/accounts/{accountId}/connect/{connectId}`
 */
export const connectConfigurationsGet: Operation<ConnectConfigurationsGetInput, ConnectConfigurationsGet200Response, ConnectConfigurationsGetResponses, 'esign'> = /* @__PURE__ */ operation('ConnectConfigurations_get', 'GET', '/v2.1/accounts/{accountId}/connect/{connectId}');


/**
 * The input of `connectConfigurationsDelete`.
 */
export interface ConnectConfigurationsDeleteInput {
    path: PathOf<ConnectConfigurationsDeleteParams>;
}
/**
 * Delete a Connect configuration.
 *
 * Deletes a Connect configuration. Its events are no longer sent, and messages that wait for a retry
 * are discarded. Envelopes with their own `eventNotification` continue to send their events.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectConfigurations_delete: `DELETE /v2.1/accounts/{accountId}/connect/{connectId}`
 */
export const connectConfigurationsDelete: Operation<ConnectConfigurationsDeleteInput, ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('ConnectConfigurations_delete', 'DELETE', '/v2.1/accounts/{accountId}/connect/{connectId}');


/**
 * The input of `connectConfigurationsListUsers`.
 */
export interface ConnectConfigurationsListUsersInput {
    path: PathOf<ConnectConfigurationsListUsersParams>;
    query?: ConnectConfigurationsListUsersQueryParams | undefined;
}
/**
 * List the users of a Connect configuration.
 *
 * Returns users of the account, from which the users of a Connect configuration can be selected.
 * With `list_included_users`, only the selected users are returned. Parts of a name or of an e-mail
 * address, and statuses, narrow the list.
 *
 * The list is paged: `start_position` and `count` select a page. Only administrators of an account
 * with Connect can use this operation.
 *
 * ConnectConfigurations_listUsers: `GET /v2.1/accounts/{accountId}/connect/{connectId}/users`
 */
export const connectConfigurationsListUsers: PagedOperation<ConnectConfigurationsListUsersInput, ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersResponses, NonNullable<ConnectConfigurationsListUsers200Response['users']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('ConnectConfigurations_listUsers', 'GET', '/v2.1/accounts/{accountId}/connect/{connectId}/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `connectConfigurationsGetConnectAllUsers`.
 */
export interface ConnectConfigurationsGetConnectAllUsersInput {
    path: PathOf<ConnectConfigurationsGetConnectAllUsersParams>;
    query?: ConnectConfigurationsGetConnectAllUsersQueryParams | undefined;
}
/**
 * List all users for a Connect configuration.
 *
 * Returns the users of the account, and for each whether the configuration sends their events.
 * `ConnectConfigurations_listUsers` returns more about each user, and can return only those who are
 * included. Parts of a name or of an e-mail address, statuses and the domain narrow the list.
 *
 * The list is paged: `start_position` and `count` select a page. Only administrators of an account with Connect can use this operation.
 *
 * ConnectConfigurations_getConnectAllUsers: `GET /v2.1/accounts/{accountId}/connect/{connectId}/all/users`
 */
export const connectConfigurationsGetConnectAllUsers: PagedOperation<ConnectConfigurationsGetConnectAllUsersInput, ConnectConfigurationsGetConnectAllUsers200Response, ConnectConfigurationsGetConnectAllUsersResponses, NonNullable<ConnectConfigurationsGetConnectAllUsers200Response['users']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('ConnectConfigurations_getConnectAllUsers', 'GET', '/v2.1/accounts/{accountId}/connect/{connectId}/all/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `connectConfigurationsCreateConnectSecrets`.
 */
export interface ConnectConfigurationsCreateConnectSecretsInput {
    path?: PathOf<ConnectConfigurationsCreateConnectSecretsParams> | undefined;
}
/**
 * Create a key that signs Connect messages.
 *
 * Creates a key for the account. From then on, every message of a configuration with `includeHMAC`
 * contains a signature created with it: the Base64-encoded HMAC-SHA256 of the raw body, in a header
 * `X-DocuSign-Signature-1`, `-2` and so on, one for each key of the account.
 *
 * Only this response contains the whole key. The request has no body, and an account can have up to
 * 100 keys. `Connect_getConnectSecret` lists them, and `Connect_deleteConnectSecret` revokes one. Only
 * administrators of an account with Connect can use this operation.
 *
 * ConnectConfigurations_createConnectSecrets: `POST /v2.1/accounts/{accountId}/connect/secret`
 */
export const connectConfigurationsCreateConnectSecrets: Operation<ConnectConfigurationsCreateConnectSecretsInput, ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsResponses, 'esign'> = /* @__PURE__ */ operation('ConnectConfigurations_createConnectSecrets', 'POST', '/v2.1/accounts/{accountId}/connect/secret');

