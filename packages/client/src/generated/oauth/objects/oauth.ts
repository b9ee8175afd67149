// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OAuthAuthorize302Response, OAuthAuthorizeResponses, OAuthToken200Response, OAuthTokenResponses, OAuthUserInfo200Response, OAuthUserInfoResponses } from '@countersign/types/oauth/oauth';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { OAuthAuthorizeInput, OAuthTokenInput, OAuthUserInfoInput } from '../oauth.js';
import { oAuthAuthorize, oAuthToken, oAuthUserInfo } from '../oauth.js';
/**
 * The three steps by which a client gets to act for a user: consent, token, accounts. The code
 * grant is for applications with a server that can keep a secret; public clients prove
 * themselves with PKCE instead; integrations without a user at the screen use the JWT grant.
 *
 * A client does well to note when its access token ends, to renew it about half an hour before,
 * and to send the user through consent again when the renewal fails.
 */
export interface OAuth {
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
    authorize(input: OAuthAuthorizeInput, options?: CallOptions): Call<OAuthAuthorize302Response, OAuthAuthorizeResponses>;
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
    token(input: OAuthTokenInput, options?: CallOptions): Call<OAuthToken200Response, OAuthTokenResponses>;
    /**
     * Read the user's accounts and their addresses.
     *
     * Tells whose token it is, in which accounts the user is a member, and under which address each of
     * them is to be called. A client reads this once after it got its first token; accounts may be on
     * different sites, and move.
     *
     * OAuth_userInfo: `GET /oauth/userinfo`
     */
    userInfo(input?: OAuthUserInfoInput, options?: CallOptions): Call<OAuthUserInfo200Response, OAuthUserInfoResponses>;
}
/**
 * Makes the functions of OAuth into methods of one object.
 */
export function oAuth(client: Client): OAuth {
    return {
        authorize: oAuthAuthorize.bind(null, client),
        token: oAuthToken.bind(null, client),
        userInfo: oAuthUserInfo.bind(null, client)
    };
}

