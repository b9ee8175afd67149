// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectCreateConnectOAuthConfig201Response, ConnectCreateConnectOAuthConfigResponses, ConnectDeleteConnectOAuthConfig200Response, ConnectDeleteConnectOAuthConfigResponses, ConnectDeleteConnectSecret200Response, ConnectDeleteConnectSecretResponses, ConnectDeleteMobileNotifiers200Response, ConnectDeleteMobileNotifiersResponses, ConnectGetConnectOAuthConfig200Response, ConnectGetConnectOAuthConfigResponses, ConnectGetConnectSecret200Response, ConnectGetConnectSecretResponses, ConnectListMobileNotifiers200Response, ConnectListMobileNotifiersResponses, ConnectUpdateConnectOAuthConfig200Response, ConnectUpdateConnectOAuthConfigResponses, ConnectUpdateMobileNotifiers200Response, ConnectUpdateMobileNotifiersResponses } from '@countersign/types/esign-v2.1/connect';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ConnectCreateConnectOAuthConfigInput, ConnectDeleteConnectOAuthConfigInput, ConnectDeleteConnectSecretInput, ConnectDeleteMobileNotifiersInput, ConnectGetConnectOAuthConfigInput, ConnectGetConnectSecretInput, ConnectListMobileNotifiersInput, ConnectUpdateConnectOAuthConfigInput, ConnectUpdateMobileNotifiersInput } from '../connect.js';
import { connectCreateConnectOAuthConfig, connectDeleteConnectOAuthConfig, connectDeleteConnectSecret, connectDeleteMobileNotifiers, connectGetConnectOAuthConfig, connectGetConnectSecret, connectListMobileNotifiers, connectUpdateConnectOAuthConfig, connectUpdateMobileNotifiers } from '../connect.js';
/**
 * Proofs of Connect to a listener that a message comes from the service: the keys that sign
 * messages, and the OAuth configuration with which it gets access tokens for the listener.
 */
export interface Connect {
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
    getConnectSecret(input?: ConnectGetConnectSecretInput, options?: CallOptions): Call<ConnectGetConnectSecret200Response, ConnectGetConnectSecretResponses>;
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
    deleteConnectSecret(input: ConnectDeleteConnectSecretInput, options?: CallOptions): Call<ConnectDeleteConnectSecret200Response, ConnectDeleteConnectSecretResponses>;
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
    getConnectOAuthConfig(input?: ConnectGetConnectOAuthConfigInput, options?: CallOptions): Call<ConnectGetConnectOAuthConfig200Response, ConnectGetConnectOAuthConfigResponses>;
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
    createConnectOAuthConfig(input: ConnectCreateConnectOAuthConfigInput, options?: CallOptions): Call<ConnectCreateConnectOAuthConfig201Response, ConnectCreateConnectOAuthConfigResponses>;
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
    updateConnectOAuthConfig(input: ConnectUpdateConnectOAuthConfigInput, options?: CallOptions): Call<ConnectUpdateConnectOAuthConfig200Response, ConnectUpdateConnectOAuthConfigResponses>;
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
    deleteConnectOAuthConfig(input?: ConnectDeleteConnectOAuthConfigInput, options?: CallOptions): Call<ConnectDeleteConnectOAuthConfig200Response, ConnectDeleteConnectOAuthConfigResponses>;
    /**
     * List the devices that are notified.
     *
     * Returns the devices of the caller that are notified about envelopes.
     *
     * Connect_listMobileNotifiers: `GET /v2.1/accounts/{accountId}/connect/mobile_notifiers`
     */
    listMobileNotifiers(input?: ConnectListMobileNotifiersInput, options?: CallOptions): Call<ConnectListMobileNotifiers200Response, ConnectListMobileNotifiersResponses>;
    /**
     * Add devices that are notified.
     *
     * Adds the devices in the request to those of the caller that are notified about envelopes. A
     * device with the same ID is replaced.
     *
     * Connect_updateMobileNotifiers: `PUT /v2.1/accounts/{accountId}/connect/mobile_notifiers`
     */
    updateMobileNotifiers(input: ConnectUpdateMobileNotifiersInput, options?: CallOptions): Call<ConnectUpdateMobileNotifiers200Response, ConnectUpdateMobileNotifiersResponses>;
    /**
     * Remove devices that are notified.
     *
     * Removes the devices in the request from those that are notified.
     *
     * Connect_deleteMobileNotifiers: `DELETE /v2.1/accounts/{accountId}/connect/mobile_notifiers`
     */
    deleteMobileNotifiers(input: ConnectDeleteMobileNotifiersInput, options?: CallOptions): Call<ConnectDeleteMobileNotifiers200Response, ConnectDeleteMobileNotifiersResponses>;
}
/**
 * Creates an object whose methods are the functions of Connect.
 */
export function connect(client: Client<'esign'>): Connect {
    return {
        getConnectSecret: connectGetConnectSecret.bind(null, client),
        deleteConnectSecret: connectDeleteConnectSecret.bind(null, client),
        getConnectOAuthConfig: connectGetConnectOAuthConfig.bind(null, client),
        createConnectOAuthConfig: connectCreateConnectOAuthConfig.bind(null, client),
        updateConnectOAuthConfig: connectUpdateConnectOAuthConfig.bind(null, client),
        deleteConnectOAuthConfig: connectDeleteConnectOAuthConfig.bind(null, client),
        listMobileNotifiers: connectListMobileNotifiers.bind(null, client),
        updateMobileNotifiers: connectUpdateMobileNotifiers.bind(null, client),
        deleteMobileNotifiers: connectDeleteMobileNotifiers.bind(null, client)
    };
}

