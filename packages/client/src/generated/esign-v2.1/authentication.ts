/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AuthenticationDeleteSocialLogin200Response, AuthenticationDeleteSocialLoginBody, AuthenticationDeleteSocialLoginParams, AuthenticationDeleteSocialLoginResponses, AuthenticationGetOAuthToken200Response, AuthenticationGetOAuthTokenBody, AuthenticationGetOAuthTokenResponses, AuthenticationListSocialLogins200Response, AuthenticationListSocialLoginsParams, AuthenticationListSocialLoginsResponses, AuthenticationLogin200Response, AuthenticationLoginQueryParams, AuthenticationLoginResponses, AuthenticationRevokeOAuthToken200Response, AuthenticationRevokeOAuthTokenBody, AuthenticationRevokeOAuthTokenResponses, AuthenticationUpdatePassword200Response, AuthenticationUpdatePasswordBody, AuthenticationUpdatePasswordParams, AuthenticationUpdatePasswordResponses, AuthenticationUpdateSocialLogin200Response, AuthenticationUpdateSocialLoginBody, AuthenticationUpdateSocialLoginParams, AuthenticationUpdateSocialLoginResponses } from '@countersign/types/esign-v2.1/authentication';
import type { PathOf, Operation } from '../../index.js';
import { operation, encodeBody } from '../../index.js';


/**
 * The input of `authenticationListSocialLogins`.
 */
export interface AuthenticationListSocialLoginsInput {
    path: PathOf<AuthenticationListSocialLoginsParams>;
}
/**
 * List the social log-ins of a user.
 *
 * Returns the log-ins at social networks with which the user can log in.
 *
 * Authentication_listSocialLogins: `GET /v2.1/accounts/{accountId}/users/{userId}/social`
 */
export const authenticationListSocialLogins: Operation<AuthenticationListSocialLoginsInput, AuthenticationListSocialLogins200Response, AuthenticationListSocialLoginsResponses, 'esign'> = /* @__PURE__ */ operation('Authentication_listSocialLogins', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/social');


/**
 * The input of `authenticationUpdateSocialLogin`.
 */
export interface AuthenticationUpdateSocialLoginInput {
    path: PathOf<AuthenticationUpdateSocialLoginParams>;
    body: AuthenticationUpdateSocialLoginBody;
}
/**
 * Add a social log-in to a user.
 *
 * Adds a log-in at a social network to the user, or replaces the one at the same network. The
 * response has no body.
 *
 * Authentication_updateSocialLogin: `PUT /v2.1/accounts/{accountId}/users/{userId}/social`
 */
export const authenticationUpdateSocialLogin: Operation<AuthenticationUpdateSocialLoginInput, AuthenticationUpdateSocialLogin200Response, AuthenticationUpdateSocialLoginResponses, 'esign'> = /* @__PURE__ */ operation('Authentication_updateSocialLogin', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/social');


/**
 * The input of `authenticationDeleteSocialLogin`.
 */
export interface AuthenticationDeleteSocialLoginInput {
    path: PathOf<AuthenticationDeleteSocialLoginParams>;
    body: AuthenticationDeleteSocialLoginBody;
}
/**
 * Remove a social log-in from a user.
 *
 * Removes the log-in at one social network from the user. The response has no body.
 *
 * Authentication_deleteSocialLogin: `DELETE /v2.1/accounts/{accountId}/users/{userId}/social`
 */
export const authenticationDeleteSocialLogin: Operation<AuthenticationDeleteSocialLoginInput, AuthenticationDeleteSocialLogin200Response, AuthenticationDeleteSocialLoginResponses, 'esign'> = /* @__PURE__ */ operation('Authentication_deleteSocialLogin', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/social');


/**
 * The input of `authenticationLogin`.
 */
export interface AuthenticationLoginInput {
    query?: AuthenticationLoginQueryParams | undefined;
}
/**
 * List the accounts of a user.
 *
 * Returns the accounts to which the user of the token can log in, each with the base URL of its
 * calls. It is the older way of finding the base URL; `OAuth_userInfo` is the newer one.
 *
 * Authentication_login: `GET /v2.1/login_information`
 */
export const authenticationLogin: Operation<AuthenticationLoginInput, AuthenticationLogin200Response, AuthenticationLoginResponses, 'esign'> = /* @__PURE__ */ operation('Authentication_login', 'GET', '/v2.1/login_information');


/**
 * The input of `authenticationUpdatePassword`.
 */
export interface AuthenticationUpdatePasswordInput {
    path: PathOf<AuthenticationUpdatePasswordParams>;
    body: AuthenticationUpdatePasswordBody;
}
/**
 * Change the password of a user.
 *
 * Changes the password of the user of the token. The password rules of the account apply. The
 * response has no body.
 *
 * Authentication_updatePassword: `PUT /v2.1/login_information/{loginPart}`
 */
export const authenticationUpdatePassword: Operation<AuthenticationUpdatePasswordInput, AuthenticationUpdatePassword200Response, AuthenticationUpdatePasswordResponses, 'esign'> = /* @__PURE__ */ operation('Authentication_updatePassword', 'PUT', '/v2.1/login_information/{loginPart}');


/**
 * The input of `authenticationGetOAuthToken`.
 */
export interface AuthenticationGetOAuthTokenInput {
    body?: AuthenticationGetOAuthTokenBody | undefined;
    contentType?: ('application/json' | 'application/x-www-form-urlencoded') | undefined;
}
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
export const authenticationGetOAuthToken: Operation<AuthenticationGetOAuthTokenInput, AuthenticationGetOAuthToken200Response, AuthenticationGetOAuthTokenResponses, 'esign'> = /* @__PURE__ */ operation('Authentication_getOAuthToken', 'POST', '/v2.1/oauth2/token', {
    mediaTypes: ['application/json', 'application/x-www-form-urlencoded'],
    encode: encodeBody
});


/**
 * The input of `authenticationRevokeOAuthToken`.
 */
export interface AuthenticationRevokeOAuthTokenInput {
    body?: AuthenticationRevokeOAuthTokenBody | undefined;
    contentType?: ('application/json' | 'application/x-www-form-urlencoded') | undefined;
}
/**
 * Revoke a token.
 *
 * Makes a token useless that `Authentication_getOAuthToken` has given. The form names it as `token`,
 * which is all that the request needs. The response has no body.
 *
 * Authentication_revokeOAuthToken: `POST /v2.1/oauth2/revoke`
 */
export const authenticationRevokeOAuthToken: Operation<AuthenticationRevokeOAuthTokenInput, AuthenticationRevokeOAuthToken200Response, AuthenticationRevokeOAuthTokenResponses, 'esign'> = /* @__PURE__ */ operation('Authentication_revokeOAuthToken', 'POST', '/v2.1/oauth2/revoke', {
    mediaTypes: ['application/json', 'application/x-www-form-urlencoded'],
    encode: encodeBody
});

