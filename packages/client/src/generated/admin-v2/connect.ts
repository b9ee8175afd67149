/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ConnectCreateOrganizationConnectConfig200Response, ConnectCreateOrganizationConnectConfigBody, ConnectCreateOrganizationConnectConfigParams, ConnectCreateOrganizationConnectConfigResponses, ConnectDeleteConnectHmacSecret200Response, ConnectDeleteConnectHmacSecretParams, ConnectDeleteConnectHmacSecretResponses, ConnectDeleteOrganizationConnectConfig200Response, ConnectDeleteOrganizationConnectConfigParams, ConnectDeleteOrganizationConnectConfigResponses, ConnectDeleteOrganizationConnectOAuthConfiguration200Response, ConnectDeleteOrganizationConnectOAuthConfigurationParams, ConnectDeleteOrganizationConnectOAuthConfigurationResponses, ConnectGetConnectHmacSecrets200Response, ConnectGetConnectHmacSecretsParams, ConnectGetConnectHmacSecretsResponses, ConnectGetOrganizationConnectConfig200Response, ConnectGetOrganizationConnectConfigParams, ConnectGetOrganizationConnectConfigResponses, ConnectGetOrganizationConnectConfigs200Response, ConnectGetOrganizationConnectConfigsParams, ConnectGetOrganizationConnectConfigsQueryParams, ConnectGetOrganizationConnectConfigsResponses, ConnectGetOrganizationConnectOAuthConfiguration200Response, ConnectGetOrganizationConnectOAuthConfigurationParams, ConnectGetOrganizationConnectOAuthConfigurationResponses, ConnectPostConnectHmacSecret200Response, ConnectPostConnectHmacSecretParams, ConnectPostConnectHmacSecretResponses, ConnectPostOrganizationConnectOAuthConfiguration200Response, ConnectPostOrganizationConnectOAuthConfigurationBody, ConnectPostOrganizationConnectOAuthConfigurationParams, ConnectPostOrganizationConnectOAuthConfigurationResponses, ConnectPutOrganizationConnectOAuthConfiguration200Response, ConnectPutOrganizationConnectOAuthConfigurationBody, ConnectPutOrganizationConnectOAuthConfigurationParams, ConnectPutOrganizationConnectOAuthConfigurationResponses, ConnectUpdateOrganizationConnectConfig200Response, ConnectUpdateOrganizationConnectConfigBody, ConnectUpdateOrganizationConnectConfigParams, ConnectUpdateOrganizationConnectConfigResponses } from '@countersign/types/admin-v2/connect';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `connectGetOrganizationConnectConfigs`.
 */
export interface ConnectGetOrganizationConnectConfigsInput {
    path?: PathOf<ConnectGetOrganizationConnectConfigsParams> | undefined;
    query?: ConnectGetOrganizationConnectConfigsQueryParams | undefined;
}
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
export const connectGetOrganizationConnectConfigs: Operation<ConnectGetOrganizationConnectConfigsInput, ConnectGetOrganizationConnectConfigs200Response, ConnectGetOrganizationConnectConfigsResponses, 'admin'> = /* @__PURE__ */ operation('Connect_getOrganizationConnectConfigs', 'GET', '/v2/organizations/{organizationId}/connect');


/**
 * The input of `connectCreateOrganizationConnectConfig`.
 */
export interface ConnectCreateOrganizationConnectConfigInput {
    path?: PathOf<ConnectCreateOrganizationConnectConfigParams> | undefined;
    body: ConnectCreateOrganizationConnectConfigBody;
}
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
export const connectCreateOrganizationConnectConfig: Operation<ConnectCreateOrganizationConnectConfigInput, ConnectCreateOrganizationConnectConfig200Response, ConnectCreateOrganizationConnectConfigResponses, 'admin'> = /* @__PURE__ */ operation('Connect_createOrganizationConnectConfig', 'POST', '/v2/organizations/{organizationId}/connect');


/**
 * The input of `connectGetOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectGetOrganizationConnectOAuthConfigurationInput {
    path?: PathOf<ConnectGetOrganizationConnectOAuthConfigurationParams> | undefined;
}
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
export const connectGetOrganizationConnectOAuthConfiguration: Operation<ConnectGetOrganizationConnectOAuthConfigurationInput, ConnectGetOrganizationConnectOAuthConfiguration200Response, ConnectGetOrganizationConnectOAuthConfigurationResponses, 'admin'> = /* @__PURE__ */ operation('Connect_getOrganizationConnectOAuthConfiguration', 'GET', '/v2/organizations/{organizationId}/connect/oauth');


/**
 * The input of `connectPostOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectPostOrganizationConnectOAuthConfigurationInput {
    path?: PathOf<ConnectPostOrganizationConnectOAuthConfigurationParams> | undefined;
    body: ConnectPostOrganizationConnectOAuthConfigurationBody;
}
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
export const connectPostOrganizationConnectOAuthConfiguration: Operation<ConnectPostOrganizationConnectOAuthConfigurationInput, ConnectPostOrganizationConnectOAuthConfiguration200Response, ConnectPostOrganizationConnectOAuthConfigurationResponses, 'admin'> = /* @__PURE__ */ operation('Connect_postOrganizationConnectOAuthConfiguration', 'POST', '/v2/organizations/{organizationId}/connect/oauth');


/**
 * The input of `connectPutOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectPutOrganizationConnectOAuthConfigurationInput {
    path?: PathOf<ConnectPutOrganizationConnectOAuthConfigurationParams> | undefined;
    body: ConnectPutOrganizationConnectOAuthConfigurationBody;
}
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
export const connectPutOrganizationConnectOAuthConfiguration: Operation<ConnectPutOrganizationConnectOAuthConfigurationInput, ConnectPutOrganizationConnectOAuthConfiguration200Response, ConnectPutOrganizationConnectOAuthConfigurationResponses, 'admin'> = /* @__PURE__ */ operation('Connect_putOrganizationConnectOAuthConfiguration', 'PUT', '/v2/organizations/{organizationId}/connect/oauth');


/**
 * The input of `connectDeleteOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectDeleteOrganizationConnectOAuthConfigurationInput {
    path?: PathOf<ConnectDeleteOrganizationConnectOAuthConfigurationParams> | undefined;
}
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
export const connectDeleteOrganizationConnectOAuthConfiguration: Operation<ConnectDeleteOrganizationConnectOAuthConfigurationInput, ConnectDeleteOrganizationConnectOAuthConfiguration200Response, ConnectDeleteOrganizationConnectOAuthConfigurationResponses, 'admin'> = /* @__PURE__ */ operation('Connect_deleteOrganizationConnectOAuthConfiguration', 'DELETE', '/v2/organizations/{organizationId}/connect/oauth');


/**
 * The input of `connectGetConnectHmacSecrets`.
 */
export interface ConnectGetConnectHmacSecretsInput {
    path?: PathOf<ConnectGetConnectHmacSecretsParams> | undefined;
}
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
export const connectGetConnectHmacSecrets: Operation<ConnectGetConnectHmacSecretsInput, ConnectGetConnectHmacSecrets200Response, ConnectGetConnectHmacSecretsResponses, 'admin'> = /* @__PURE__ */ operation('Connect_getConnectHmacSecrets', 'GET', '/v2/organizations/{organizationId}/connect/secret');


/**
 * The input of `connectPostConnectHmacSecret`.
 */
export interface ConnectPostConnectHmacSecretInput {
    path?: PathOf<ConnectPostConnectHmacSecretParams> | undefined;
}
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
export const connectPostConnectHmacSecret: Operation<ConnectPostConnectHmacSecretInput, ConnectPostConnectHmacSecret200Response, ConnectPostConnectHmacSecretResponses, 'admin'> = /* @__PURE__ */ operation('Connect_postConnectHmacSecret', 'POST', '/v2/organizations/{organizationId}/connect/secret');


/**
 * The input of `connectDeleteConnectHmacSecret`.
 */
export interface ConnectDeleteConnectHmacSecretInput {
    path: PathOf<ConnectDeleteConnectHmacSecretParams>;
}
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
export const connectDeleteConnectHmacSecret: Operation<ConnectDeleteConnectHmacSecretInput, ConnectDeleteConnectHmacSecret200Response, ConnectDeleteConnectHmacSecretResponses, 'admin'> = /* @__PURE__ */ operation('Connect_deleteConnectHmacSecret', 'DELETE', '/v2/organizations/{organizationId}/connect/secret/{keyId}');


/**
 * The input of `connectGetOrganizationConnectConfig`.
 */
export interface ConnectGetOrganizationConnectConfigInput {
    path: PathOf<ConnectGetOrganizationConnectConfigParams>;
}
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
export const connectGetOrganizationConnectConfig: Operation<ConnectGetOrganizationConnectConfigInput, ConnectGetOrganizationConnectConfig200Response, ConnectGetOrganizationConnectConfigResponses, 'admin'> = /* @__PURE__ */ operation('Connect_getOrganizationConnectConfig', 'GET', '/v2/organizations/{organizationId}/connect/{connectId}');


/**
 * The input of `connectUpdateOrganizationConnectConfig`.
 */
export interface ConnectUpdateOrganizationConnectConfigInput {
    path: PathOf<ConnectUpdateOrganizationConnectConfigParams>;
    body: ConnectUpdateOrganizationConnectConfigBody;
}
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
export const connectUpdateOrganizationConnectConfig: Operation<ConnectUpdateOrganizationConnectConfigInput, ConnectUpdateOrganizationConnectConfig200Response, ConnectUpdateOrganizationConnectConfigResponses, 'admin'> = /* @__PURE__ */ operation('Connect_updateOrganizationConnectConfig', 'PUT', '/v2/organizations/{organizationId}/connect/{connectId}');


/**
 * The input of `connectDeleteOrganizationConnectConfig`.
 */
export interface ConnectDeleteOrganizationConnectConfigInput {
    path: PathOf<ConnectDeleteOrganizationConnectConfigParams>;
}
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
export const connectDeleteOrganizationConnectConfig: Operation<ConnectDeleteOrganizationConnectConfigInput, ConnectDeleteOrganizationConnectConfig200Response, ConnectDeleteOrganizationConnectConfigResponses, 'admin'> = /* @__PURE__ */ operation('Connect_deleteOrganizationConnectConfig', 'DELETE', '/v2/organizations/{organizationId}/connect/{connectId}');

