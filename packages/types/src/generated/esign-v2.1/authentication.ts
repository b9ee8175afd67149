// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { LoginInformation } from './schemas/loginInformation.js';
import type { OauthAccess } from './schemas/oauthAccess.js';
import type { OauthErr } from './schemas/oauthErr.js';
import type { PasswordGrant } from './schemas/passwordGrant.js';
import type { SocialAccountInformation } from './schemas/socialAccountInformation.js';
import type { TokenToRevoke } from './schemas/tokenToRevoke.js';
import type { UserPasswordInformation } from './schemas/userPasswordInformation.js';
import type { UserSocialIdResult } from './schemas/userSocialIdResult.js';

/**
 * Parameters in the path of `Authentication_listSocialLogins`.
 */
export interface AuthenticationListSocialLoginsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The log-ins. */
export type AuthenticationListSocialLogins200Response = UserSocialIdResult;

/** The request is invalid. */
export type AuthenticationListSocialLogins400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AuthenticationListSocialLogins401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AuthenticationListSocialLogins403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AuthenticationListSocialLogins404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AuthenticationListSocialLogins405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AuthenticationListSocialLogins429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AuthenticationListSocialLogins500Response = ErrorDetails;

/**
 * List the social log-ins of a user.
 *
 * Returns the log-ins at social networks with which the user can log in.
 *
 * `Authentication_listSocialLogins`, `GET /v2.1/accounts/{accountId}/users/{userId}/social`
 *
 * The responses, by status.
 */
export interface AuthenticationListSocialLoginsResponses {
    /** The log-ins. */
    200: AuthenticationListSocialLogins200Response;
    /** The request is invalid. */
    400: AuthenticationListSocialLogins400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AuthenticationListSocialLogins401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AuthenticationListSocialLogins403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AuthenticationListSocialLogins404Response;
    /** The path exists, but does not support this method. */
    405: AuthenticationListSocialLogins405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AuthenticationListSocialLogins429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AuthenticationListSocialLogins500Response;
}

/**
 * The error codes that `Authentication_listSocialLogins` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AuthenticationListSocialLoginsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Authentication_updateSocialLogin`.
 */
export interface AuthenticationUpdateSocialLoginParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** A log-in. */
export type AuthenticationUpdateSocialLoginBody = SocialAccountInformation;

/** The log-in was added. The response has no body. */
export type AuthenticationUpdateSocialLogin200Response = undefined;

/** The request is invalid. */
export type AuthenticationUpdateSocialLogin400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AuthenticationUpdateSocialLogin401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AuthenticationUpdateSocialLogin403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AuthenticationUpdateSocialLogin404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AuthenticationUpdateSocialLogin405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AuthenticationUpdateSocialLogin429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AuthenticationUpdateSocialLogin500Response = ErrorDetails;

/**
 * Add a social log-in to a user.
 *
 * Adds a log-in at a social network to the user, or replaces the one at the same network. The
 * response has no body.
 *
 * `Authentication_updateSocialLogin`, `PUT /v2.1/accounts/{accountId}/users/{userId}/social`
 *
 * The responses, by status.
 */
export interface AuthenticationUpdateSocialLoginResponses {
    /** The log-in was added. The response has no body. */
    200: AuthenticationUpdateSocialLogin200Response;
    /** The request is invalid. */
    400: AuthenticationUpdateSocialLogin400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AuthenticationUpdateSocialLogin401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AuthenticationUpdateSocialLogin403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AuthenticationUpdateSocialLogin404Response;
    /** The path exists, but does not support this method. */
    405: AuthenticationUpdateSocialLogin405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AuthenticationUpdateSocialLogin429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AuthenticationUpdateSocialLogin500Response;
}

/**
 * The error codes that `Authentication_updateSocialLogin` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AuthenticationUpdateSocialLoginErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Authentication_deleteSocialLogin`.
 */
export interface AuthenticationDeleteSocialLoginParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** A log-in. */
export type AuthenticationDeleteSocialLoginBody = SocialAccountInformation;

/** The log-in was removed. The response has no body. */
export type AuthenticationDeleteSocialLogin200Response = undefined;

/** The request is invalid. */
export type AuthenticationDeleteSocialLogin400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AuthenticationDeleteSocialLogin401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AuthenticationDeleteSocialLogin403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AuthenticationDeleteSocialLogin404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AuthenticationDeleteSocialLogin405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AuthenticationDeleteSocialLogin429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AuthenticationDeleteSocialLogin500Response = ErrorDetails;

/**
 * Remove a social log-in from a user.
 *
 * Removes the log-in at one social network from the user. The response has no body.
 *
 * `Authentication_deleteSocialLogin`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/social`
 *
 * The responses, by status.
 */
export interface AuthenticationDeleteSocialLoginResponses {
    /** The log-in was removed. The response has no body. */
    200: AuthenticationDeleteSocialLogin200Response;
    /** The request is invalid. */
    400: AuthenticationDeleteSocialLogin400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AuthenticationDeleteSocialLogin401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AuthenticationDeleteSocialLogin403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AuthenticationDeleteSocialLogin404Response;
    /** The path exists, but does not support this method. */
    405: AuthenticationDeleteSocialLogin405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AuthenticationDeleteSocialLogin429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AuthenticationDeleteSocialLogin500Response;
}

/**
 * The error codes that `Authentication_deleteSocialLogin` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AuthenticationDeleteSocialLoginErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the query of `Authentication_login`.
 */
export interface AuthenticationLoginQueryParams {
    /**
     * Specifies whether the response contains a token that replaces the password.
     *
     * @example false
     */
    api_password?: ("true" | "false") | undefined;
    /**
     * Specifies whether `baseUrl` contains the GUID of the account instead of its number.
     *
     * @example true
     */
    embed_account_id_guid?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response contains the GUID of each account.
     *
     * @example true
     */
    include_account_id_guid?: ("true" | "false") | undefined;
    /**
     * The settings in the response: `all` for those of accounts and users, or `none`.
     *
     * @example all
     */
    login_settings?: ("all" | "none") | undefined;
}

/** The accounts. */
export type AuthenticationLogin200Response = LoginInformation;

/** The request is invalid. */
export type AuthenticationLogin400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AuthenticationLogin401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AuthenticationLogin403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AuthenticationLogin404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AuthenticationLogin405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AuthenticationLogin429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AuthenticationLogin500Response = ErrorDetails;

/**
 * List the accounts of a user.
 *
 * Returns the accounts to which the user of the token can log in, each with the base URL of its
 * calls. It is the older way of finding the base URL; `OAuth_userInfo` is the newer one.
 *
 * `Authentication_login`, `GET /v2.1/login_information`
 *
 * The responses, by status.
 */
export interface AuthenticationLoginResponses {
    /** The accounts. */
    200: AuthenticationLogin200Response;
    /** The request is invalid. */
    400: AuthenticationLogin400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AuthenticationLogin401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AuthenticationLogin403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AuthenticationLogin404Response;
    /** The path exists, but does not support this method. */
    405: AuthenticationLogin405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AuthenticationLogin429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AuthenticationLogin500Response;
}

/**
 * The error codes that `Authentication_login` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TOKEN_FORMAT` (401): The older header `X-DocuSign-Authentication` is not JSON or XML with `Username`, `Password` and `IntegratorKey`. Send an access token in `Authorization` instead.
 * - `USER_AUTHENTICATION_FAILED` (401): The user of the older header `X-DocuSign-Authentication` is unknown, or the password is wrong. Send an access token in `Authorization` instead.
 */
export type AuthenticationLoginErrorCode = 'INVALID_REQUEST_PARAMETER' | 'INVALID_TOKEN_FORMAT' | 'USER_AUTHENTICATION_FAILED';

/**
 * Parameters in the path of `Authentication_updatePassword`.
 */
export interface AuthenticationUpdatePasswordParams {
    /**
     * The part of the login that is changed.
     *
     * @example password
     */
    loginPart: "password";
}

/** A new password. */
export type AuthenticationUpdatePasswordBody = UserPasswordInformation;

/** The password was changed. The response has no body. */
export type AuthenticationUpdatePassword200Response = undefined;

/** The request is invalid. */
export type AuthenticationUpdatePassword400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AuthenticationUpdatePassword401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AuthenticationUpdatePassword403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AuthenticationUpdatePassword404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AuthenticationUpdatePassword405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AuthenticationUpdatePassword429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AuthenticationUpdatePassword500Response = ErrorDetails;

/**
 * Change the password of a user.
 *
 * Changes the password of the user of the token. The password rules of the account apply. The
 * response has no body.
 *
 * `Authentication_updatePassword`, `PUT /v2.1/login_information/{loginPart}`
 *
 * The responses, by status.
 */
export interface AuthenticationUpdatePasswordResponses {
    /** The password was changed. The response has no body. */
    200: AuthenticationUpdatePassword200Response;
    /** The request is invalid. */
    400: AuthenticationUpdatePassword400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AuthenticationUpdatePassword401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AuthenticationUpdatePassword403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AuthenticationUpdatePassword404Response;
    /** The path exists, but does not support this method. */
    405: AuthenticationUpdatePassword405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AuthenticationUpdatePassword429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AuthenticationUpdatePassword500Response;
}

/**
 * The error codes that `Authentication_updatePassword` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type AuthenticationUpdatePasswordErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER';

/** The name and the password of the user. */
export type AuthenticationGetOAuthTokenBody = PasswordGrant;

/** The token. */
export type AuthenticationGetOAuthToken200Response = OauthAccess;

/** The request is invalid. */
export type AuthenticationGetOAuthToken400Response = OauthErr;

/** The path does not exist, or does not identify an existing object. */
export type AuthenticationGetOAuthToken404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AuthenticationGetOAuthToken405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AuthenticationGetOAuthToken429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AuthenticationGetOAuthToken500Response = ErrorDetails;

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
 * `Authentication_getOAuthToken`, `POST /v2.1/oauth2/token`
 *
 * The responses, by status.
 */
export interface AuthenticationGetOAuthTokenResponses {
    /** The token. */
    200: AuthenticationGetOAuthToken200Response;
    /** The request is invalid. */
    400: AuthenticationGetOAuthToken400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AuthenticationGetOAuthToken404Response;
    /** The path exists, but does not support this method. */
    405: AuthenticationGetOAuthToken405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AuthenticationGetOAuthToken429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AuthenticationGetOAuthToken500Response;
}

/** The token. */
export type AuthenticationRevokeOAuthTokenBody = TokenToRevoke;

/** The token is revoked. The response has no body. */
export type AuthenticationRevokeOAuthToken200Response = undefined;

/** The request is invalid. */
export type AuthenticationRevokeOAuthToken400Response = OauthErr;

/** The path does not exist, or does not identify an existing object. */
export type AuthenticationRevokeOAuthToken404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AuthenticationRevokeOAuthToken405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AuthenticationRevokeOAuthToken429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AuthenticationRevokeOAuthToken500Response = ErrorDetails;

/**
 * Revoke a token.
 *
 * Makes a token useless that `Authentication_getOAuthToken` has given. The form names it as `token`,
 * which is all that the request needs. The response has no body.
 *
 * `Authentication_revokeOAuthToken`, `POST /v2.1/oauth2/revoke`
 *
 * The responses, by status.
 */
export interface AuthenticationRevokeOAuthTokenResponses {
    /** The token is revoked. The response has no body. */
    200: AuthenticationRevokeOAuthToken200Response;
    /** The request is invalid. */
    400: AuthenticationRevokeOAuthToken400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AuthenticationRevokeOAuthToken404Response;
    /** The path exists, but does not support this method. */
    405: AuthenticationRevokeOAuthToken405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AuthenticationRevokeOAuthToken429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AuthenticationRevokeOAuthToken500Response;
}
