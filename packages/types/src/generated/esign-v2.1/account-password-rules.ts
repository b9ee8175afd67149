// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordRules } from './schemas/accountPasswordRules.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { UserPasswordRules } from './schemas/userPasswordRules.js';

/**
 * Parameters in the path of `AccountPasswordRules_get`.
 */
export interface AccountPasswordRulesGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The rules with their limits. */
export type AccountPasswordRulesGet200Response = AccountPasswordRules;

/** The caller cannot view the password rules of the account. */
export type AccountPasswordRulesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPasswordRulesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPasswordRulesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPasswordRulesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPasswordRulesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPasswordRulesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPasswordRulesGet500Response = ErrorDetails;

/**
 * Read the password rules of an account.
 *
 * Returns the rules for the passwords of the users of an account, when passwords expire and how long
 * a lockout lasts. The metadata fields contain the limits within which the rules can be set. The
 * caller must be an administrator of the account.
 *
 * `AccountPasswordRules_get`, `GET /v2.1/accounts/{accountId}/settings/password_rules`
 *
 * The responses, by status.
 */
export interface AccountPasswordRulesGetResponses {
    /** The rules with their limits. */
    200: AccountPasswordRulesGet200Response;
    /** The caller cannot view the password rules of the account. */
    400: AccountPasswordRulesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPasswordRulesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPasswordRulesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPasswordRulesGet404Response;
    /** The path exists, but does not support this method. */
    405: AccountPasswordRulesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPasswordRulesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPasswordRulesGet500Response;
}

/**
 * The error codes that `AccountPasswordRules_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountPasswordRulesGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountPasswordRules_update`.
 */
export interface AccountPasswordRulesUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The rules to change. */
export type AccountPasswordRulesUpdateBody = AccountPasswordRules;

/** The updated rules. */
export type AccountPasswordRulesUpdate200Response = AccountPasswordRules;

/** The request is invalid, or a number is outside its limits. */
export type AccountPasswordRulesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPasswordRulesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPasswordRulesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPasswordRulesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPasswordRulesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPasswordRulesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPasswordRulesUpdate500Response = ErrorDetails;

/**
 * Change the password rules of an account.
 *
 * Changes the rules for the passwords of the users of an account, and how long passwords are valid.
 * Individual requirements, such as a digit, only apply if `passwordStrengthType` is `custom`. Each
 * number must be within the limits in its metadata field. Existing passwords remain valid until they
 * expire or are changed.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountPasswordRules_update`, `PUT /v2.1/accounts/{accountId}/settings/password_rules`
 *
 * The responses, by status.
 */
export interface AccountPasswordRulesUpdateResponses {
    /** The updated rules. */
    200: AccountPasswordRulesUpdate200Response;
    /** The request is invalid, or a number is outside its limits. */
    400: AccountPasswordRulesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPasswordRulesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPasswordRulesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPasswordRulesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: AccountPasswordRulesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPasswordRulesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPasswordRulesUpdate500Response;
}

/**
 * The error codes that `AccountPasswordRules_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountPasswordRulesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/** The rules that apply to the user. */
export type AccountPasswordRulesGetForUser200Response = UserPasswordRules;

/** The user does not have an active membership in any account. */
export type AccountPasswordRulesGetForUser400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPasswordRulesGetForUser401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPasswordRulesGetForUser403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPasswordRulesGetForUser404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPasswordRulesGetForUser405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPasswordRulesGetForUser429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPasswordRulesGetForUser500Response = ErrorDetails;

/**
 * Read the password rules for the calling user.
 *
 * Returns the rules for a new password of the calling user. The path does not contain an account:
 * the rules are those of the account in which the password of the user is stored. No administrator
 * right is required.
 *
 * `AccountPasswordRules_getForUser`, `GET /v2.1/current_user/password_rules`
 *
 * The responses, by status.
 */
export interface AccountPasswordRulesGetForUserResponses {
    /** The rules that apply to the user. */
    200: AccountPasswordRulesGetForUser200Response;
    /** The user does not have an active membership in any account. */
    400: AccountPasswordRulesGetForUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPasswordRulesGetForUser401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPasswordRulesGetForUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPasswordRulesGetForUser404Response;
    /** The path exists, but does not support this method. */
    405: AccountPasswordRulesGetForUser405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPasswordRulesGetForUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPasswordRulesGetForUser500Response;
}

/**
 * The error codes that `AccountPasswordRules_getForUser` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user is not a member of the account, or the membership is not active. Activate the membership, or use the token of another user.
 */
export type AccountPasswordRulesGetForUserErrorCode = 'USER_LACKS_MEMBERSHIP';
