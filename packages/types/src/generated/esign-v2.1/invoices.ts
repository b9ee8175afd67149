// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoice } from './schemas/billingInvoice.js';
import type { BillingInvoicesResponse } from './schemas/billingInvoicesResponse.js';
import type { BillingInvoicesSummary } from './schemas/billingInvoicesSummary.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `Invoices_listInvoices`.
 */
export interface InvoicesListInvoicesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Invoices_listInvoices`.
 */
export interface InvoicesListInvoicesQueryParams {
    /**
     * The start of the period, as a date or a date and time in ISO 8601 format.
     *
     * @example 2026-10-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The invoices of the period. */
export type InvoicesListInvoices200Response = BillingInvoicesResponse;

/** A parameter is invalid, or the caller is not an administrator of the account. */
export type InvoicesListInvoices400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type InvoicesListInvoices401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type InvoicesListInvoices403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type InvoicesListInvoices404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type InvoicesListInvoices405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type InvoicesListInvoices429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type InvoicesListInvoices500Response = ErrorDetails;

/**
 * List the invoices of an account.
 *
 * Returns the invoices of an account that were issued in a period. `pdfAvailable` indicates whether
 * a PDF of an invoice exists.
 *
 * Long lists are paged, and `nextUri` links to the next page. Only administrators of the account can
 * read its invoices.
 *
 * `Invoices_listInvoices`, `GET /v2.1/accounts/{accountId}/billing_invoices`
 *
 * The responses, by status.
 */
export interface InvoicesListInvoicesResponses {
    /** The invoices of the period. */
    200: InvoicesListInvoices200Response;
    /** A parameter is invalid, or the caller is not an administrator of the account. */
    400: InvoicesListInvoices400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: InvoicesListInvoices401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: InvoicesListInvoices403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: InvoicesListInvoices404Response;
    /** The path exists, but does not support this method. */
    405: InvoicesListInvoices405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: InvoicesListInvoices429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: InvoicesListInvoices500Response;
}

/**
 * The error codes that `Invoices_listInvoices` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type InvoicesListInvoicesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Invoices_getInvoice`.
 */
export interface InvoicesGetInvoiceParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the invoice, as returned in the list of invoices.
     *
     * @example 1f0c9a7e-4b62-4d83-95e1-7a3d6c8b2f40
     */
    invoiceId: string;
}

/** The invoice with its items, or its PDF. */
export type InvoicesGetInvoice200Response = BillingInvoice;

/** The account does not have this invoice, or the caller is not an administrator of it. */
export type InvoicesGetInvoice400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type InvoicesGetInvoice401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type InvoicesGetInvoice403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type InvoicesGetInvoice404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type InvoicesGetInvoice405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type InvoicesGetInvoice429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type InvoicesGetInvoice500Response = ErrorDetails;

/**
 * Read an invoice.
 *
 * Returns one invoice of an account with all its items, their prices and the outstanding amount. With
 * `Accept: application/pdf`, the response is the invoice as a PDF. Only administrators of the account
 * can read its invoices.
 *
 * `Invoices_getInvoice`, `GET /v2.1/accounts/{accountId}/billing_invoices/{invoiceId}`
 *
 * The responses, by status.
 */
export interface InvoicesGetInvoiceResponses {
    /** The invoice with its items, or its PDF. */
    200: InvoicesGetInvoice200Response;
    /** The account does not have this invoice, or the caller is not an administrator of it. */
    400: InvoicesGetInvoice400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: InvoicesGetInvoice401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: InvoicesGetInvoice403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: InvoicesGetInvoice404Response;
    /** The path exists, but does not support this method. */
    405: InvoicesGetInvoice405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: InvoicesGetInvoice429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: InvoicesGetInvoice500Response;
}

/**
 * The error codes that `Invoices_getInvoice` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type InvoicesGetInvoiceErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Invoices_listInvoicesPastDue`.
 */
export interface InvoicesListInvoicesPastDueParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The overdue invoices and their total. */
export type InvoicesListInvoicesPastDue200Response = BillingInvoicesSummary;

/** The account does not exist, or the caller is not an administrator of it. */
export type InvoicesListInvoicesPastDue400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type InvoicesListInvoicesPastDue401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type InvoicesListInvoicesPastDue403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type InvoicesListInvoicesPastDue404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type InvoicesListInvoicesPastDue405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type InvoicesListInvoicesPastDue429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type InvoicesListInvoicesPastDue500Response = ErrorDetails;

/**
 * List the overdue invoices.
 *
 * Returns the overdue invoices of an account and their total. `paymentAllowed` indicates whether
 * they can be paid with this API. Only administrators of the account can read its invoices.
 *
 * `Invoices_listInvoicesPastDue`, `GET /v2.1/accounts/{accountId}/billing_invoices_past_due`
 *
 * The responses, by status.
 */
export interface InvoicesListInvoicesPastDueResponses {
    /** The overdue invoices and their total. */
    200: InvoicesListInvoicesPastDue200Response;
    /** The account does not exist, or the caller is not an administrator of it. */
    400: InvoicesListInvoicesPastDue400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: InvoicesListInvoicesPastDue401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: InvoicesListInvoicesPastDue403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: InvoicesListInvoicesPastDue404Response;
    /** The path exists, but does not support this method. */
    405: InvoicesListInvoicesPastDue405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: InvoicesListInvoicesPastDue429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: InvoicesListInvoicesPastDue500Response;
}

/**
 * The error codes that `Invoices_listInvoicesPastDue` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type InvoicesListInvoicesPastDueErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_NOT_ACCOUNT_ADMIN';
