/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ConnectCreateConnectOAuthConfig201Response, ConnectCreateConnectOAuthConfigBody, ConnectCreateConnectOAuthConfigParams, ConnectCreateConnectOAuthConfigResponses, ConnectDeleteConnectOAuthConfig200Response, ConnectDeleteConnectOAuthConfigParams, ConnectDeleteConnectOAuthConfigResponses, ConnectDeleteConnectSecret200Response, ConnectDeleteConnectSecretParams, ConnectDeleteConnectSecretResponses, ConnectDeleteMobileNotifiers200Response, ConnectDeleteMobileNotifiersBody, ConnectDeleteMobileNotifiersParams, ConnectDeleteMobileNotifiersResponses, ConnectGetConnectOAuthConfig200Response, ConnectGetConnectOAuthConfigParams, ConnectGetConnectOAuthConfigResponses, ConnectGetConnectSecret200Response, ConnectGetConnectSecretParams, ConnectGetConnectSecretResponses, ConnectListMobileNotifiers200Response, ConnectListMobileNotifiersParams, ConnectListMobileNotifiersResponses, ConnectUpdateConnectOAuthConfig200Response, ConnectUpdateConnectOAuthConfigBody, ConnectUpdateConnectOAuthConfigParams, ConnectUpdateConnectOAuthConfigResponses, ConnectUpdateMobileNotifiers200Response, ConnectUpdateMobileNotifiersBody, ConnectUpdateMobileNotifiersParams, ConnectUpdateMobileNotifiersResponses } from '@countersign/types/esign-v2.1/connect';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `connectGetConnectSecret`.
 */
export interface ConnectGetConnectSecretInput {
    path?: PathOf<ConnectGetConnectSecretParams> | undefined;
}
/**
 * List the keys that sign Connect messages.
 *
 * Returns the active keys of the account, in the order in which they sign: the first key creates the
 * header `X-DocuSign-Signature-1`, the second `-2`, and so on. Each key is masked, since only the
 * response that creates a key contains the whole of it.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * Connect_getConnectSecret: `GET /v2.1/accounts/{accountId}/connect/secret`
 */
export const connectGetConnectSecret: Operation<ConnectGetConnectSecretInput, ConnectGetConnectSecret200Response, ConnectGetConnectSecretResponses, 'esign'> = /* @__PURE__ */ operation('Connect_getConnectSecret', 'GET', '/v2.1/accounts/{accountId}/connect/secret');


/**
 * The input of `connectDeleteConnectSecret`.
 */
export interface ConnectDeleteConnectSecretInput {
    path: PathOf<ConnectDeleteConnectSecretParams>;
}
/**
 * Revoke a key that signs Connect messages.
 *
 * Revokes a key of the account. Messages that are sent from now on have no signature created with it,
 * also those that are sent again, and the keys after it move up by one header.
 *
 * To rotate a key without rejected messages, create the new one, let the listener accept both, and
 * then revoke the old one. Only administrators of an account with Connect can use this operation.
 *
 * Connect_deleteConnectSecret: `DELETE /v2.1/accounts/{accountId}/connect/secret/{keyId}`
 */
export const connectDeleteConnectSecret: Operation<ConnectDeleteConnectSecretInput, ConnectDeleteConnectSecret200Response, ConnectDeleteConnectSecretResponses, 'esign'> = /* @__PURE__ */ operation('Connect_deleteConnectSecret', 'DELETE', '/v2.1/accounts/{accountId}/connect/secret/{keyId}');


/**
 * The input of `connectGetConnectOAuthConfig`.
 */
export interface ConnectGetConnectOAuthConfigInput {
    path?: PathOf<ConnectGetConnectOAuthConfigParams> | undefined;
}
/**
 * Get the OAuth configuration of Connect.
 *
 * Returns the OAuth configuration with which the service gets access tokens for the Connect messages
 * of the account. `clientSecret` is never returned.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * Connect_getConnectOAuthConfig: `GET /v2.1/accounts/{accountId}/connect/oauth`
 */
export const connectGetConnectOAuthConfig: Operation<ConnectGetConnectOAuthConfigInput, ConnectGetConnectOAuthConfig200Response, ConnectGetConnectOAuthConfigResponses, 'esign'> = /* @__PURE__ */ operation('Connect_getConnectOAuthConfig', 'GET', '/v2.1/accounts/{accountId}/connect/oauth');


/**
 * The input of `connectCreateConnectOAuthConfig`.
 */
export interface ConnectCreateConnectOAuthConfigInput {
    path?: PathOf<ConnectCreateConnectOAuthConfigParams> | undefined;
    body: ConnectCreateConnectOAuthConfigBody;
}
/**
 * Set the OAuth configuration of Connect.
 *
 * Sets the OAuth configuration of the account, which replaces an existing one.
 *
 * The service requests an access token from the authorization server by the client credentials grant
 * (RFC 6749) before it sends a message with `includeOAuth`, and sends the token in the header
 * `Authorization: Bearer`. It uses a token until it expires, and requests another one if the listener
 * responds with status 401. If no token is issued, the message counts as not delivered, and the log of
 * failures has the reason.
 *
 * A configuration can have its own `oAuthConfiguration`, which `enableOAuthPerConfiguration` enables.
 * `clientSecret` is never returned. Only administrators of an account with Connect can use this operation.
 *
 * Connect_createConnectOAuthConfig: `POST /v2.1/accounts/{accountId}/connect/oauth`
 */
export const connectCreateConnectOAuthConfig: Operation<ConnectCreateConnectOAuthConfigInput, ConnectCreateConnectOAuthConfig201Response, ConnectCreateConnectOAuthConfigResponses, 'esign'> = /* @__PURE__ */ operation('Connect_createConnectOAuthConfig', 'POST', '/v2.1/accounts/{accountId}/connect/oauth');


/**
 * The input of `connectUpdateConnectOAuthConfig`.
 */
export interface ConnectUpdateConnectOAuthConfigInput {
    path?: PathOf<ConnectUpdateConnectOAuthConfigParams> | undefined;
    body: ConnectUpdateConnectOAuthConfigBody;
}
/**
 * Change the OAuth configuration of Connect.
 *
 * Changes the OAuth configuration of the account. Fields that the request does not have keep their
 * values, so that the secret need not be sent again. Tokens of the previous configuration are no
 * longer used.
 *
 * `clientSecret` is never returned. Only administrators of an account with Connect can use this operation.
 *
 * Connect_updateConnectOAuthConfig: `PUT /v2.1/accounts/{accountId}/connect/oauth`
 */
export const connectUpdateConnectOAuthConfig: Operation<ConnectUpdateConnectOAuthConfigInput, ConnectUpdateConnectOAuthConfig200Response, ConnectUpdateConnectOAuthConfigResponses, 'esign'> = /* @__PURE__ */ operation('Connect_updateConnectOAuthConfig', 'PUT', '/v2.1/accounts/{accountId}/connect/oauth');


/**
 * The input of `connectDeleteConnectOAuthConfig`.
 */
export interface ConnectDeleteConnectOAuthConfigInput {
    path?: PathOf<ConnectDeleteConnectOAuthConfigParams> | undefined;
}
/**
 * Delete the OAuth configuration of Connect.
 *
 * Deletes the OAuth configuration of the account, with the tokens that were obtained by it. Messages
 * with `includeOAuth` are not delivered until the account has one again, except for configurations
 * with their own `oAuthConfiguration`.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * Connect_deleteConnectOAuthConfig: `DELETE /v2.1/accounts/{accountId}/connect/oauth`
 */
export const connectDeleteConnectOAuthConfig: Operation<ConnectDeleteConnectOAuthConfigInput, ConnectDeleteConnectOAuthConfig200Response, ConnectDeleteConnectOAuthConfigResponses, 'esign'> = /* @__PURE__ */ operation('Connect_deleteConnectOAuthConfig', 'DELETE', '/v2.1/accounts/{accountId}/connect/oauth');


/**
 * The input of `connectListMobileNotifiers`.
 */
export interface ConnectListMobileNotifiersInput {
    path?: PathOf<ConnectListMobileNotifiersParams> | undefined;
}
/**
 * List the devices that are notified.
 *
 * Returns the devices of the caller that are notified about envelopes.
 *
 * Connect_listMobileNotifiers: `GET /v2.1/accounts/{accountId}/connect/mobile_notifiers`
 */
export const connectListMobileNotifiers: Operation<ConnectListMobileNotifiersInput, ConnectListMobileNotifiers200Response, ConnectListMobileNotifiersResponses, 'esign'> = /* @__PURE__ */ operation('Connect_listMobileNotifiers', 'GET', '/v2.1/accounts/{accountId}/connect/mobile_notifiers');


/**
 * The input of `connectUpdateMobileNotifiers`.
 */
export interface ConnectUpdateMobileNotifiersInput {
    path?: PathOf<ConnectUpdateMobileNotifiersParams> | undefined;
    body: ConnectUpdateMobileNotifiersBody;
}
/**
 * Add devices that are notified.
 *
 * Adds the devices in the request to those of the caller that are notified about envelopes. A
 * device with the same ID is replaced.
 *
 * Connect_updateMobileNotifiers: `PUT /v2.1/accounts/{accountId}/connect/mobile_notifiers`
 */
export const connectUpdateMobileNotifiers: Operation<ConnectUpdateMobileNotifiersInput, ConnectUpdateMobileNotifiers200Response, ConnectUpdateMobileNotifiersResponses, 'esign'> = /* @__PURE__ */ operation('Connect_updateMobileNotifiers', 'PUT', '/v2.1/accounts/{accountId}/connect/mobile_notifiers');


/**
 * The input of `connectDeleteMobileNotifiers`.
 */
export interface ConnectDeleteMobileNotifiersInput {
    path?: PathOf<ConnectDeleteMobileNotifiersParams> | undefined;
    body: ConnectDeleteMobileNotifiersBody;
}
/**
 * Remove devices that are notified.
 *
 * Removes the devices in the request from those that are notified.
 *
 * Connect_deleteMobileNotifiers: `DELETE /v2.1/accounts/{accountId}/connect/mobile_notifiers`
 */
export const connectDeleteMobileNotifiers: Operation<ConnectDeleteMobileNotifiersInput, ConnectDeleteMobileNotifiers200Response, ConnectDeleteMobileNotifiersResponses, 'esign'> = /* @__PURE__ */ operation('Connect_deleteMobileNotifiers', 'DELETE', '/v2.1/accounts/{accountId}/connect/mobile_notifiers');

