// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConsumerDisclosure } from './schemas/consumerDisclosure.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountConsumerDisclosures_getDefault`.
 */
export interface AccountConsumerDisclosuresGetDefaultParams {
    /**
     * The account, by its external number or by its GUID.
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
     * The language in which the text is wanted, by its code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode?: string | undefined;
}

/** The disclosure with what stands in it. */
export type AccountConsumerDisclosuresGetDefault200Response = ConsumerDisclosure;

/** A parameter does not fit the contract, or the caller may not read the disclosure. */
export type AccountConsumerDisclosuresGetDefault400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountConsumerDisclosuresGetDefault401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountConsumerDisclosuresGetDefault403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountConsumerDisclosuresGetDefault404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountConsumerDisclosuresGetDefault405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountConsumerDisclosuresGetDefault429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountConsumerDisclosuresGetDefault500Response = ErrorDetails;

/**
 * Read the consumer disclosure of an account.
 *
 * Gives the disclosure on electronic records that recipients must accept before they sign, as HTML.
 * The text of the service is always in English. An account with a text of its own may have it in
 * several languages; then `langCode` chooses one, and `browser` the one of the reader's browser.
 *
 * `AccountConsumerDisclosures_getDefault`, `GET /v2.1/accounts/{accountId}/consumer_disclosure`
 *
 * What it answers with, by status.
 */
export interface AccountConsumerDisclosuresGetDefaultResponses {
    /** The disclosure with what stands in it. */
    200: AccountConsumerDisclosuresGetDefault200Response;
    /** A parameter does not fit the contract, or the caller may not read the disclosure. */
    400: AccountConsumerDisclosuresGetDefault400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountConsumerDisclosuresGetDefault401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountConsumerDisclosuresGetDefault403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountConsumerDisclosuresGetDefault404Response;
    /** The address exists, but not with this method. */
    405: AccountConsumerDisclosuresGetDefault405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountConsumerDisclosuresGetDefault429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountConsumerDisclosuresGetDefault500Response;
}

/**
 * The error codes that `AccountConsumerDisclosures_getDefault` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountConsumerDisclosuresGetDefaultErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountConsumerDisclosures_get`.
 */
export interface AccountConsumerDisclosuresGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The language of the text, by its code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode: string;
}

/** The disclosure in that language. */
export type AccountConsumerDisclosuresGet200Response = ConsumerDisclosure;

/** The service has no such language, or the caller may not read the disclosure. */
export type AccountConsumerDisclosuresGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountConsumerDisclosuresGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountConsumerDisclosuresGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountConsumerDisclosuresGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountConsumerDisclosuresGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountConsumerDisclosuresGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountConsumerDisclosuresGet500Response = ErrorDetails;

/**
 * Read the consumer disclosure in a language.
 *
 * Gives the disclosure on electronic records, as HTML, in the language of the path, or with
 * `browser` in that of the reader's browser. The text of the service is always in English; only an
 * account with a text of its own can have it in other languages.
 *
 * `AccountConsumerDisclosures_get`, `GET /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 *
 * What it answers with, by status.
 */
export interface AccountConsumerDisclosuresGetResponses {
    /** The disclosure in that language. */
    200: AccountConsumerDisclosuresGet200Response;
    /** The service has no such language, or the caller may not read the disclosure. */
    400: AccountConsumerDisclosuresGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountConsumerDisclosuresGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountConsumerDisclosuresGet403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountConsumerDisclosuresGet404Response;
    /** The address exists, but not with this method. */
    405: AccountConsumerDisclosuresGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountConsumerDisclosuresGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountConsumerDisclosuresGet500Response;
}

/**
 * The error codes that `AccountConsumerDisclosures_get` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountConsumerDisclosuresGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountConsumerDisclosures_update`.
 */
export interface AccountConsumerDisclosuresUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The language of the text, by its code, such as `en`, `fr` or `pt_BR`.
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
     * Whether fields come with their companions, which say who may change them.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
}

/** What is to change in the disclosure. */
export type AccountConsumerDisclosuresUpdateBody = ConsumerDisclosure;

/** The disclosure as it is now. */
export type AccountConsumerDisclosuresUpdate200Response = ConsumerDisclosure;

/** The request does not fit the contract, or the caller may not change the disclosure. */
export type AccountConsumerDisclosuresUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountConsumerDisclosuresUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountConsumerDisclosuresUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountConsumerDisclosuresUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountConsumerDisclosuresUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountConsumerDisclosuresUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountConsumerDisclosuresUpdate500Response = ErrorDetails;

/**
 * Change the consumer disclosure in a language.
 *
 * Changes the disclosure on electronic records in the language of the path; the other languages
 * stay as they are, for nothing is translated. What the body leaves out keeps its value. Recipients
 * of envelopes under way who have not signed yet must accept the new text.
 *
 * `custom` with `true` puts a text of the account's own, in `esignText`, in place of the one of the
 * service; there is no way back. Before that, `esignText` is passed over in silence.
 * `accountEsignId`, `esignAgreement` and the companions cannot be set.
 *
 * The caller must be an administrator of the account. With `include_metadata`, the companions in
 * the answer say which of the settings may be changed.
 *
 * `AccountConsumerDisclosures_update`, `PUT /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 *
 * What it answers with, by status.
 */
export interface AccountConsumerDisclosuresUpdateResponses {
    /** The disclosure as it is now. */
    200: AccountConsumerDisclosuresUpdate200Response;
    /** The request does not fit the contract, or the caller may not change the disclosure. */
    400: AccountConsumerDisclosuresUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountConsumerDisclosuresUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountConsumerDisclosuresUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountConsumerDisclosuresUpdate404Response;
    /** The address exists, but not with this method. */
    405: AccountConsumerDisclosuresUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountConsumerDisclosuresUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountConsumerDisclosuresUpdate500Response;
}

/**
 * The error codes that `AccountConsumerDisclosures_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountConsumerDisclosuresUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
