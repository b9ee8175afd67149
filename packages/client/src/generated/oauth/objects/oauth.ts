// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OAuthAuthorize302Response, OAuthAuthorizeResponses, OAuthToken200Response, OAuthTokenResponses, OAuthUserInfo200Response, OAuthUserInfoResponses } from '@countersign/types/oauth/oauth';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { OAuthAuthorizeInput, OAuthTokenInput, OAuthUserInfoInput } from '../oauth.js';
import { oAuthAuthorize, oAuthToken, oAuthUserInfo } from '../oauth.js';
/**
 * The three steps by which a client can act on behalf of a user: consent, token, accounts. The
 * code grant is for applications with a server that can keep a secret. Public clients use PKCE
 * instead of a secret. Integrations without user interaction use the JWT grant.
 *
 * A client should remember when its access token expires and renew it about half an hour before.
 * If the renewal fails, the client should ask the user for consent again.
 */
export interface OAuth {
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
    authorize(input: OAuthAuthorizeInput, options?: CallOptions): Call<OAuthAuthorize302Response, OAuthAuthorizeResponses>;
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
    token(input: OAuthTokenInput, options?: CallOptions): Call<OAuthToken200Response, OAuthTokenResponses>;
    /**
     * Read the user's accounts and their base URIs.
     *
     * Returns the user of the token, the accounts in which the user is a member, and the base URI of
     * each account. A client reads this once after it received its first token. Accounts can be on
     * different sites, and can move to another site.
     *
     * OAuth_userInfo: `GET /oauth/userinfo`
     */
    userInfo(input?: OAuthUserInfoInput, options?: CallOptions): Call<OAuthUserInfo200Response, OAuthUserInfoResponses>;
}
/**
 * Creates an object whose methods are the functions of OAuth.
 */
export function oAuth(client: Client<'oauth'>): OAuth {
    return {
        authorize: oAuthAuthorize.bind(null, client),
        token: oAuthToken.bind(null, client),
        userInfo: oAuthUserInfo.bind(null, client)
    };
}

