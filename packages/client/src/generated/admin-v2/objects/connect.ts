// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectCreateOrganizationConnectConfig200Response, ConnectCreateOrganizationConnectConfigResponses, ConnectDeleteConnectHmacSecret200Response, ConnectDeleteConnectHmacSecretResponses, ConnectDeleteOrganizationConnectConfig200Response, ConnectDeleteOrganizationConnectConfigResponses, ConnectDeleteOrganizationConnectOAuthConfiguration200Response, ConnectDeleteOrganizationConnectOAuthConfigurationResponses, ConnectGetConnectHmacSecrets200Response, ConnectGetConnectHmacSecretsResponses, ConnectGetOrganizationConnectConfig200Response, ConnectGetOrganizationConnectConfigResponses, ConnectGetOrganizationConnectConfigs200Response, ConnectGetOrganizationConnectConfigsResponses, ConnectGetOrganizationConnectOAuthConfiguration200Response, ConnectGetOrganizationConnectOAuthConfigurationResponses, ConnectPostConnectHmacSecret200Response, ConnectPostConnectHmacSecretResponses, ConnectPostOrganizationConnectOAuthConfiguration200Response, ConnectPostOrganizationConnectOAuthConfigurationResponses, ConnectPutOrganizationConnectOAuthConfiguration200Response, ConnectPutOrganizationConnectOAuthConfigurationResponses, ConnectUpdateOrganizationConnectConfig200Response, ConnectUpdateOrganizationConnectConfigResponses } from '@countersign/types/admin-v2/connect';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ConnectCreateOrganizationConnectConfigInput, ConnectDeleteConnectHmacSecretInput, ConnectDeleteOrganizationConnectConfigInput, ConnectDeleteOrganizationConnectOAuthConfigurationInput, ConnectGetConnectHmacSecretsInput, ConnectGetOrganizationConnectConfigInput, ConnectGetOrganizationConnectConfigsInput, ConnectGetOrganizationConnectOAuthConfigurationInput, ConnectPostConnectHmacSecretInput, ConnectPostOrganizationConnectOAuthConfigurationInput, ConnectPutOrganizationConnectOAuthConfigurationInput, ConnectUpdateOrganizationConnectConfigInput } from '../connect.js';
import { connectCreateOrganizationConnectConfig, connectDeleteConnectHmacSecret, connectDeleteOrganizationConnectConfig, connectDeleteOrganizationConnectOAuthConfiguration, connectGetConnectHmacSecrets, connectGetOrganizationConnectConfig, connectGetOrganizationConnectConfigs, connectGetOrganizationConnectOAuthConfiguration, connectPostConnectHmacSecret, connectPostOrganizationConnectOAuthConfiguration, connectPutOrganizationConnectOAuthConfiguration, connectUpdateOrganizationConnectConfig } from '../connect.js';
/**
 * Connect configurations of an organization push the events of its accounts to one URL. The
 * organization has its own keys and OAuth settings for their messages.
 */
export interface Connect {
    /**
     * List the Connect configurations of an organization.
     *
     * Returns the Connect configurations of the organization, and those of each of its accounts. An entry
     * with `accountId` is a configuration of that account, which the eSignature API manages. The others
     * apply to all accounts of the organization, or to those that they select. The parameters narrow the
     * list, which is not paged.
     *
     * A delegated administrator with the right to manage Connect gets the configurations that apply only to
     * accounts of the delegation.
     *
     * Connect_getOrganizationConnectConfigs: `GET /v2/organizations/{organizationId}/connect`
     *
     * The token needs the scope `connect_org_config_read_api`.
     */
    getOrganizationConnectConfigs(input?: ConnectGetOrganizationConnectConfigsInput, options?: CallOptions): Call<ConnectGetOrganizationConnectConfigs200Response, ConnectGetOrganizationConnectConfigsResponses>;
    /**
     * Create a Connect configuration for an organization.
     *
     * Creates a Connect configuration that sends the events of several accounts of the organization to one
     * URL, so that the accounts need no configurations of their own. `associatedFilterSelection` specifies
     * whether it applies to all accounts, to some of them, or to certain users or groups.
     *
     * A name, a URL and at least one event are required. Messages are only sent if `allowEnvelopePublish`
     * is `true`. They are JSON. A message is sent again if the listener does not accept it, and the Connect
     * log of the account that it is about has an entry for it.
     *
     * An organization can have up to 20 configurations. A delegated administrator can only select accounts
     * of the delegation.
     *
     * Connect_createOrganizationConnectConfig: `POST /v2/organizations/{organizationId}/connect`
     *
     * The token needs the scope `connect_org_config_write_api`.
     */
    createOrganizationConnectConfig(input: ConnectCreateOrganizationConnectConfigInput, options?: CallOptions): Call<ConnectCreateOrganizationConnectConfig200Response, ConnectCreateOrganizationConnectConfigResponses>;
    /**
     * Get the OAuth configuration of Connect of an organization.
     *
     * Returns the OAuth configuration with which the service gets access tokens for the messages of the
     * Connect configurations of the organization that have `includeOAuth`. `clientSecret` is never
     * returned. An organization without an OAuth configuration gets the error `not_found`.
     *
     * Connect_getOrganizationConnectOAuthConfiguration: `GET /v2/organizations/{organizationId}/connect/oauth`
     *
     * The token needs the scope `connect_org_oauth_read_api`.
     */
    getOrganizationConnectOAuthConfiguration(input?: ConnectGetOrganizationConnectOAuthConfigurationInput, options?: CallOptions): Call<ConnectGetOrganizationConnectOAuthConfiguration200Response, ConnectGetOrganizationConnectOAuthConfigurationResponses>;
    /**
     * Set the OAuth configuration of Connect of an organization.
     *
     * Sets the OAuth configuration of the organization, which replaces an existing one.
     *
     * The service requests an access token from the authorization server by the client credentials grant
     * (RFC 6749) before it sends a message with `includeOAuth`, and sends the token in the header
     * `Authorization: Bearer`. It uses a token until it expires, and requests another one if the listener
     * responds with status 401. If no token is issued, the message counts as not delivered, and the list of
     * failures of the account has the reason.
     *
     * The URL, the client ID and the client secret are required. Only an administrator of the organization
     * can use this operation.
     *
     * Connect_postOrganizationConnectOAuthConfiguration: `POST /v2/organizations/{organizationId}/connect/oauth`
     *
     * The token needs the scope `connect_org_oauth_write_api`.
     */
    postOrganizationConnectOAuthConfiguration(input: ConnectPostOrganizationConnectOAuthConfigurationInput, options?: CallOptions): Call<ConnectPostOrganizationConnectOAuthConfiguration200Response, ConnectPostOrganizationConnectOAuthConfigurationResponses>;
    /**
     * Change the OAuth configuration of Connect of an organization.
     *
     * Changes the OAuth configuration of the organization. Fields that the request does not have keep their
     * values, so that the secret need not be sent again. Another `authorizationServerUrl` or `clientId`
     * requires the secret, so that it is never sent to another server. Tokens of the previous configuration
     * are no longer used.
     *
     * Only an administrator of the organization can use this operation.
     *
     * Connect_putOrganizationConnectOAuthConfiguration: `PUT /v2/organizations/{organizationId}/connect/oauth`
     *
     * The token needs the scope `connect_org_oauth_write_api`.
     */
    putOrganizationConnectOAuthConfiguration(input: ConnectPutOrganizationConnectOAuthConfigurationInput, options?: CallOptions): Call<ConnectPutOrganizationConnectOAuthConfiguration200Response, ConnectPutOrganizationConnectOAuthConfigurationResponses>;
    /**
     * Delete the OAuth configuration of Connect of an organization.
     *
     * Deletes the OAuth configuration of the organization, with the tokens that were obtained by it.
     * Messages of configurations with `includeOAuth` are not delivered until the organization has one
     * again. OAuth configurations of accounts are not affected.
     *
     * Only an administrator of the organization can use this operation.
     *
     * Connect_deleteOrganizationConnectOAuthConfiguration: `DELETE /v2/organizations/{organizationId}/connect/oauth`
     *
     * The token needs the scope `connect_org_oauth_write_api`.
     */
    deleteOrganizationConnectOAuthConfiguration(input?: ConnectDeleteOrganizationConnectOAuthConfigurationInput, options?: CallOptions): Call<ConnectDeleteOrganizationConnectOAuthConfiguration200Response, ConnectDeleteOrganizationConnectOAuthConfigurationResponses>;
    /**
     * List the keys that sign Connect messages of an organization.
     *
     * Returns the active keys of the organization, in the order in which they sign: the first key creates
     * the header `X-DocuSign-Signature-1`, the second `-2`, and so on. They sign the messages of the
     * configurations of the organization that have `includeHMAC`. Messages of configurations of an account
     * are signed with the keys of that account.
     *
     * Each key is masked, but begins with its GUID, which `Connect_deleteConnectHmacSecret` needs.
     *
     * Connect_getConnectHmacSecrets: `GET /v2/organizations/{organizationId}/connect/secret`
     *
     * The token needs the scope `connect_org_hmac_read_api`.
     */
    getConnectHmacSecrets(input?: ConnectGetConnectHmacSecretsInput, options?: CallOptions): Call<ConnectGetConnectHmacSecrets200Response, ConnectGetConnectHmacSecretsResponses>;
    /**
     * Create a key that signs Connect messages of an organization.
     *
     * Creates a key for the organization. From then on, every message of its configurations with
     * `includeHMAC` has a signature created with it: the Base64-encoded HMAC-SHA256 of the raw body. The new
     * key is the first of the response and signs in the header `X-DocuSign-Signature-1`.
     *
     * Only this response contains the whole key. The request has no body, and an organization can have up
     * to 100 keys. Keys apply to all accounts, so only an administrator of the organization can create one.
     *
     * Connect_postConnectHmacSecret: `POST /v2/organizations/{organizationId}/connect/secret`
     *
     * The token needs the scope `connect_org_hmac_write_api`.
     */
    postConnectHmacSecret(input?: ConnectPostConnectHmacSecretInput, options?: CallOptions): Call<ConnectPostConnectHmacSecret200Response, ConnectPostConnectHmacSecretResponses>;
    /**
     * Revoke a key of an organization that signs Connect messages.
     *
     * Revokes a key of the organization. Messages that are sent from now on have no signature created with
     * it, also those that are sent again, and the keys after it move up by one header.
     *
     * To rotate a key without rejected messages, create the new one, let the listener accept both, and
     * then revoke the old one. Only an administrator of the organization can use this operation.
     *
     * Connect_deleteConnectHmacSecret: `DELETE /v2/organizations/{organizationId}/connect/secret/{keyId}`
     *
     * The token needs the scope `connect_org_hmac_write_api`.
     */
    deleteConnectHmacSecret(input: ConnectDeleteConnectHmacSecretInput, options?: CallOptions): Call<ConnectDeleteConnectHmacSecret200Response, ConnectDeleteConnectHmacSecretResponses>;
    /**
     * Read a Connect configuration of an organization.
     *
     * Returns one Connect configuration of the organization with all its settings. Configurations of an
     * account are read with `ConnectConfigurations_get` of the eSignature API.
     *
     * For a delegated administrator, configurations that apply to other accounts than those of the
     * delegation do not exist.
     *
     * Connect_getOrganizationConnectConfig: `GET /v2/organizations/{organizationId}/connect/{connectId}`
     *
     * The token needs the scope `connect_org_config_read_api`.
     */
    getOrganizationConnectConfig(input: ConnectGetOrganizationConnectConfigInput, options?: CallOptions): Call<ConnectGetOrganizationConnectConfig200Response, ConnectGetOrganizationConnectConfigResponses>;
    /**
     * Change a Connect configuration of an organization.
     *
     * Changes a Connect configuration of the organization. Fields that the request does not have keep
     * their values. The next event is sent by the new settings. Messages that are already waiting keep
     * theirs, except that `pausePublish` holds them back or releases them.
     *
     * `connectId` of the body is not required. If it is there, it must be the one of the path. A delegated
     * administrator can only select accounts of the delegation.
     *
     * Connect_updateOrganizationConnectConfig: `PUT /v2/organizations/{organizationId}/connect/{connectId}`
     *
     * The token needs the scope `connect_org_config_write_api`.
     */
    updateOrganizationConnectConfig(input: ConnectUpdateOrganizationConnectConfigInput, options?: CallOptions): Call<ConnectUpdateOrganizationConnectConfig200Response, ConnectUpdateOrganizationConnectConfigResponses>;
    /**
     * Delete a Connect configuration of an organization.
     *
     * Deletes a Connect configuration of the organization. Events are no longer sent by it, and messages
     * that were waiting for delivery are discarded. Entries in the Connect logs of the accounts remain.
     *
     * For a delegated administrator, configurations that apply to other accounts than those of the
     * delegation do not exist.
     *
     * Connect_deleteOrganizationConnectConfig: `DELETE /v2/organizations/{organizationId}/connect/{connectId}`
     *
     * The token needs the scope `connect_org_config_write_api`.
     */
    deleteOrganizationConnectConfig(input: ConnectDeleteOrganizationConnectConfigInput, options?: CallOptions): Call<ConnectDeleteOrganizationConnectConfig200Response, ConnectDeleteOrganizationConnectConfigResponses>;
}
/**
 * Creates an object whose methods are the functions of Connect.
 */
export function connect(client: Client<'admin'>): Connect {
    return {
        getOrganizationConnectConfigs: connectGetOrganizationConnectConfigs.bind(null, client),
        createOrganizationConnectConfig: connectCreateOrganizationConnectConfig.bind(null, client),
        getOrganizationConnectOAuthConfiguration: connectGetOrganizationConnectOAuthConfiguration.bind(null, client),
        postOrganizationConnectOAuthConfiguration: connectPostOrganizationConnectOAuthConfiguration.bind(null, client),
        putOrganizationConnectOAuthConfiguration: connectPutOrganizationConnectOAuthConfiguration.bind(null, client),
        deleteOrganizationConnectOAuthConfiguration: connectDeleteOrganizationConnectOAuthConfiguration.bind(null, client),
        getConnectHmacSecrets: connectGetConnectHmacSecrets.bind(null, client),
        postConnectHmacSecret: connectPostConnectHmacSecret.bind(null, client),
        deleteConnectHmacSecret: connectDeleteConnectHmacSecret.bind(null, client),
        getOrganizationConnectConfig: connectGetOrganizationConnectConfig.bind(null, client),
        updateOrganizationConnectConfig: connectUpdateOrganizationConnectConfig.bind(null, client),
        deleteOrganizationConnectConfig: connectDeleteOrganizationConnectConfig.bind(null, client)
    };
}

