// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountBillingPlanResponse } from './schemas/accountBillingPlanResponse.js';
import type { BillingPlanInformation } from './schemas/billingPlanInformation.js';
import type { BillingPlanUpdateResponse } from './schemas/billingPlanUpdateResponse.js';
import type { CreditCardInformation } from './schemas/creditCardInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PurchasedEnvelopesInformation } from './schemas/purchasedEnvelopesInformation.js';

/**
 * Parameters in the path of `BillingPlans_getAccountPlan`.
 */
export interface BillingPlansGetAccountPlanParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `BillingPlans_getAccountPlan`.
 */
export interface BillingPlansGetAccountPlanQueryParams {
    /**
     * Specifies whether the response contains the card that pays for the account, without its number.
     *
     * @example true
     */
    include_credit_card_information?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response contains the smaller plan that the account requested.
     *
     * @example true
     */
    include_downgrade_information?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the metadata fields, which describe who can edit a field.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response contains the plans to which the account can change.
     *
     * @example true
     */
    include_successor_plans?: ("true" | "false") | undefined;
}

/** The plan of the account. */
export type BillingPlansGetAccountPlan200Response = AccountBillingPlanResponse;

/** A parameter is invalid, or the caller is not an administrator of the account. */
export type BillingPlansGetAccountPlan400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansGetAccountPlan401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansGetAccountPlan403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansGetAccountPlan404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansGetAccountPlan405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansGetAccountPlan429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansGetAccountPlan500Response = ErrorDetails;

/**
 * Read the plan of an account.
 *
 * Returns the plan of an account with its prices, its seats and the billing address. The card and
 * the successor plans are only returned on request.
 *
 * The number of a card is never returned, only its last digits. Only administrators of the account
 * can read its plan.
 *
 * `BillingPlans_getAccountPlan`, `GET /v2/accounts/{accountId}/billing_plan`
 *
 * The responses, by status.
 */
export interface BillingPlansGetAccountPlanResponses {
    /** The plan of the account. */
    200: BillingPlansGetAccountPlan200Response;
    /** A parameter is invalid, or the caller is not an administrator of the account. */
    400: BillingPlansGetAccountPlan400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansGetAccountPlan401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansGetAccountPlan403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansGetAccountPlan404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansGetAccountPlan405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansGetAccountPlan429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansGetAccountPlan500Response;
}

/**
 * The error codes that `BillingPlans_getAccountPlan` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BillingPlansGetAccountPlanErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_update`.
 */
export interface BillingPlansUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `BillingPlans_update`.
 */
export interface BillingPlansUpdateQueryParams {
    /**
     * Specifies whether the service only calculates the cost of the change and does not change the plan.
     *
     * @example true
     */
    preview_billing_plan?: ("true" | "false") | undefined;
}

/** The changes to the plan. */
export type BillingPlansUpdateBody = BillingPlanInformation;

/** The changed plan, or the cost of the change. */
export type BillingPlansUpdate200Response = BillingPlanUpdateResponse;

/** The request is invalid, or the account cannot change to this plan. */
export type BillingPlansUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansUpdate500Response = ErrorDetails;

/**
 * Change the plan of an account.
 *
 * Changes the plan of an account, its seats, or its billing and payment. Omitted fields are not
 * changed. With `preview_billing_plan`, nothing is changed, and the response contains a preview of
 * the next invoice.
 *
 * A card in the request is first verified with the payment service. Only administrators of the
 * account can change its plan.
 *
 * `BillingPlans_update`, `PUT /v2/accounts/{accountId}/billing_plan`
 *
 * The responses, by status.
 */
export interface BillingPlansUpdateResponses {
    /** The changed plan, or the cost of the change. */
    200: BillingPlansUpdate200Response;
    /** The request is invalid, or the account cannot change to this plan. */
    400: BillingPlansUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansUpdate404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansUpdate500Response;
}

/**
 * The error codes that `BillingPlans_update` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `CREDITCARD_AUTH_FAILED` (400): The payment service rejected the card. Use another card, or ask the bank that issued it.
 * - `CREDIT_CARD_EXPIRATION` (400): The card has expired, or its expiration date is wrong. Correct the date, or use another card.
 * - `INVALID_CREDIT_CARD` (400): The card details are invalid. Correct them, or use another card.
 * - `INVALID_CREDIT_CARD_TYPE` (400): Cards of this type are not accepted. Use a card of another type.
 * - `INVALID_PLAN_RETIRED` (400): The plan is no longer sold. Choose another plan.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_SUCCESSOR_PLAN` (400): The account cannot change from its plan to the plan in the request. Use one of the successor plans that `BillingPlans_getPlan` returns.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BillingPlansUpdateErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'CREDITCARD_AUTH_FAILED' | 'CREDIT_CARD_EXPIRATION' | 'INVALID_CREDIT_CARD' | 'INVALID_CREDIT_CARD_TYPE' | 'INVALID_PLAN_RETIRED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_SUCCESSOR_PLAN' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_getCreditCard`.
 */
export interface BillingPlansGetCreditCardParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The card, without its number. */
export type BillingPlansGetCreditCard200Response = CreditCardInformation;

/** The account does not have a card, or the caller is not an administrator of it. */
export type BillingPlansGetCreditCard400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansGetCreditCard401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansGetCreditCard403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansGetCreditCard404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansGetCreditCard405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansGetCreditCard429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansGetCreditCard500Response = ErrorDetails;

/**
 * Read the credit card of an account.
 *
 * Returns the card on file for an account: its holder, its expiration date and its last digits. The
 * card number and the security code are never returned. Only administrators of the account can read
 * it.
 *
 * `BillingPlans_getCreditCard`, `GET /v2/accounts/{accountId}/billing_plan/credit_card`
 *
 * The responses, by status.
 */
export interface BillingPlansGetCreditCardResponses {
    /** The card, without its number. */
    200: BillingPlansGetCreditCard200Response;
    /** The account does not have a card, or the caller is not an administrator of it. */
    400: BillingPlansGetCreditCard400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansGetCreditCard401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansGetCreditCard403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansGetCreditCard404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansGetCreditCard405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansGetCreditCard429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansGetCreditCard500Response;
}

/**
 * The error codes that `BillingPlans_getCreditCard` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BillingPlansGetCreditCardErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_purchaseEnvelopes`.
 */
export interface BillingPlansPurchaseEnvelopesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The purchase with its receipt. */
export type BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation;

/** The envelopes were added to the account. */
export type BillingPlansPurchaseEnvelopes200Response = undefined;

/** The request is invalid, or the receipt cannot be read. */
export type BillingPlansPurchaseEnvelopes400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansPurchaseEnvelopes401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansPurchaseEnvelopes403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansPurchaseEnvelopes404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansPurchaseEnvelopes405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansPurchaseEnvelopes429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansPurchaseEnvelopes500Response = ErrorDetails;

/**
 * Add envelopes from an app store purchase to an account.
 *
 * Adds envelopes that a user purchased in the app store of a mobile platform to an account. The
 * request contains the receipt of the store, which the service uses to verify the payment. The
 * response has no body.
 *
 * `BillingPlans_purchaseEnvelopes`, `PUT /v2/accounts/{accountId}/billing_plan/purchased_envelopes`
 *
 * The responses, by status.
 */
export interface BillingPlansPurchaseEnvelopesResponses {
    /** The envelopes were added to the account. */
    200: BillingPlansPurchaseEnvelopes200Response;
    /** The request is invalid, or the receipt cannot be read. */
    400: BillingPlansPurchaseEnvelopes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansPurchaseEnvelopes401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansPurchaseEnvelopes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansPurchaseEnvelopes404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansPurchaseEnvelopes405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansPurchaseEnvelopes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansPurchaseEnvelopes500Response;
}

/**
 * The error codes that `BillingPlans_purchaseEnvelopes` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BillingPlansPurchaseEnvelopesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
