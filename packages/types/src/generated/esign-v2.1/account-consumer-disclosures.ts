// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConsumerDisclosure } from './schemas/consumerDisclosure.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountConsumerDisclosures_getDefault`.
 */
export interface AccountConsumerDisclosuresGetDefaultParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `AccountConsumerDisclosures_getDefault`.
 */
export interface AccountConsumerDisclosuresGetDefaultQueryParams {
    /**
     * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode?: string | undefined;
}

/** The disclosure with its settings. */
export type AccountConsumerDisclosuresGetDefault200Response = ConsumerDisclosure;

/** A parameter is invalid, or the caller cannot read the disclosure. */
export type AccountConsumerDisclosuresGetDefault400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountConsumerDisclosuresGetDefault401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountConsumerDisclosuresGetDefault403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountConsumerDisclosuresGetDefault404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountConsumerDisclosuresGetDefault405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountConsumerDisclosuresGetDefault429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountConsumerDisclosuresGetDefault500Response = ErrorDetails;

/**
 * Read the consumer disclosure of an account.
 *
 * Returns the disclosure on electronic records that recipients must accept before they sign, as
 * HTML. The text of the service is only available in English. An account with a custom text can have
 * it in several languages. `langCode` then selects the language, and `browser` selects the language
 * of the reader's browser.
 *
 * `AccountConsumerDisclosures_getDefault`, `GET /v2.1/accounts/{accountId}/consumer_disclosure`
 *
 * The responses, by status.
 */
export interface AccountConsumerDisclosuresGetDefaultResponses {
    /** The disclosure with its settings. */
    200: AccountConsumerDisclosuresGetDefault200Response;
    /** A parameter is invalid, or the caller cannot read the disclosure. */
    400: AccountConsumerDisclosuresGetDefault400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountConsumerDisclosuresGetDefault401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountConsumerDisclosuresGetDefault403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountConsumerDisclosuresGetDefault404Response;
    /** The path exists, but does not support this method. */
    405: AccountConsumerDisclosuresGetDefault405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountConsumerDisclosuresGetDefault429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountConsumerDisclosuresGetDefault500Response;
}

/**
 * The error codes that `AccountConsumerDisclosures_getDefault` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountConsumerDisclosuresGetDefaultErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountConsumerDisclosures_get`.
 */
export interface AccountConsumerDisclosuresGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode: string;
}

/** The disclosure in the requested language. */
export type AccountConsumerDisclosuresGet200Response = ConsumerDisclosure;

/** The service does not support the language, or the caller cannot read the disclosure. */
export type AccountConsumerDisclosuresGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountConsumerDisclosuresGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountConsumerDisclosuresGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountConsumerDisclosuresGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountConsumerDisclosuresGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountConsumerDisclosuresGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountConsumerDisclosuresGet500Response = ErrorDetails;

/**
 * Read the consumer disclosure in a language.
 *
 * Returns the disclosure on electronic records as HTML, in the language of the path, or with
 * `browser` in the language of the reader's browser. The text of the service is only available in
 * English. Only an account with a custom text can have it in other languages.
 *
 * `AccountConsumerDisclosures_get`, `GET /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 *
 * The responses, by status.
 */
export interface AccountConsumerDisclosuresGetResponses {
    /** The disclosure in the requested language. */
    200: AccountConsumerDisclosuresGet200Response;
    /** The service does not support the language, or the caller cannot read the disclosure. */
    400: AccountConsumerDisclosuresGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountConsumerDisclosuresGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountConsumerDisclosuresGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountConsumerDisclosuresGet404Response;
    /** The path exists, but does not support this method. */
    405: AccountConsumerDisclosuresGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountConsumerDisclosuresGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountConsumerDisclosuresGet500Response;
}

/**
 * The error codes that `AccountConsumerDisclosures_get` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountConsumerDisclosuresGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountConsumerDisclosures_update`.
 */
export interface AccountConsumerDisclosuresUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode: string;
}

/**
 * Parameters in the query of `AccountConsumerDisclosures_update`.
 */
export interface AccountConsumerDisclosuresUpdateQueryParams {
    /**
     * Specifies whether the response includes the metadata fields, which describe who can edit a field.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
}

/** The fields of the disclosure to change. */
export type AccountConsumerDisclosuresUpdateBody = ConsumerDisclosure;

/** The updated disclosure. */
export type AccountConsumerDisclosuresUpdate200Response = ConsumerDisclosure;

/** The request is invalid, or the caller cannot change the disclosure. */
export type AccountConsumerDisclosuresUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountConsumerDisclosuresUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountConsumerDisclosuresUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountConsumerDisclosuresUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountConsumerDisclosuresUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountConsumerDisclosuresUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountConsumerDisclosuresUpdate500Response = ErrorDetails;

/**
 * Change the consumer disclosure in a language.
 *
 * Changes the disclosure on electronic records in the language of the path. The other languages are
 * not changed, because the service does not translate texts. Omitted fields keep their values.
 * Recipients of envelopes in process who have not signed yet must accept the new text.
 *
 * If `custom` is `true`, the text in `esignText` replaces the text of the service. This cannot be
 * undone. Before that, `esignText` is ignored without an error. `accountEsignId`, `esignAgreement`
 * and the metadata fields cannot be set.
 *
 * The caller must be an administrator of the account. With `include_metadata`, the metadata fields
 * in the response describe which settings can be edited.
 *
 * `AccountConsumerDisclosures_update`, `PUT /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 *
 * The responses, by status.
 */
export interface AccountConsumerDisclosuresUpdateResponses {
    /** The updated disclosure. */
    200: AccountConsumerDisclosuresUpdate200Response;
    /** The request is invalid, or the caller cannot change the disclosure. */
    400: AccountConsumerDisclosuresUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountConsumerDisclosuresUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountConsumerDisclosuresUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountConsumerDisclosuresUpdate404Response;
    /** The path exists, but does not support this method. */
    405: AccountConsumerDisclosuresUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountConsumerDisclosuresUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountConsumerDisclosuresUpdate500Response;
}

/**
 * The error codes that `AccountConsumerDisclosures_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountConsumerDisclosuresUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
