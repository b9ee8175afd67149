// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthenticationDeleteSocialLogin200Response, AuthenticationDeleteSocialLoginResponses, AuthenticationGetOAuthToken200Response, AuthenticationGetOAuthTokenResponses, AuthenticationListSocialLogins200Response, AuthenticationListSocialLoginsResponses, AuthenticationLogin200Response, AuthenticationLoginResponses, AuthenticationRevokeOAuthToken200Response, AuthenticationRevokeOAuthTokenResponses, AuthenticationUpdatePassword200Response, AuthenticationUpdatePasswordResponses, AuthenticationUpdateSocialLogin200Response, AuthenticationUpdateSocialLoginResponses } from '@countersign/types/esign-v2.1/authentication';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AuthenticationDeleteSocialLoginInput, AuthenticationGetOAuthTokenInput, AuthenticationListSocialLoginsInput, AuthenticationLoginInput, AuthenticationRevokeOAuthTokenInput, AuthenticationUpdatePasswordInput, AuthenticationUpdateSocialLoginInput } from '../authentication.js';
import { authenticationDeleteSocialLogin, authenticationGetOAuthToken, authenticationListSocialLogins, authenticationLogin, authenticationRevokeOAuthToken, authenticationUpdatePassword, authenticationUpdateSocialLogin } from '../authentication.js';
/**
 * The older ways of logging in, passwords and social log-ins.
 */
export interface Authentication {
    /**
     * List the social log-ins of a user.
     *
     * Returns the log-ins at social networks with which the user can log in.
     *
     * Authentication_listSocialLogins: `GET /v2.1/accounts/{accountId}/users/{userId}/social`
     */
    listSocialLogins(input: AuthenticationListSocialLoginsInput, options?: CallOptions): Call<AuthenticationListSocialLogins200Response, AuthenticationListSocialLoginsResponses>;
    /**
     * Add a social log-in to a user.
     *
     * Adds a log-in at a social network to the user, or replaces the one at the same network. The
     * response has no body.
     *
     * Authentication_updateSocialLogin: `PUT /v2.1/accounts/{accountId}/users/{userId}/social`
     */
    updateSocialLogin(input: AuthenticationUpdateSocialLoginInput, options?: CallOptions): Call<AuthenticationUpdateSocialLogin200Response, AuthenticationUpdateSocialLoginResponses>;
    /**
     * Remove a social log-in from a user.
     *
     * Removes the log-in at one social network from the user. The response has no body.
     *
     * Authentication_deleteSocialLogin: `DELETE /v2.1/accounts/{accountId}/users/{userId}/social`
     */
    deleteSocialLogin(input: AuthenticationDeleteSocialLoginInput, options?: CallOptions): Call<AuthenticationDeleteSocialLogin200Response, AuthenticationDeleteSocialLoginResponses>;
    /**
     * List the accounts of a user.
     *
     * Returns the accounts to which the user of the token can log in, each with the base URL of its
     * calls. It is the older way of finding the base URL; `OAuth_userInfo` is the newer one.
     *
     * Authentication_login: `GET /v2.1/login_information`
     */
    login(input?: AuthenticationLoginInput, options?: CallOptions): Call<AuthenticationLogin200Response, AuthenticationLoginResponses>;
    /**
     * Change the password of a user.
     *
     * Changes the password of the user of the token. The password rules of the account apply. The
     * response has no body.
     *
     * Authentication_updatePassword: `PUT /v2.1/login_information/{loginPart}`
     */
    updatePassword(input: AuthenticationUpdatePasswordInput, options?: CallOptions): Call<AuthenticationUpdatePassword200Response, AuthenticationUpdatePasswordResponses>;
    /**
     * Get a token for a name and a password.
     *
     * Returns a token that does not expire for the user name and the password in the form. It is the
     * older way; `OAuth_token` is the newer one.
     *
     * A user with the settings `apiAccountWideAccess` and `allowSendOnBehalfOf` gets the token of another
     * user of the account without that user's password: the form has only the name of the other user, and
     * `Authorization` has the own token. Such a user can also name the other one in each call, by the
     * e-mail address or the user ID: in the header `X-DocuSign-Act-As-User`, or as `SendOnBehalfOf` in the
     * older header `X-DocuSign-Authentication`.
     *
     * Authentication_getOAuthToken: `POST /v2.1/oauth2/token`
     */
    getOAuthToken(input?: AuthenticationGetOAuthTokenInput, options?: CallOptions): Call<AuthenticationGetOAuthToken200Response, AuthenticationGetOAuthTokenResponses>;
    /**
     * Revoke a token.
     *
     * Makes a token useless that `Authentication_getOAuthToken` has given. The form names it as `token`,
     * which is all that the request needs. The response has no body.
     *
     * Authentication_revokeOAuthToken: `POST /v2.1/oauth2/revoke`
     */
    revokeOAuthToken(input?: AuthenticationRevokeOAuthTokenInput, options?: CallOptions): Call<AuthenticationRevokeOAuthToken200Response, AuthenticationRevokeOAuthTokenResponses>;
}
/**
 * Creates an object whose methods are the functions of Authentication.
 */
export function authentication(client: Client<'esign'>): Authentication {
    return {
        listSocialLogins: authenticationListSocialLogins.bind(null, client),
        updateSocialLogin: authenticationUpdateSocialLogin.bind(null, client),
        deleteSocialLogin: authenticationDeleteSocialLogin.bind(null, client),
        login: authenticationLogin.bind(null, client),
        updatePassword: authenticationUpdatePassword.bind(null, client),
        getOAuthToken: authenticationGetOAuthToken.bind(null, client),
        revokeOAuthToken: authenticationRevokeOAuthToken.bind(null, client)
    };
}

