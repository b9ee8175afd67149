// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsResponses, ConnectConfigurationsCreateResponses, ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteResponses, ConnectConfigurationsGet200Response, ConnectConfigurationsGetConnectAllUsers200Response, ConnectConfigurationsGetConnectAllUsersResponses, ConnectConfigurationsGetResponses, ConnectConfigurationsList200Response, ConnectConfigurationsListResponses, ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersResponses, ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateResponses } from '@countersign/types/esign-v2.1/connect-configurations';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { ConnectConfigurationsCreateConnectSecretsInput, ConnectConfigurationsCreateInput, ConnectConfigurationsDeleteInput, ConnectConfigurationsGetConnectAllUsersInput, ConnectConfigurationsGetInput, ConnectConfigurationsListInput, ConnectConfigurationsListUsersInput, ConnectConfigurationsUpdateInput } from '../connect-configurations.js';
import { connectConfigurationsCreate, connectConfigurationsCreateConnectSecrets, connectConfigurationsDelete, connectConfigurationsGet, connectConfigurationsGetConnectAllUsers, connectConfigurationsList, connectConfigurationsListUsers, connectConfigurationsUpdate } from '../connect-configurations.js';
/**
 * Connect pushes events about envelopes and recipients to a URL of the client, so that the client
 * does not have to poll. A configuration specifies which events of which users are sent, to which
 * URL and in which format.
 */
export interface ConnectConfigurations {
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
    list(input?: ConnectConfigurationsListInput, options?: CallOptions): Call<ConnectConfigurationsList200Response, ConnectConfigurationsListResponses>;
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
    create(input: ConnectConfigurationsCreateInput, options?: CallOptions): Call<ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateResponses>;
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
    update(input: ConnectConfigurationsUpdateInput, options?: CallOptions): Call<ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateResponses>;
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
    get(input: ConnectConfigurationsGetInput, options?: CallOptions): Call<ConnectConfigurationsGet200Response, ConnectConfigurationsGetResponses>;
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
    delete(input: ConnectConfigurationsDeleteInput, options?: CallOptions): Call<ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteResponses>;
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
    listUsers(input: ConnectConfigurationsListUsersInput, options?: CallOptions): PagedCall<ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersResponses, NonNullable<ConnectConfigurationsListUsers200Response['users']>[number]>;
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
    getConnectAllUsers(input: ConnectConfigurationsGetConnectAllUsersInput, options?: CallOptions): PagedCall<ConnectConfigurationsGetConnectAllUsers200Response, ConnectConfigurationsGetConnectAllUsersResponses, NonNullable<ConnectConfigurationsGetConnectAllUsers200Response['users']>[number]>;
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
    createConnectSecrets(input?: ConnectConfigurationsCreateConnectSecretsInput, options?: CallOptions): Call<ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsResponses>;
}
/**
 * Creates an object whose methods are the functions of ConnectConfigurations.
 */
export function connectConfigurations(client: Client<'esign'>): ConnectConfigurations {
    return {
        list: connectConfigurationsList.bind(null, client),
        create: connectConfigurationsCreate.bind(null, client),
        update: connectConfigurationsUpdate.bind(null, client),
        get: connectConfigurationsGet.bind(null, client),
        delete: connectConfigurationsDelete.bind(null, client),
        listUsers: connectConfigurationsListUsers.bind(null, client),
        getConnectAllUsers: connectConfigurationsGetConnectAllUsers.bind(null, client),
        createConnectSecrets: connectConfigurationsCreateConnectSecrets.bind(null, client)
    };
}

