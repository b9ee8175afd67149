/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { OAuthAuthorize302Response, OAuthAuthorizeQueryParams, OAuthAuthorizeResponses, OAuthToken200Response, OAuthTokenBody, OAuthTokenResponses, OAuthUserInfo200Response, OAuthUserInfoResponses } from '@countersign/types/oauth/oauth';
import type { Operation } from '../../index.js';
import { operation, encodeBody } from '../../index.js';


/**
 * The input of `oAuthAuthorize`.
 */
export interface OAuthAuthorizeInput {
    query: OAuthAuthorizeQueryParams;
}
/**
 * Redirect the user to log in and consent.
 *
 * Opens the login and consent pages in the user's browser. It is not called by a program. The user
 * logs in, if necessary, and decides whether the application is granted the scopes. The browser is
 * then redirected to the redirect URI with an authorization code, which `OAuth_token` exchanges for
 * tokens.
 *
 * If the application or the redirect URI is unknown, the browser is not redirected and an error is
 * shown, because no URI can be trusted.
 *
 * OAuth_authorize: `GET /oauth/auth`
 */
export const oAuthAuthorize: Operation<OAuthAuthorizeInput, OAuthAuthorize302Response, OAuthAuthorizeResponses, 'oauth'> = /* @__PURE__ */ operation('OAuth_authorize', 'GET', '/oauth/auth', {
    redirect: 302
});


/**
 * The input of `oAuthToken`.
 */
export interface OAuthTokenInput {
    body: OAuthTokenBody;
}
/**
 * Get an access token.
 *
 * Exchanges an authorization code, a refresh token or a signed JWT for an access token. The request
 * body is a form, not JSON. An application with a secret sends its integration key and secret key
 * with HTTP Basic, or as `client_id` and `client_secret` in the form. A public client sends only
 * `client_id`, and `code_verifier` with a code. With a JWT, the signature is sufficient proof.
 *
 * A JWT only works for users who have already consented. For other users, the response is
 * `consent_required`.
 *
 * OAuth_token: `POST /oauth/token`
 */
export const oAuthToken: Operation<OAuthTokenInput, OAuthToken200Response, OAuthTokenResponses, 'oauth'> = /* @__PURE__ */ operation('OAuth_token', 'POST', '/oauth/token', {
    mediaTypes: ['application/x-www-form-urlencoded'],
    encode: encodeBody
});


/**
 * The input of `oAuthUserInfo`.
 */
export interface OAuthUserInfoInput {
}
/**
 * Read the user's accounts and their base URIs.
 *
 * Returns the user of the token, the accounts in which the user is a member, and the base URI of
 * each account. A client reads this once after it received its first token. Accounts can be on
 * different sites, and can move to another site.
 *
 * OAuth_userInfo: `GET /oauth/userinfo`
 */
export const oAuthUserInfo: Operation<OAuthUserInfoInput, OAuthUserInfo200Response, OAuthUserInfoResponses, 'oauth'> = /* @__PURE__ */ operation('OAuth_userInfo', 'GET', '/oauth/userinfo');

