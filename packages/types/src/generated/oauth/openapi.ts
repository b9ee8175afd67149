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
         * Redirect the user to log in and consent
         *
         * Opens the login and consent pages in the user's browser. It is not called by a program. The user
         * logs in, if necessary, and decides whether the application is granted the scopes. The browser is
         * then redirected to the redirect URI with an authorization code, which `OAuth_token` exchanges for
         * tokens.
         *
         * If the application or the redirect URI is unknown, the browser is not redirected and an error is
         * shown, because no URI can be trusted.
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
         * Exchanges an authorization code, a refresh token or a signed JWT for an access token. The request
         * body is a form, not JSON. An application with a secret sends its integration key and secret key
         * with HTTP Basic, or as `client_id` and `client_secret` in the form. A public client sends only
         * `client_id`, and `code_verifier` with a code. With a JWT, the signature is sufficient proof.
         *
         * A JWT only works for users who have already consented. For other users, the response is
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
         * Read the user's accounts and their base URIs
         *
         * Returns the user of the token, the accounts in which the user is a member, and the base URI of
         * each account. A client reads this once after it received its first token. Accounts can be on
         * different sites, and can move to another site.
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
        /** The path exists, but does not support this method. */
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
        /** The path does not exist, or does not identify an existing object. */
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
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
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
        /** Too many requests were sent in a short time. Wait before the next one. */
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
        /** The access token is missing, unknown, expired or from another environment. */
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
         * The scopes to which an administrator consents for all users of the organization, separated by
         * spaces. In this case, `scope` is `openid`.
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
         * The PKCE code challenge: the SHA-256 hash of the code verifier in Base64url without padding. The
         * exchange of the code must then contain the verifier itself.
         *
         * @example uBoYTSy-W9wkD3RfId3qmqqTc0AXZwhqGHTSyOu9pRU
         */
        codeChallenge: string;
        /**
         * The PKCE method by which the challenge was created from the verifier. SHA-256 is the only
         * supported method. The value is not case-sensitive.
         *
         * @example S256
         */
        codeChallengeMethod: "S256" | "s256";
        /**
         * The e-mail address to fill in on the login form.
         *
         * @example mara.lindqvist@harbour.example
         */
        loginHint: string;
        /**
         * The value `login` forces the user to log in again. Without it, a user who is still logged in does
         * not have to enter a password.
         *
         * @example login
         */
        prompt: "login";
        /**
         * The URI to which the user returns. It must exactly match a URI that is registered for the
         * integration key.
         *
         * @example https://lease-desk.harbour.example/callback
         */
        redirectUri: string;
        /**
         * The content of the redirect: an authorization code (`code`) or, for integrations to which the
         * implicit grant is allowed, an access token in the fragment (`token`).
         *
         * @example code
         */
        responseType: "code" | "token";
        /**
         * The requested scopes, separated by spaces. `signature` covers the eSignature APIs. `extended`
         * requests a refresh token that lasts as long as the rules of the account allow. One list may
         * contain scopes of several products. The request is rejected only for unknown scopes.
         *
         * @example signature extended
         */
        scope: string;
        /**
         * An arbitrary value that is returned with the redirect. A client should send an unguessable value
         * and compare it on return, to prevent the injection of another code.
         *
         * @example lease-42-7d1f
         */
        state: string;
        /**
         * The languages of the login pages, as language tags separated by spaces, in order of preference.
         *
         * @example sv en
         */
        uiLocales: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The ID of the request in the logs of the service. Each response has its own. Include it when you
         * report a problem.
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
            /** The redirect to the application, with a code or with an error. */
            302: {
                headers: {
                    /**
                     * The redirect URI with `code` and, if it was sent, `state` in its query, or with `error` instead,
                     * such as `access_denied` if the user denies access.
                     *
                     * @example https://lease-desk.harbour.example/callback?code=c0de-4f7b21d9&state=lease-42-7d1f
                     */
                    Location: string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid, or the application or its redirect URI is unknown. */
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
        /** The grant and its credentials. */
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
            /** The form or the grant is invalid. */
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
            /** The user, and the user's accounts. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserInfo;
                };
            };
            /** The request is invalid. */
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
