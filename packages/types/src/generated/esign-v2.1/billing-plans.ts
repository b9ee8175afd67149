// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountBillingPlanResponse } from './schemas/accountBillingPlanResponse.js';
import type { BillingPlanInformation } from './schemas/billingPlanInformation.js';
import type { BillingPlanResponse } from './schemas/billingPlanResponse.js';
import type { BillingPlanUpdateResponse } from './schemas/billingPlanUpdateResponse.js';
import type { BillingPlansResponse } from './schemas/billingPlansResponse.js';
import type { CreditCardInformation } from './schemas/creditCardInformation.js';
import type { DowngradRequestBillingInfoResponse } from './schemas/downgradRequestBillingInfoResponse.js';
import type { DowngradeBillingPlanInformation } from './schemas/downgradeBillingPlanInformation.js';
import type { DowngradePlanUpdateResponse } from './schemas/downgradePlanUpdateResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PurchasedEnvelopesInformation } from './schemas/purchasedEnvelopesInformation.js';

/**
 * Parameters in the path of `BillingPlans_getPlan`.
 */
export interface BillingPlansGetPlanParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `BillingPlans_getPlan`.
 */
export interface BillingPlansGetPlanQueryParams {
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
    /**
     * Specifies whether the response contains the ID under which the account is exempt from taxes.
     *
     * @example true
     */
    include_tax_exempt_id?: ("true" | "false") | undefined;
}

/** The plan of the account. */
export type BillingPlansGetPlan200Response = AccountBillingPlanResponse;

/** A parameter is invalid, or the caller is not an administrator of the account. */
export type BillingPlansGetPlan400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansGetPlan401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansGetPlan403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansGetPlan404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansGetPlan405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansGetPlan429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansGetPlan500Response = ErrorDetails;

/**
 * Read the plan of an account.
 *
 * Returns the plan of an account with its prices, its seats and the billing address. The card and
 * the successor plans are only returned on request.
 *
 * The number of a card is never returned, only its last digits. Only administrators of the account
 * can read its plan.
 *
 * `BillingPlans_getPlan`, `GET /v2.1/accounts/{accountId}/billing_plan`
 *
 * The responses, by status.
 */
export interface BillingPlansGetPlanResponses {
    /** The plan of the account. */
    200: BillingPlansGetPlan200Response;
    /** A parameter is invalid, or the caller is not an administrator of the account. */
    400: BillingPlansGetPlan400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansGetPlan401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansGetPlan403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansGetPlan404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansGetPlan405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansGetPlan429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansGetPlan500Response;
}

/**
 * The error codes that `BillingPlans_getPlan` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BillingPlansGetPlanErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_updatePlan`.
 */
export interface BillingPlansUpdatePlanParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `BillingPlans_updatePlan`.
 */
export interface BillingPlansUpdatePlanQueryParams {
    /**
     * Specifies whether the account is created with a preview of its billing plan. The response then has
     * the preview in `billingPlanPreview`.
     *
     * @example true
     */
    preview_billing_plan?: ("true" | "false") | undefined;
}

/** The changes to the plan. */
export type BillingPlansUpdatePlanBody = BillingPlanInformation;

/** The changed plan, or the cost of the change. */
export type BillingPlansUpdatePlan200Response = BillingPlanUpdateResponse;

/** The request is invalid, or the account cannot change to this plan. */
export type BillingPlansUpdatePlan400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansUpdatePlan401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansUpdatePlan403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansUpdatePlan404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansUpdatePlan405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansUpdatePlan429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansUpdatePlan500Response = ErrorDetails;

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
 * `BillingPlans_updatePlan`, `PUT /v2.1/accounts/{accountId}/billing_plan`
 *
 * The responses, by status.
 */
export interface BillingPlansUpdatePlanResponses {
    /** The changed plan, or the cost of the change. */
    200: BillingPlansUpdatePlan200Response;
    /** The request is invalid, or the account cannot change to this plan. */
    400: BillingPlansUpdatePlan400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansUpdatePlan401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansUpdatePlan403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansUpdatePlan404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansUpdatePlan405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansUpdatePlan429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansUpdatePlan500Response;
}

/**
 * The error codes that `BillingPlans_updatePlan` can return.
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
export type BillingPlansUpdatePlanErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'CREDITCARD_AUTH_FAILED' | 'CREDIT_CARD_EXPIRATION' | 'INVALID_CREDIT_CARD' | 'INVALID_CREDIT_CARD_TYPE' | 'INVALID_PLAN_RETIRED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_SUCCESSOR_PLAN' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_getCreditCardInfo`.
 */
export interface BillingPlansGetCreditCardInfoParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The card, without its number. */
export type BillingPlansGetCreditCardInfo200Response = CreditCardInformation;

/** The account does not have a card, or the caller is not an administrator of it. */
export type BillingPlansGetCreditCardInfo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansGetCreditCardInfo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansGetCreditCardInfo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansGetCreditCardInfo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansGetCreditCardInfo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansGetCreditCardInfo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansGetCreditCardInfo500Response = ErrorDetails;

/**
 * Read the credit card of an account.
 *
 * Returns the card on file for an account: its holder, its expiration date and its last digits. The
 * card number and the security code are never returned. Only administrators of the account can read
 * it.
 *
 * `BillingPlans_getCreditCardInfo`, `GET /v2.1/accounts/{accountId}/billing_plan/credit_card`
 *
 * The responses, by status.
 */
export interface BillingPlansGetCreditCardInfoResponses {
    /** The card, without its number. */
    200: BillingPlansGetCreditCardInfo200Response;
    /** The account does not have a card, or the caller is not an administrator of it. */
    400: BillingPlansGetCreditCardInfo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansGetCreditCardInfo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansGetCreditCardInfo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansGetCreditCardInfo404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansGetCreditCardInfo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansGetCreditCardInfo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansGetCreditCardInfo500Response;
}

/**
 * The error codes that `BillingPlans_getCreditCardInfo` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BillingPlansGetCreditCardInfoErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

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
 * `BillingPlans_purchaseEnvelopes`, `PUT /v2.1/accounts/{accountId}/billing_plan/purchased_envelopes`
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

/**
 * Parameters in the path of `BillingPlans_getDowngradeRequestBillingInfo`.
 */
export interface BillingPlansGetDowngradeRequestBillingInfoParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The requested plan and the payment method. */
export type BillingPlansGetDowngradeRequestBillingInfo200Response = DowngradRequestBillingInfoResponse;

/** The caller is not an administrator of the account. */
export type BillingPlansGetDowngradeRequestBillingInfo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansGetDowngradeRequestBillingInfo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansGetDowngradeRequestBillingInfo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansGetDowngradeRequestBillingInfo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansGetDowngradeRequestBillingInfo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansGetDowngradeRequestBillingInfo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansGetDowngradeRequestBillingInfo500Response = ErrorDetails;

/**
 * Read the requested change to a smaller plan.
 *
 * Returns the plan to which an account is scheduled to change at the end of its billing period,
 * and how the account pays. Without such a request, only the payment method is returned. Only
 * administrators of the account can read it.
 *
 * `BillingPlans_getDowngradeRequestBillingInfo`, `GET /v2.1/accounts/{accountId}/billing_plan/downgrade`
 *
 * The responses, by status.
 */
export interface BillingPlansGetDowngradeRequestBillingInfoResponses {
    /** The requested plan and the payment method. */
    200: BillingPlansGetDowngradeRequestBillingInfo200Response;
    /** The caller is not an administrator of the account. */
    400: BillingPlansGetDowngradeRequestBillingInfo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansGetDowngradeRequestBillingInfo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansGetDowngradeRequestBillingInfo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansGetDowngradeRequestBillingInfo404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansGetDowngradeRequestBillingInfo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansGetDowngradeRequestBillingInfo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansGetDowngradeRequestBillingInfo500Response;
}

/**
 * The error codes that `BillingPlans_getDowngradeRequestBillingInfo` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BillingPlansGetDowngradeRequestBillingInfoErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_updateDowngradeAccountBillingPlan`.
 */
export interface BillingPlansUpdateDowngradeAccountBillingPlanParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** A change to the plan Business Large. */
export type BillingPlansUpdateDowngradeAccountBillingPlanBody = DowngradeBillingPlanInformation;

/** The scheduled change. */
export type BillingPlansUpdateDowngradeAccountBillingPlan200Response = DowngradePlanUpdateResponse;

/** The account cannot change to this plan, or the caller is not an administrator of it. */
export type BillingPlansUpdateDowngradeAccountBillingPlan400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansUpdateDowngradeAccountBillingPlan401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansUpdateDowngradeAccountBillingPlan403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansUpdateDowngradeAccountBillingPlan404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansUpdateDowngradeAccountBillingPlan405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansUpdateDowngradeAccountBillingPlan429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansUpdateDowngradeAccountBillingPlan500Response = ErrorDetails;

/**
 * Request a change to a smaller plan.
 *
 * Schedules the change of an account to another plan at the end of its billing period. Until
 * then, the account keeps its plan. Another request replaces the scheduled change. Only
 * administrators of the account can request it.
 *
 * `BillingPlans_updateDowngradeAccountBillingPlan`, `PUT /v2.1/accounts/{accountId}/billing_plan/downgrade`
 *
 * The responses, by status.
 */
export interface BillingPlansUpdateDowngradeAccountBillingPlanResponses {
    /** The scheduled change. */
    200: BillingPlansUpdateDowngradeAccountBillingPlan200Response;
    /** The account cannot change to this plan, or the caller is not an administrator of it. */
    400: BillingPlansUpdateDowngradeAccountBillingPlan400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansUpdateDowngradeAccountBillingPlan401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansUpdateDowngradeAccountBillingPlan403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansUpdateDowngradeAccountBillingPlan404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansUpdateDowngradeAccountBillingPlan405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansUpdateDowngradeAccountBillingPlan429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansUpdateDowngradeAccountBillingPlan500Response;
}

/**
 * The error codes that `BillingPlans_updateDowngradeAccountBillingPlan` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_PLAN_RETIRED` (400): The plan is no longer sold. Choose another plan.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_SUCCESSOR_PLAN` (400): The account cannot change from its plan to the plan in the request. Use one of the successor plans that `BillingPlans_getPlan` returns.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type BillingPlansUpdateDowngradeAccountBillingPlanErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_PLAN_RETIRED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_SUCCESSOR_PLAN' | 'USER_NOT_ACCOUNT_ADMIN';

/** The plans. */
export type BillingPlansListBillingPlans200Response = BillingPlansResponse;

/** The request is invalid. */
export type BillingPlansListBillingPlans400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansListBillingPlans401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansListBillingPlans403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansListBillingPlans404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansListBillingPlans405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansListBillingPlans429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansListBillingPlans500Response = ErrorDetails;

/**
 * List the plans of the service.
 *
 * Returns the plans that the service sells, each with its prices in every currency.
 *
 * `BillingPlans_listBillingPlans`, `GET /v2.1/billing_plans`
 *
 * The responses, by status.
 */
export interface BillingPlansListBillingPlansResponses {
    /** The plans. */
    200: BillingPlansListBillingPlans200Response;
    /** The request is invalid. */
    400: BillingPlansListBillingPlans400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansListBillingPlans401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansListBillingPlans403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansListBillingPlans404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansListBillingPlans405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansListBillingPlans429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansListBillingPlans500Response;
}

/**
 * The error codes that `BillingPlans_listBillingPlans` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type BillingPlansListBillingPlansErrorCode = 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `BillingPlans_getBillingPlan`.
 */
export interface BillingPlansGetBillingPlanParams {
    /**
     * The ID of the plan in the catalogue.
     *
     * @example c3f80a15-7d42-4e96-8b0c-a95e2d6f1b74
     */
    billingPlanId: string;
}

/** The plan and its successors. */
export type BillingPlansGetBillingPlan200Response = BillingPlanResponse;

/** The service does not sell this plan. */
export type BillingPlansGetBillingPlan400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BillingPlansGetBillingPlan401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BillingPlansGetBillingPlan403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BillingPlansGetBillingPlan404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BillingPlansGetBillingPlan405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BillingPlansGetBillingPlan429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BillingPlansGetBillingPlan500Response = ErrorDetails;

/**
 * Read a plan of the service.
 *
 * Returns one plan of the catalogue, and the plans to which its accounts can change.
 *
 * `BillingPlans_getBillingPlan`, `GET /v2.1/billing_plans/{billingPlanId}`
 *
 * The responses, by status.
 */
export interface BillingPlansGetBillingPlanResponses {
    /** The plan and its successors. */
    200: BillingPlansGetBillingPlan200Response;
    /** The service does not sell this plan. */
    400: BillingPlansGetBillingPlan400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BillingPlansGetBillingPlan401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BillingPlansGetBillingPlan403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BillingPlansGetBillingPlan404Response;
    /** The path exists, but does not support this method. */
    405: BillingPlansGetBillingPlan405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BillingPlansGetBillingPlan429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BillingPlansGetBillingPlan500Response;
}

/**
 * The error codes that `BillingPlans_getBillingPlan` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type BillingPlansGetBillingPlanErrorCode = 'RESOURCE_NOT_FOUND';
