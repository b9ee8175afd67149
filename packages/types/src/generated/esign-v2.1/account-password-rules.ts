// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordRules } from './schemas/accountPasswordRules.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { UserPasswordRules } from './schemas/userPasswordRules.js';

/**
 * Parameters in the path of `AccountPasswordRules_get`.
 */
export interface AccountPasswordRulesGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The rules with their bounds. */
export type AccountPasswordRulesGet200Response = AccountPasswordRules;

/** The caller may not see the password rules of the account. */
export type AccountPasswordRulesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPasswordRulesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPasswordRulesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPasswordRulesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPasswordRulesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPasswordRulesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPasswordRulesGet500Response = ErrorDetails;

/**
 * Read the password rules of an account.
 *
 * Tells what the passwords of the users of an account must look like, when they end and how long
 * a lockout lasts. The companions give the bounds within which the rules may be set. The caller
 * must be an administrator of the account.
 *
 * `AccountPasswordRules_get`, `GET /v2.1/accounts/{accountId}/settings/password_rules`
 *
 * What it answers with, by status.
 */
export interface AccountPasswordRulesGetResponses {
    /** The rules with their bounds. */
    200: AccountPasswordRulesGet200Response;
    /** The caller may not see the password rules of the account. */
    400: AccountPasswordRulesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPasswordRulesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPasswordRulesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPasswordRulesGet404Response;
    /** The address exists, but not with this method. */
    405: AccountPasswordRulesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPasswordRulesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPasswordRulesGet500Response;
}

/**
 * The error codes that `AccountPasswordRules_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountPasswordRulesGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountPasswordRules_update`.
 */
export interface AccountPasswordRulesUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The rules that are to change. */
export type AccountPasswordRulesUpdateBody = AccountPasswordRules;

/** The rules as they are now. */
export type AccountPasswordRulesUpdate200Response = AccountPasswordRules;

/** The request does not fit the contract, or a number lies outside its bounds. */
export type AccountPasswordRulesUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPasswordRulesUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPasswordRulesUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPasswordRulesUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPasswordRulesUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPasswordRulesUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPasswordRulesUpdate500Response = ErrorDetails;

/**
 * Change the password rules of an account.
 *
 * Changes what the passwords of the users of an account must look like and how long they hold.
 * Single demands, such as a digit, count only with `passwordStrengthType` `custom`. Each number
 * must lie within the bounds that its companion gives. Passwords that exist stay until they end
 * or are changed.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountPasswordRules_update`, `PUT /v2.1/accounts/{accountId}/settings/password_rules`
 *
 * What it answers with, by status.
 */
export interface AccountPasswordRulesUpdateResponses {
    /** The rules as they are now. */
    200: AccountPasswordRulesUpdate200Response;
    /** The request does not fit the contract, or a number lies outside its bounds. */
    400: AccountPasswordRulesUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPasswordRulesUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPasswordRulesUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPasswordRulesUpdate404Response;
    /** The address exists, but not with this method. */
    405: AccountPasswordRulesUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPasswordRulesUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPasswordRulesUpdate500Response;
}

/**
 * The error codes that `AccountPasswordRules_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountPasswordRulesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/** The rules that apply to the user. */
export type AccountPasswordRulesGetForUser200Response = UserPasswordRules;

/** The user has no active membership in any account. */
export type AccountPasswordRulesGetForUser400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPasswordRulesGetForUser401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPasswordRulesGetForUser403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPasswordRulesGetForUser404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPasswordRulesGetForUser405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPasswordRulesGetForUser429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPasswordRulesGetForUser500Response = ErrorDetails;

/**
 * Read the password rules for the calling user.
 *
 * Tells the user who calls what a new password must look like. No account stands in the path:
 * the rules are those of the account in which the user's password is kept. No administrator
 * right is needed.
 *
 * `AccountPasswordRules_getForUser`, `GET /v2.1/current_user/password_rules`
 *
 * What it answers with, by status.
 */
export interface AccountPasswordRulesGetForUserResponses {
    /** The rules that apply to the user. */
    200: AccountPasswordRulesGetForUser200Response;
    /** The user has no active membership in any account. */
    400: AccountPasswordRulesGetForUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPasswordRulesGetForUser401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPasswordRulesGetForUser403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPasswordRulesGetForUser404Response;
    /** The address exists, but not with this method. */
    405: AccountPasswordRulesGetForUser405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPasswordRulesGetForUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPasswordRulesGetForUser500Response;
}

/**
 * The error codes that `AccountPasswordRules_getForUser` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user is no member of the account, or the membership is not active. Have the user activated, or call as another one.
 */
export type AccountPasswordRulesGetForUserErrorCode = 'USER_LACKS_MEMBERSHIP';
