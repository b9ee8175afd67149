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
     * The account, by its external number or by its GUID.
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
     * Whether the answer holds the card from which the account is paid, without its number.
     *
     * @example true
     */
    include_credit_card_information?: ("true" | "false") | undefined;
    /**
     * Whether fields come with their companions, which say who may change them.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * Whether the answer holds the plans to which the account may change.
     *
     * @example true
     */
    include_successor_plans?: ("true" | "false") | undefined;
}

/** The plan of the account. */
export type BillingPlansGetAccountPlan200Response = AccountBillingPlanResponse;

/** A parameter does not fit the contract, or the caller is no administrator of the account. */
export type BillingPlansGetAccountPlan400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BillingPlansGetAccountPlan401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BillingPlansGetAccountPlan403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BillingPlansGetAccountPlan404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BillingPlansGetAccountPlan405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BillingPlansGetAccountPlan429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BillingPlansGetAccountPlan500Response = ErrorDetails;

/**
 * Read the plan of an account.
 *
 * Gives the plan of an account with its prices, its seats and the address to which bills go. The
 * card and the plans to which the account may change come only on request.
 *
 * A card never comes with its number, only with the last digits. Only administrators of the account
 * may read its plan.
 *
 * `BillingPlans_getAccountPlan`, `GET /v2/accounts/{accountId}/billing_plan`
 *
 * What it answers with, by status.
 */
export interface BillingPlansGetAccountPlanResponses {
    /** The plan of the account. */
    200: BillingPlansGetAccountPlan200Response;
    /** A parameter does not fit the contract, or the caller is no administrator of the account. */
    400: BillingPlansGetAccountPlan400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BillingPlansGetAccountPlan401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BillingPlansGetAccountPlan403Response;
    /** No such address, or nothing is stored under it. */
    404: BillingPlansGetAccountPlan404Response;
    /** The address exists, but not with this method. */
    405: BillingPlansGetAccountPlan405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BillingPlansGetAccountPlan429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BillingPlansGetAccountPlan500Response;
}

/**
 * The error codes that `BillingPlans_getAccountPlan` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type BillingPlansGetAccountPlanErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_update`.
 */
export interface BillingPlansUpdateParams {
    /**
     * The account, by its external number or by its GUID.
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
     * Whether the service only works out what the change would cost, and changes nothing.
     *
     * @example true
     */
    preview_billing_plan?: ("true" | "false") | undefined;
}

/** What is to change in the plan. */
export type BillingPlansUpdateBody = BillingPlanInformation;

/** The plan after the change, or what the change would cost. */
export type BillingPlansUpdate200Response = BillingPlanUpdateResponse;

/** The request does not fit the contract, or the account cannot change to this plan. */
export type BillingPlansUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BillingPlansUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BillingPlansUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BillingPlansUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BillingPlansUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BillingPlansUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BillingPlansUpdate500Response = ErrorDetails;

/**
 * Change the plan of an account.
 *
 * Changes the plan of an account, its seats, or how it is billed and paid. Fields that the request
 * leaves out stay as they are. With `preview_billing_plan`, nothing changes, and the answer tells
 * what the next bill would hold.
 *
 * A card that comes with the request is checked with the payment service first. Only
 * administrators of the account may change its plan.
 *
 * `BillingPlans_update`, `PUT /v2/accounts/{accountId}/billing_plan`
 *
 * What it answers with, by status.
 */
export interface BillingPlansUpdateResponses {
    /** The plan after the change, or what the change would cost. */
    200: BillingPlansUpdate200Response;
    /** The request does not fit the contract, or the account cannot change to this plan. */
    400: BillingPlansUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BillingPlansUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BillingPlansUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: BillingPlansUpdate404Response;
    /** The address exists, but not with this method. */
    405: BillingPlansUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BillingPlansUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BillingPlansUpdate500Response;
}

/**
 * The error codes that `BillingPlans_update` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `CREDITCARD_AUTH_FAILED` (400): The payment service refused the card. Use another card, or ask the bank that issued it.
 * - `CREDIT_CARD_EXPIRATION` (400): The card has expired, or its date of expiry is wrong. Correct the date, or use another card.
 * - `INVALID_CREDIT_CARD` (400): The details of the card are not valid. Correct them, or use another card.
 * - `INVALID_CREDIT_CARD_TYPE` (400): Cards of this kind are not taken. Use a card of another kind.
 * - `INVALID_PLAN_RETIRED` (400): The plan is no longer sold. Choose one that is.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `INVALID_SUCCESSOR_PLAN` (400): The account cannot change from its plan to the one in the request. Take one of the successors that `BillingPlans_getAccountPlan` lists.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type BillingPlansUpdateErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'CREDITCARD_AUTH_FAILED' | 'CREDIT_CARD_EXPIRATION' | 'INVALID_CREDIT_CARD' | 'INVALID_CREDIT_CARD_TYPE' | 'INVALID_PLAN_RETIRED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_SUCCESSOR_PLAN' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_getCreditCard`.
 */
export interface BillingPlansGetCreditCardParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The card, without its number. */
export type BillingPlansGetCreditCard200Response = CreditCardInformation;

/** The account has no card, or the caller is no administrator of it. */
export type BillingPlansGetCreditCard400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BillingPlansGetCreditCard401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BillingPlansGetCreditCard403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BillingPlansGetCreditCard404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BillingPlansGetCreditCard405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BillingPlansGetCreditCard429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BillingPlansGetCreditCard500Response = ErrorDetails;

/**
 * Read the card from which an account is paid.
 *
 * Gives the card that an account has on file: whose it is, when it expires and its last digits. The
 * number of the card and its check number are never given back. Only administrators of the
 * account may read it.
 *
 * `BillingPlans_getCreditCard`, `GET /v2/accounts/{accountId}/billing_plan/credit_card`
 *
 * What it answers with, by status.
 */
export interface BillingPlansGetCreditCardResponses {
    /** The card, without its number. */
    200: BillingPlansGetCreditCard200Response;
    /** The account has no card, or the caller is no administrator of it. */
    400: BillingPlansGetCreditCard400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BillingPlansGetCreditCard401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BillingPlansGetCreditCard403Response;
    /** No such address, or nothing is stored under it. */
    404: BillingPlansGetCreditCard404Response;
    /** The address exists, but not with this method. */
    405: BillingPlansGetCreditCard405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BillingPlansGetCreditCard429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BillingPlansGetCreditCard500Response;
}

/**
 * The error codes that `BillingPlans_getCreditCard` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type BillingPlansGetCreditCardErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `BillingPlans_purchaseEnvelopes`.
 */
export interface BillingPlansPurchaseEnvelopesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The purchase with its receipt. */
export type BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation;

/** The account is credited with the envelopes. */
export type BillingPlansPurchaseEnvelopes200Response = undefined;

/** The request does not fit the contract, or the receipt cannot be read. */
export type BillingPlansPurchaseEnvelopes400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BillingPlansPurchaseEnvelopes401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BillingPlansPurchaseEnvelopes403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BillingPlansPurchaseEnvelopes404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BillingPlansPurchaseEnvelopes405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BillingPlansPurchaseEnvelopes429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BillingPlansPurchaseEnvelopes500Response = ErrorDetails;

/**
 * Credit an account with envelopes from an app store.
 *
 * Credits an account with envelopes that a user bought in the app store of a mobile system. The
 * request carries the receipt of the store, from which the service sees that they were paid for.
 * The answer has no body.
 *
 * `BillingPlans_purchaseEnvelopes`, `PUT /v2/accounts/{accountId}/billing_plan/purchased_envelopes`
 *
 * What it answers with, by status.
 */
export interface BillingPlansPurchaseEnvelopesResponses {
    /** The account is credited with the envelopes. */
    200: BillingPlansPurchaseEnvelopes200Response;
    /** The request does not fit the contract, or the receipt cannot be read. */
    400: BillingPlansPurchaseEnvelopes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BillingPlansPurchaseEnvelopes401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BillingPlansPurchaseEnvelopes403Response;
    /** No such address, or nothing is stored under it. */
    404: BillingPlansPurchaseEnvelopes404Response;
    /** The address exists, but not with this method. */
    405: BillingPlansPurchaseEnvelopes405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BillingPlansPurchaseEnvelopes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BillingPlansPurchaseEnvelopes500Response;
}

/**
 * The error codes that `BillingPlans_purchaseEnvelopes` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BillingPlansPurchaseEnvelopesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';
