// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Link } from './schemas/link.js';
import type { OauthError } from './schemas/oauthError.js';
import type { TokenRequest } from './schemas/tokenRequest.js';
import type { TokenResponse } from './schemas/tokenResponse.js';
import type { UserInfo } from './schemas/userInfo.js';
import type { UserInfoAccount } from './schemas/userInfoAccount.js';
import type { UserInfoOrganization } from './schemas/userInfoOrganization.js';
import type { OAuthAuthorizeQueryParams } from './oauth.js';

export interface paths {
    "/oauth/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the user to log in and consent
         *
         * Opened in the user's browser, not called by a program. The user logs in, unless that has
         * happened before, and is asked whether the application may have the scopes. The browser then
         * goes back to the redirect address with an authorization code, which `OAuth_token` exchanges for
         * tokens.
         *
         * Where the application or the redirect address is not known, the browser stays here and an error
         * is shown, since no address can be trusted with it.
         */
        get: operations["OAuth_authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         *
         * Exchanges an authorization code, a refresh token or a signed JWT for an access token. The body
         * is a form, never JSON. An application with a secret sends its integration key and secret key as
         * HTTP Basic, or as `client_id` and `client_secret` in the form; a public client sends `client_id`
         * alone, and `code_verifier` with a code; with a JWT, the signature is proof enough.
         *
         * A JWT works only for users who have consented before; for others the answer is
         * `consent_required`.
         */
        post: operations["OAuth_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the user's accounts and their addresses
         *
         * Tells whose token it is, in which accounts the user is a member, and under which address each of
         * them is to be called. A client reads this once after it got its first token; accounts may be on
         * different sites, and move.
         */
        get: operations["OAuth_userInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        link: Link;
        oauthError: OauthError;
        tokenRequest: TokenRequest;
        tokenResponse: TokenResponse;
        userInfo: UserInfo;
        userInfoAccount: UserInfoAccount;
        userInfoOrganization: UserInfoOrganization;
    };
    responses: {
        /** The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "method_not_allowed",
                 *   "error_description": "This address does not know this method."
                 * }
                 */
                "application/json": OauthError;
            };
        };
        /** No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "not_found",
                 *   "error_description": "Nothing is found at this address."
                 * }
                 */
                "application/json": OauthError;
            };
        };
        /** The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "server_error",
                 *   "error_description": "The service could not finish the call."
                 * }
                 */
                "application/json": OauthError;
            };
        };
        /** Too many calls came in too short a time; wait before the next one. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "temporarily_throttled",
                 *   "error_description": "Too many calls came in. Try again in a while."
                 * }
                 */
                "application/json": OauthError;
            };
        };
        /** No access token came with the call, or it is unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "invalid_token",
                 *   "error_description": "The access token is missing, unknown or expired."
                 * }
                 */
                "application/json": OauthError;
            };
        };
    };
    parameters: {
        /**
         * The scopes to which an administrator consents for all users of the organization, with spaces
         * between them. `scope` is `openid` then.
         *
         * @example signature impersonation
         */
        adminConsentScope: string;
        /**
         * The integration key of the application.
         *
         * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20
         */
        clientId: string;
        /**
         * For PKCE, the SHA-256 hash of the verifier in base64url without padding. The exchange of the code
         * must then bring the verifier itself.
         *
         * @example uBoYTSy-W9wkD3RfId3qmqqTc0AXZwhqGHTSyOu9pRU
         */
        codeChallenge: string;
        /**
         * How the challenge was made from the verifier, for PKCE. SHA-256 is the only way; its word may be
         * in either letter case.
         *
         * @example S256
         */
        codeChallengeMethod: "S256" | "s256";
        /**
         * The e-mail address with which the login form is filled in.
         *
         * @example mara.lindqvist@harbour.example
         */
        loginHint: string;
        /**
         * `login` makes the user log in again. Without it, a user who is still logged in is not asked for a
         * password.
         *
         * @example login
         */
        prompt: "login";
        /**
         * Where the user returns to. It must be registered for the integration key, letter by letter.
         *
         * @example https://lease-desk.harbour.example/callback
         */
        redirectUri: string;
        /**
         * What the redirect is to bring. An authorization code is all there is.
         *
         * @example code
         */
        responseType: "code";
        /**
         * What the token is to allow, as scopes with spaces between them. `signature` covers the eSignature
         * areas; `extended` asks for a refresh token that lasts as long as the rules of the account let it.
         *
         * @example signature extended
         */
        scope: string;
        /**
         * Any text that comes back with the redirect. A client should send one that nobody can guess and
         * compare it on return, which keeps others from slipping in a code of theirs.
         *
         * @example lease-42-7d1f
         */
        state: string;
        /**
         * The languages for the login pages, as tags with spaces between them, the best first.
         *
         * @example sv en
         */
        uiLocales: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Identifies this exchange in the service's own logs; quote it when you report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    OAuth_authorize: {
        parameters: {
            query: OAuthAuthorizeQueryParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The way back to the application, with a code or with the reason why there is none. */
            302: {
                headers: {
                    /**
                     * The redirect address with `code` and, where it was sent, `state` in its query; or with `error`
                     * in their place, such as `access_denied` when the user refuses.
                     *
                     * @example https://lease-desk.harbour.example/callback?code=c0de-4f7b21d9&state=lease-42-7d1f
                     */
                    Location: string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter does not fit the contract, or the application or its address is unknown. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OauthError;
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    OAuth_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grant and what proves it. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": TokenRequest;
            };
        };
        responses: {
            /** The access token, with a refresh token unless the grant was a JWT. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenResponse;
                };
            };
            /** The form does not fit the contract, or the grant is not good. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OauthError;
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    OAuth_userInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user and the accounts. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserInfo;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OauthError;
                };
            };
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
