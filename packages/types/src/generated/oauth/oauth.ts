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
     * What the redirect is to bring. An authorization code is all there is.
     *
     * @example code
     */
    response_type: "code";
    /**
     * What the token is to allow, as scopes with spaces between them. `signature` covers the eSignature
     * areas; `extended` asks for a refresh token that lasts as long as the rules of the account let it.
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
     * Where the user returns to. It must be registered for the integration key, letter by letter.
     *
     * @example https://lease-desk.harbour.example/callback
     */
    redirect_uri: string;
    /**
     * Any text that comes back with the redirect. A client should send one that nobody can guess and
     * compare it on return, which keeps others from slipping in a code of theirs.
     *
     * @example lease-42-7d1f
     */
    state?: string | undefined;
    /**
     * `login` makes the user log in again. Without it, a user who is still logged in is not asked for a
     * password.
     *
     * @example login
     */
    prompt?: "login" | undefined;
    /**
     * The e-mail address with which the login form is filled in.
     *
     * @example mara.lindqvist@harbour.example
     */
    login_hint?: string | undefined;
    /**
     * The languages for the login pages, as tags with spaces between them, the best first.
     *
     * @example sv en
     */
    ui_locales?: string | undefined;
    /**
     * For PKCE, the SHA-256 hash of the verifier in base64url without padding. The exchange of the code
     * must then bring the verifier itself.
     *
     * @example uBoYTSy-W9wkD3RfId3qmqqTc0AXZwhqGHTSyOu9pRU
     */
    code_challenge?: string | undefined;
    /**
     * How the challenge was made from the verifier, for PKCE. SHA-256 is the only way; its word may be
     * in either letter case.
     *
     * @example S256
     */
    code_challenge_method?: ("S256" | "s256") | undefined;
    /**
     * The scopes to which an administrator consents for all users of the organization, with spaces
     * between them. `scope` is `openid` then.
     *
     * @example signature impersonation
     */
    admin_consent_scope?: string | undefined;
}

/** The way back to the application, with a code or with the reason why there is none. */
export type OAuthAuthorize302Response = undefined;

/** A parameter does not fit the contract, or the application or its address is unknown. */
export type OAuthAuthorize400Response = OauthError;

/** No such address, or nothing is stored under it. */
export type OAuthAuthorize404Response = OauthError;

/** The address exists, but not with this method. */
export type OAuthAuthorize405Response = OauthError;

/** Too many calls came in too short a time; wait before the next one. */
export type OAuthAuthorize429Response = OauthError;

/** The service failed; the call may be repeated where it is safe to. */
export type OAuthAuthorize500Response = OauthError;

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
 * `OAuth_authorize`, `GET /oauth/auth`
 *
 * What it answers with, by status.
 */
export interface OAuthAuthorizeResponses {
    /** The way back to the application, with a code or with the reason why there is none. */
    302: OAuthAuthorize302Response;
    /** A parameter does not fit the contract, or the application or its address is unknown. */
    400: OAuthAuthorize400Response;
    /** No such address, or nothing is stored under it. */
    404: OAuthAuthorize404Response;
    /** The address exists, but not with this method. */
    405: OAuthAuthorize405Response;
    /** Too many calls came in too short a time; wait before the next one. */
    429: OAuthAuthorize429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OAuthAuthorize500Response;
}

/**
 * The error codes that `OAuth_authorize` is known to answer with.
 *
 * - `access_denied` (302): The user refused the application; the code comes with the redirect. Tell the user what the scopes are for, and let them try again.
 * - `invalid_client` (400): The integration key is unknown, or it was not proved to be the caller's. Check the key and the environment; the status can also be 401.
 * - `invalid_request` (400): A parameter is missing or malformed, or the JWT cannot be read. Mend the request before it is sent again.
 * - `invalid_scope` (400): A scope in the request is unknown. Ask only for scopes that the contract names.
 */
export type OAuthAuthorizeErrorCode = 'access_denied' | 'invalid_client' | 'invalid_request' | 'invalid_scope';

/** The grant and what proves it. */
export type OAuthTokenBody = TokenRequest;

/** The access token, with a refresh token unless the grant was a JWT. */
export type OAuthToken200Response = TokenResponse;

/** The form does not fit the contract, or the grant is not good. */
export type OAuthToken400Response = OauthError;

/** No such address, or nothing is stored under it. */
export type OAuthToken404Response = OauthError;

/** The address exists, but not with this method. */
export type OAuthToken405Response = OauthError;

/** Too many calls came in too short a time; wait before the next one. */
export type OAuthToken429Response = OauthError;

/** The service failed; the call may be repeated where it is safe to. */
export type OAuthToken500Response = OauthError;

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
 * `OAuth_token`, `POST /oauth/token`
 *
 * What it answers with, by status.
 */
export interface OAuthTokenResponses {
    /** The access token, with a refresh token unless the grant was a JWT. */
    200: OAuthToken200Response;
    /** The form does not fit the contract, or the grant is not good. */
    400: OAuthToken400Response;
    /** No such address, or nothing is stored under it. */
    404: OAuthToken404Response;
    /** The address exists, but not with this method. */
    405: OAuthToken405Response;
    /** Too many calls came in too short a time; wait before the next one. */
    429: OAuthToken429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OAuthToken500Response;
}

/**
 * The error codes that `OAuth_token` is known to answer with.
 *
 * - `consent_required` (400): The user of the JWT has not consented to the scopes yet. Send them to `OAuth_authorize` once, or have an administrator consent for all.
 * - `invalid_client` (400): The integration key is unknown, or it was not proved to be the caller's. Check the key and the environment; the status can also be 401.
 * - `invalid_grant` (400): The code, refresh token or JWT is expired, used, wrongly signed or not made for this client; `error_description` says which. Get a new one, and check issuer, user and audience of a JWT.
 * - `invalid_request` (400): A parameter is missing or malformed, or the JWT cannot be read. Mend the request before it is sent again.
 * - `invalid_scope` (400): A scope in the request is unknown. Ask only for scopes that the contract names.
 * - `unsupported_grant_type` (400): The service does not know this `grant_type`. Use `authorization_code`, `refresh_token` or the one for a JWT.
 */
export type OAuthTokenErrorCode = 'consent_required' | 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'invalid_scope' | 'unsupported_grant_type';

/** The user and the accounts. */
export type OAuthUserInfo200Response = UserInfo;

/** The request does not fit the contract. */
export type OAuthUserInfo400Response = OauthError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type OAuthUserInfo401Response = OauthError;

/** No such address, or nothing is stored under it. */
export type OAuthUserInfo404Response = OauthError;

/** The address exists, but not with this method. */
export type OAuthUserInfo405Response = OauthError;

/** Too many calls came in too short a time; wait before the next one. */
export type OAuthUserInfo429Response = OauthError;

/** The service failed; the call may be repeated where it is safe to. */
export type OAuthUserInfo500Response = OauthError;

/**
 * Read the user's accounts and their addresses.
 *
 * Tells whose token it is, in which accounts the user is a member, and under which address each of
 * them is to be called. A client reads this once after it got its first token; accounts may be on
 * different sites, and move.
 *
 * `OAuth_userInfo`, `GET /oauth/userinfo`
 *
 * What it answers with, by status.
 */
export interface OAuthUserInfoResponses {
    /** The user and the accounts. */
    200: OAuthUserInfo200Response;
    /** The request does not fit the contract. */
    400: OAuthUserInfo400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: OAuthUserInfo401Response;
    /** No such address, or nothing is stored under it. */
    404: OAuthUserInfo404Response;
    /** The address exists, but not with this method. */
    405: OAuthUserInfo405Response;
    /** Too many calls came in too short a time; wait before the next one. */
    429: OAuthUserInfo429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OAuthUserInfo500Response;
}

/**
 * The error codes that `OAuth_userInfo` is known to answer with.
 *
 * - `invalid_request` (400): A parameter is missing or malformed, or the JWT cannot be read. Mend the request before it is sent again.
 * - `invalid_token` (401): The access token is missing, unknown or expired. Get a new one with `OAuth_token`.
 */
export type OAuthUserInfoErrorCode = 'invalid_request' | 'invalid_token';
