// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OauthError } from './schemas/oauthError.js';
import type { TokenRequest } from './schemas/tokenRequest.js';
import type { TokenResponse } from './schemas/tokenResponse.js';
import type { UserInfo } from './schemas/userInfo.js';

/**
 * Parameters in the query of `OAuth_authorize`.
 */
export interface OAuthAuthorizeQueryParams {
    /**
     * The content of the redirect: an authorization code (`code`) or, for integrations to which the
     * implicit grant is allowed, an access token in the fragment (`token`).
     *
     * @example code
     */
    response_type: "code" | "token";
    /**
     * The requested scopes, separated by spaces. `signature` covers the eSignature APIs. `extended`
     * requests a refresh token that lasts as long as the rules of the account allow. One list may
     * contain scopes of several products. The request is rejected only for unknown scopes.
     *
     * @example signature extended
     */
    scope: string;
    /**
     * The integration key of the application.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20
     */
    client_id: string;
    /**
     * The URI to which the user returns. It must exactly match a URI that is registered for the
     * integration key.
     *
     * @example https://lease-desk.harbour.example/callback
     */
    redirect_uri: string;
    /**
     * An arbitrary value that is returned with the redirect. A client should send an unguessable value
     * and compare it on return, to prevent the injection of another code.
     *
     * @example lease-42-7d1f
     */
    state?: string | undefined;
    /**
     * The value `login` forces the user to log in again. Without it, a user who is still logged in does
     * not have to enter a password.
     *
     * @example login
     */
    prompt?: "login" | undefined;
    /**
     * The e-mail address to fill in on the login form.
     *
     * @example mara.lindqvist@harbour.example
     */
    login_hint?: string | undefined;
    /**
     * The languages of the login pages, as language tags separated by spaces, in order of preference.
     *
     * @example sv en
     */
    ui_locales?: string | undefined;
    /**
     * The PKCE code challenge: the SHA-256 hash of the code verifier in Base64url without padding. The
     * exchange of the code must then contain the verifier itself.
     *
     * @example uBoYTSy-W9wkD3RfId3qmqqTc0AXZwhqGHTSyOu9pRU
     */
    code_challenge?: string | undefined;
    /**
     * The PKCE method by which the challenge was created from the verifier. SHA-256 is the only
     * supported method. The value is not case-sensitive.
     *
     * @example S256
     */
    code_challenge_method?: ("S256" | "s256") | undefined;
    /**
     * The scopes to which an administrator consents for all users of the organization, separated by
     * spaces. In this case, `scope` is `openid`.
     *
     * @example signature impersonation
     */
    admin_consent_scope?: string | undefined;
}

/** The redirect to the application, with a code or with an error. */
export type OAuthAuthorize302Response = undefined;

/** A parameter is invalid, or the application or its redirect URI is unknown. */
export type OAuthAuthorize400Response = OauthError;

/** The path does not exist, or does not identify an existing object. */
export type OAuthAuthorize404Response = OauthError;

/** The path exists, but does not support this method. */
export type OAuthAuthorize405Response = OauthError;

/** Too many requests were sent in a short time. Wait before the next one. */
export type OAuthAuthorize429Response = OauthError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OAuthAuthorize500Response = OauthError;

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
 * `OAuth_authorize`, `GET /oauth/auth`
 *
 * The responses, by status.
 */
export interface OAuthAuthorizeResponses {
    /** The redirect to the application, with a code or with an error. */
    302: OAuthAuthorize302Response;
    /** A parameter is invalid, or the application or its redirect URI is unknown. */
    400: OAuthAuthorize400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OAuthAuthorize404Response;
    /** The path exists, but does not support this method. */
    405: OAuthAuthorize405Response;
    /** Too many requests were sent in a short time. Wait before the next one. */
    429: OAuthAuthorize429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OAuthAuthorize500Response;
}

/**
 * The error codes that `OAuth_authorize` can return.
 *
 * - `access_denied` (302): The user denied access to the application. The code is part of the redirect. Explain the purpose of the scopes to the user, and let them try again.
 * - `invalid_client` (400): The integration key is unknown, or the client was not authenticated. Check the key and the environment. The status can also be 401.
 * - `invalid_request` (400): A parameter is missing or malformed, or the JWT cannot be read. Fix the request before you repeat it.
 * - `invalid_scope` (400): A scope in the request is unknown. Request only scopes that the API specifies.
 * - `unauthorized_client` (302): The application may not use the implicit grant. The error is in the fragment of the redirect. Ask for a code, or enable the implicit grant for the integration.
 */
export type OAuthAuthorizeErrorCode = 'access_denied' | 'invalid_client' | 'invalid_request' | 'invalid_scope' | 'unauthorized_client';

/** The grant and its credentials. */
export type OAuthTokenBody = TokenRequest;

/** The access token, with a refresh token unless the grant was a JWT. */
export type OAuthToken200Response = TokenResponse;

/** The form or the grant is invalid. */
export type OAuthToken400Response = OauthError;

/** The path does not exist, or does not identify an existing object. */
export type OAuthToken404Response = OauthError;

/** The path exists, but does not support this method. */
export type OAuthToken405Response = OauthError;

/** Too many requests were sent in a short time. Wait before the next one. */
export type OAuthToken429Response = OauthError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OAuthToken500Response = OauthError;

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
 * `OAuth_token`, `POST /oauth/token`
 *
 * The responses, by status.
 */
export interface OAuthTokenResponses {
    /** The access token, with a refresh token unless the grant was a JWT. */
    200: OAuthToken200Response;
    /** The form or the grant is invalid. */
    400: OAuthToken400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OAuthToken404Response;
    /** The path exists, but does not support this method. */
    405: OAuthToken405Response;
    /** Too many requests were sent in a short time. Wait before the next one. */
    429: OAuthToken429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OAuthToken500Response;
}

/**
 * The error codes that `OAuth_token` can return.
 *
 * - `consent_required` (400): The user of the JWT has not consented to the scopes yet. Redirect them once to `OAuth_authorize`, or ask an administrator to consent for all users.
 * - `invalid_client` (400): The integration key is unknown, or the client was not authenticated. Check the key and the environment. The status can also be 401.
 * - `invalid_grant` (400): The code, refresh token or JWT is expired, already used, wrongly signed or was not issued for this client. `error_description` names the reason. Get a new one, and check the issuer, user and audience of a JWT. With `unsupported_grant_type`, the `grant_type` is none that the service has: use `authorization_code`, `refresh_token` or the JWT grant type.
 * - `invalid_request` (400): A parameter is missing or malformed, or the JWT cannot be read. Fix the request before you repeat it.
 * - `invalid_scope` (400): A scope in the request is unknown. Request only scopes that the API specifies.
 */
export type OAuthTokenErrorCode = 'consent_required' | 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'invalid_scope';

/** The user, and the user's accounts. */
export type OAuthUserInfo200Response = UserInfo;

/** The request is invalid. */
export type OAuthUserInfo400Response = OauthError;

/** The access token is missing, unknown, expired or from another environment. */
export type OAuthUserInfo401Response = OauthError;

/** The path does not exist, or does not identify an existing object. */
export type OAuthUserInfo404Response = OauthError;

/** The path exists, but does not support this method. */
export type OAuthUserInfo405Response = OauthError;

/** Too many requests were sent in a short time. Wait before the next one. */
export type OAuthUserInfo429Response = OauthError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OAuthUserInfo500Response = OauthError;

/**
 * Read the user's accounts and their base URIs.
 *
 * Returns the user of the token, the accounts in which the user is a member, and the base URI of
 * each account. A client reads this once after it received its first token. Accounts can be on
 * different sites, and can move to another site.
 *
 * `OAuth_userInfo`, `GET /oauth/userinfo`
 *
 * The responses, by status.
 */
export interface OAuthUserInfoResponses {
    /** The user, and the user's accounts. */
    200: OAuthUserInfo200Response;
    /** The request is invalid. */
    400: OAuthUserInfo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OAuthUserInfo401Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OAuthUserInfo404Response;
    /** The path exists, but does not support this method. */
    405: OAuthUserInfo405Response;
    /** Too many requests were sent in a short time. Wait before the next one. */
    429: OAuthUserInfo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OAuthUserInfo500Response;
}

/**
 * The error codes that `OAuth_userInfo` can return.
 *
 * - `invalid_request` (400): A parameter is missing or malformed, or the JWT cannot be read. Fix the request before you repeat it.
 * - `invalid_token` (401): The access token is missing, unknown or expired. Get a new one with `OAuth_token`.
 */
export type OAuthUserInfoErrorCode = 'invalid_request' | 'invalid_token';
