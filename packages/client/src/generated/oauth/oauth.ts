/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { OAuthAuthorize302Response, OAuthAuthorizeQueryParams, OAuthAuthorizeResponses, OAuthToken200Response, OAuthTokenBody, OAuthTokenResponses, OAuthUserInfo200Response, OAuthUserInfoResponses } from '@countersign/types/oauth/oauth';
import type { Operation } from '../../index.js';
import { operation, encodeBody } from '../../index.js';


/**
 * What `oAuthAuthorize` takes.
 */
export interface OAuthAuthorizeInput {
    query: OAuthAuthorizeQueryParams;
}
/**
 * Send the user to log in and consent.
 *
 * Opened in the user's browser, not called by a program. The user logs in, unless that has
 * happened before, and is asked whether the application may have the scopes. The browser then
 * goes back to the redirect address with an authorization code, which `OAuth_token` exchanges for
 * tokens.
 *
 * Where the application or the redirect address is not known, the browser stays here and an error
 * is shown, since no address can be trusted with it.
 *
 * OAuth_authorize: `GET /oauth/auth`
 */
export const oAuthAuthorize: Operation<OAuthAuthorizeInput, OAuthAuthorize302Response, OAuthAuthorizeResponses> = /* @__PURE__ */ operation('OAuth_authorize', 'GET', '/oauth/auth', {
    redirect: 302
});


/**
 * What `oAuthToken` takes.
 */
export interface OAuthTokenInput {
    body: OAuthTokenBody;
}
/**
 * Get an access token.
 *
 * Exchanges an authorization code, a refresh token or a signed JWT for an access token. The body
 * is a form, never JSON. An application with a secret sends its integration key and secret key as
 * HTTP Basic, or as `client_id` and `client_secret` in the form; a public client sends `client_id`
 * alone, and `code_verifier` with a code; with a JWT, the signature is proof enough.
 *
 * A JWT works only for users who have consented before; for others the answer is
 * `consent_required`.
 *
 * OAuth_token: `POST /oauth/token`
 */
export const oAuthToken: Operation<OAuthTokenInput, OAuthToken200Response, OAuthTokenResponses> = /* @__PURE__ */ operation('OAuth_token', 'POST', '/oauth/token', {
    mediaTypes: ['application/x-www-form-urlencoded'],
    encode: encodeBody
});


/**
 * What `oAuthUserInfo` takes.
 */
export interface OAuthUserInfoInput {
}
/**
 * Read the user's accounts and their addresses.
 *
 * Tells whose token it is, in which accounts the user is a member, and under which address each of
 * them is to be called. A client reads this once after it got its first token; accounts may be on
 * different sites, and move.
 *
 * OAuth_userInfo: `GET /oauth/userinfo`
 */
export const oAuthUserInfo: Operation<OAuthUserInfoInput, OAuthUserInfo200Response, OAuthUserInfoResponses> = /* @__PURE__ */ operation('OAuth_userInfo', 'GET', '/oauth/userinfo');

