// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsResponses, ConnectConfigurationsCreateResponses, ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteResponses, ConnectConfigurationsGet200Response, ConnectConfigurationsGetResponses, ConnectConfigurationsList200Response, ConnectConfigurationsListResponses, ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersResponses, ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateResponses } from '@countersign/types/esign-v2.1/connect-configurations';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { ConnectConfigurationsCreateConnectSecretsInput, ConnectConfigurationsCreateInput, ConnectConfigurationsDeleteInput, ConnectConfigurationsGetInput, ConnectConfigurationsListInput, ConnectConfigurationsListUsersInput, ConnectConfigurationsUpdateInput } from '../connect-configurations.js';
import { connectConfigurationsCreate, connectConfigurationsCreateConnectSecrets, connectConfigurationsDelete, connectConfigurationsGet, connectConfigurationsList, connectConfigurationsListUsers, connectConfigurationsUpdate } from '../connect-configurations.js';
/**
 * Connect pushes events about envelopes and recipients to an address of the client, who need not
 * ask for them. A configuration says which events of which users go where, and in which form.
 */
export interface ConnectConfigurations {
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
    list(input?: ConnectConfigurationsListInput, options?: CallOptions): Call<ConnectConfigurationsList200Response, ConnectConfigurationsListResponses>;
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
    create(input: ConnectConfigurationsCreateInput, options?: CallOptions): Call<ConnectConfigurationsCreate201Response, ConnectConfigurationsCreateResponses>;
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
    update(input: ConnectConfigurationsUpdateInput, options?: CallOptions): Call<ConnectConfigurationsUpdate200Response, ConnectConfigurationsUpdateResponses>;
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
    get(input: ConnectConfigurationsGetInput, options?: CallOptions): Call<ConnectConfigurationsGet200Response, ConnectConfigurationsGetResponses>;
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
    delete(input: ConnectConfigurationsDeleteInput, options?: CallOptions): Call<ConnectConfigurationsDelete200Response, ConnectConfigurationsDeleteResponses>;
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
    listUsers(input: ConnectConfigurationsListUsersInput, options?: CallOptions): PagedCall<ConnectConfigurationsListUsers200Response, ConnectConfigurationsListUsersResponses, NonNullable<ConnectConfigurationsListUsers200Response['users']>[number]>;
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
    createConnectSecrets(input?: ConnectConfigurationsCreateConnectSecretsInput, options?: CallOptions): Call<ConnectConfigurationsCreateConnectSecrets201Response, ConnectConfigurationsCreateConnectSecretsResponses>;
}
/**
 * Makes the functions of ConnectConfigurations into methods of one object.
 */
export function connectConfigurations(client: Client): ConnectConfigurations {
    return {
        list: connectConfigurationsList.bind(null, client),
        create: connectConfigurationsCreate.bind(null, client),
        update: connectConfigurationsUpdate.bind(null, client),
        get: connectConfigurationsGet.bind(null, client),
        delete: connectConfigurationsDelete.bind(null, client),
        listUsers: connectConfigurationsListUsers.bind(null, client),
        createConnectSecrets: connectConfigurationsCreateConnectSecrets.bind(null, client)
    };
}

