// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeTransferRule } from './schemas/envelopeTransferRule.js';
import type { EnvelopeTransferRuleInformation, EnvelopeTransferRuleInformationAnswer } from './schemas/envelopeTransferRuleInformation.js';
import type { EnvelopeTransferRuleRequest } from './schemas/envelopeTransferRuleRequest.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeTransferRules_get`.
 */
export interface EnvelopeTransferRulesGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `EnvelopeTransferRules_get`.
 */
export interface EnvelopeTransferRulesGetQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** A page of the rules. */
export type EnvelopeTransferRulesGet200Response = EnvelopeTransferRuleInformationAnswer;

/** The request is invalid. */
export type EnvelopeTransferRulesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTransferRulesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTransferRulesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTransferRulesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTransferRulesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTransferRulesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTransferRulesGet500Response = ErrorDetails;

/**
 * List the transfer rules of an account.
 *
 * Returns the rules by which envelopes of members get another owner. Only administrators of the
 * account can read them.
 *
 * `EnvelopeTransferRules_get`, `GET /v2.1/accounts/{accountId}/envelopes/transfer_rules`
 *
 * The responses, by status.
 */
export interface EnvelopeTransferRulesGetResponses {
    /** A page of the rules. */
    200: EnvelopeTransferRulesGet200Response;
    /** The request is invalid. */
    400: EnvelopeTransferRulesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTransferRulesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTransferRulesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTransferRulesGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTransferRulesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTransferRulesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTransferRulesGet500Response;
}

/**
 * The error codes that `EnvelopeTransferRules_get` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type EnvelopeTransferRulesGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `EnvelopeTransferRules_create`.
 */
export interface EnvelopeTransferRulesCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** Completed envelopes go to another member. */
export type EnvelopeTransferRulesCreateBody = EnvelopeTransferRuleRequest;

/** The created rules. */
export type EnvelopeTransferRulesCreate201Response = EnvelopeTransferRuleInformation;

/** The request is invalid. */
export type EnvelopeTransferRulesCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTransferRulesCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTransferRulesCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTransferRulesCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTransferRulesCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTransferRulesCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTransferRulesCreate500Response = ErrorDetails;

/**
 * Create transfer rules.
 *
 * Creates a rule for each member and group in the request, whose envelopes then get the owner in
 * `toUser`. Only administrators of the account can create rules.
 *
 * `EnvelopeTransferRules_create`, `POST /v2.1/accounts/{accountId}/envelopes/transfer_rules`
 *
 * The responses, by status.
 */
export interface EnvelopeTransferRulesCreateResponses {
    /** The created rules. */
    201: EnvelopeTransferRulesCreate201Response;
    /** The request is invalid. */
    400: EnvelopeTransferRulesCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTransferRulesCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTransferRulesCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTransferRulesCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTransferRulesCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTransferRulesCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTransferRulesCreate500Response;
}

/**
 * The error codes that `EnvelopeTransferRules_create` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type EnvelopeTransferRulesCreateErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `EnvelopeTransferRules_update`.
 */
export interface EnvelopeTransferRulesUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** A rule is switched off. */
export type EnvelopeTransferRulesUpdateBody = EnvelopeTransferRuleInformation;

/** The changed rules. */
export type EnvelopeTransferRulesUpdate200Response = EnvelopeTransferRuleInformation;

/** The request is invalid. */
export type EnvelopeTransferRulesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTransferRulesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTransferRulesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTransferRulesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTransferRulesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTransferRulesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTransferRulesUpdate500Response = ErrorDetails;

/**
 * Switch transfer rules on or off.
 *
 * Changes `enabled` of the rules that the request names by their IDs. Only administrators of the
 * account can change rules.
 *
 * `EnvelopeTransferRules_update`, `PUT /v2.1/accounts/{accountId}/envelopes/transfer_rules`
 *
 * The responses, by status.
 */
export interface EnvelopeTransferRulesUpdateResponses {
    /** The changed rules. */
    200: EnvelopeTransferRulesUpdate200Response;
    /** The request is invalid. */
    400: EnvelopeTransferRulesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTransferRulesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTransferRulesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTransferRulesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTransferRulesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTransferRulesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTransferRulesUpdate500Response;
}

/**
 * The error codes that `EnvelopeTransferRules_update` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type EnvelopeTransferRulesUpdateErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `EnvelopeTransferRules_updateEnvelopeTransferRule`.
 */
export interface EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the transfer rule, as returned when it was created.
     *
     * @example 2f8d6c41-93b7-4e05-a6c2-7d1e9b4f8a36
     */
    envelopeTransferRuleId: string;
}

/** The rule is switched off. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRuleBody = EnvelopeTransferRule;

/** The changed rule. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response = EnvelopeTransferRule;

/** The request is invalid. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRule500Response = ErrorDetails;

/**
 * Switch a transfer rule on or off.
 *
 * Changes `enabled` of one rule; the other fields of a rule cannot be changed. Only
 * administrators of the account can change it.
 *
 * `EnvelopeTransferRules_updateEnvelopeTransferRule`, `PUT /v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}`
 *
 * The responses, by status.
 */
export interface EnvelopeTransferRulesUpdateEnvelopeTransferRuleResponses {
    /** The changed rule. */
    200: EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response;
    /** The request is invalid. */
    400: EnvelopeTransferRulesUpdateEnvelopeTransferRule400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTransferRulesUpdateEnvelopeTransferRule401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTransferRulesUpdateEnvelopeTransferRule403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTransferRulesUpdateEnvelopeTransferRule404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTransferRulesUpdateEnvelopeTransferRule405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTransferRulesUpdateEnvelopeTransferRule429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTransferRulesUpdateEnvelopeTransferRule500Response;
}

/**
 * The error codes that `EnvelopeTransferRules_updateEnvelopeTransferRule` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type EnvelopeTransferRulesUpdateEnvelopeTransferRuleErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `EnvelopeTransferRules_delete`.
 */
export interface EnvelopeTransferRulesDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the transfer rule, as returned when it was created.
     *
     * @example 2f8d6c41-93b7-4e05-a6c2-7d1e9b4f8a36
     */
    envelopeTransferRuleId: string;
}

/** The rule was deleted. The response has no body. */
export type EnvelopeTransferRulesDelete200Response = undefined;

/** The account does not have this rule. */
export type EnvelopeTransferRulesDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTransferRulesDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTransferRulesDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTransferRulesDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTransferRulesDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTransferRulesDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTransferRulesDelete500Response = ErrorDetails;

/**
 * Delete a transfer rule.
 *
 * Deletes a rule. Envelopes that it has transferred keep their owner. The response has no body.
 * Only administrators of the account can delete rules.
 *
 * `EnvelopeTransferRules_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}`
 *
 * The responses, by status.
 */
export interface EnvelopeTransferRulesDeleteResponses {
    /** The rule was deleted. The response has no body. */
    200: EnvelopeTransferRulesDelete200Response;
    /** The account does not have this rule. */
    400: EnvelopeTransferRulesDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTransferRulesDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTransferRulesDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTransferRulesDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTransferRulesDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTransferRulesDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTransferRulesDelete500Response;
}

/**
 * The error codes that `EnvelopeTransferRules_delete` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type EnvelopeTransferRulesDeleteErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
