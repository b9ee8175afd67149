// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoice } from './schemas/billingInvoice.js';
import type { BillingInvoicesResponse } from './schemas/billingInvoicesResponse.js';
import type { BillingInvoicesSummary } from './schemas/billingInvoicesSummary.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `Invoices_list`.
 */
export interface InvoicesListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Invoices_list`.
 */
export interface InvoicesListQueryParams {
    /**
     * The beginning of the period: a date, or a date with a time, in ISO 8601.
     *
     * @example 2026-10-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The bills of the period. */
export type InvoicesList200Response = BillingInvoicesResponse;

/** A parameter does not fit the contract, or the caller is no administrator of the account. */
export type InvoicesList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type InvoicesList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type InvoicesList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type InvoicesList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type InvoicesList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type InvoicesList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type InvoicesList500Response = ErrorDetails;

/**
 * List the bills to an account.
 *
 * Lists the bills to an account that were made out in a period. Where a PDF of a bill exists,
 * `pdfAvailable` says so.
 *
 * Long lists come in chunks, and `nextUri` leads to the next. Only administrators of the account may
 * read its bills.
 *
 * `Invoices_list`, `GET /v2/accounts/{accountId}/billing_invoices`
 *
 * What it answers with, by status.
 */
export interface InvoicesListResponses {
    /** The bills of the period. */
    200: InvoicesList200Response;
    /** A parameter does not fit the contract, or the caller is no administrator of the account. */
    400: InvoicesList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: InvoicesList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: InvoicesList403Response;
    /** No such address, or nothing is stored under it. */
    404: InvoicesList404Response;
    /** The address exists, but not with this method. */
    405: InvoicesList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: InvoicesList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: InvoicesList500Response;
}

/**
 * The error codes that `Invoices_list` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type InvoicesListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Invoices_get`.
 */
export interface InvoicesGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The bill, by the ID that the list of bills shows.
     *
     * @example 1f0c9a7e-4b62-4d83-95e1-7a3d6c8b2f40
     */
    invoiceId: string;
}

/** The bill with its items. */
export type InvoicesGet200Response = BillingInvoice;

/** The account has no such bill, or the caller is no administrator of it. */
export type InvoicesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type InvoicesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type InvoicesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type InvoicesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type InvoicesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type InvoicesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type InvoicesGet500Response = ErrorDetails;

/**
 * Read a bill.
 *
 * Gives one bill to an account with all its items, what they cost, and what is still to be paid.
 * Only administrators of the account may read its bills.
 *
 * `Invoices_get`, `GET /v2/accounts/{accountId}/billing_invoices/{invoiceId}`
 *
 * What it answers with, by status.
 */
export interface InvoicesGetResponses {
    /** The bill with its items. */
    200: InvoicesGet200Response;
    /** The account has no such bill, or the caller is no administrator of it. */
    400: InvoicesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: InvoicesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: InvoicesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: InvoicesGet404Response;
    /** The address exists, but not with this method. */
    405: InvoicesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: InvoicesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: InvoicesGet500Response;
}

/**
 * The error codes that `Invoices_get` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type InvoicesGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Invoices_listPastDue`.
 */
export interface InvoicesListPastDueParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The overdue bills and their sum. */
export type InvoicesListPastDue200Response = BillingInvoicesSummary;

/** The account is not known, or the caller is no administrator of it. */
export type InvoicesListPastDue400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type InvoicesListPastDue401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type InvoicesListPastDue403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type InvoicesListPastDue404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type InvoicesListPastDue405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type InvoicesListPastDue429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type InvoicesListPastDue500Response = ErrorDetails;

/**
 * List the bills that are overdue.
 *
 * Lists the bills that an account should have paid by now, with what they come to.
 * `paymentAllowed` says whether a payment can be made through this interface. Only administrators
 * of the account may read its bills.
 *
 * `Invoices_listPastDue`, `GET /v2/accounts/{accountId}/billing_invoices_past_due`
 *
 * What it answers with, by status.
 */
export interface InvoicesListPastDueResponses {
    /** The overdue bills and their sum. */
    200: InvoicesListPastDue200Response;
    /** The account is not known, or the caller is no administrator of it. */
    400: InvoicesListPastDue400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: InvoicesListPastDue401Response;
    /** The token is good, but the user may not do this in the account. */
    403: InvoicesListPastDue403Response;
    /** No such address, or nothing is stored under it. */
    404: InvoicesListPastDue404Response;
    /** The address exists, but not with this method. */
    405: InvoicesListPastDue405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: InvoicesListPastDue429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: InvoicesListPastDue500Response;
}

/**
 * The error codes that `Invoices_listPastDue` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type InvoicesListPastDueErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_NOT_ACCOUNT_ADMIN';
