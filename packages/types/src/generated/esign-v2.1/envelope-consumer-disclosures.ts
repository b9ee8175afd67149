// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConsumerDisclosure } from './schemas/consumerDisclosure.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeConsumerDisclosures_getDefault`.
 */
export interface EnvelopeConsumerDisclosuresGetDefaultParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
}

/**
 * Parameters in the query of `EnvelopeConsumerDisclosures_getDefault`.
 */
export interface EnvelopeConsumerDisclosuresGetDefaultQueryParams {
    /**
     * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode?: string | undefined;
}

/** The text in the language of the recipient. */
export type EnvelopeConsumerDisclosuresGetDefault200Response = ConsumerDisclosure;

/** The recipient does not exist in the envelope, or the text is not available in the language. */
export type EnvelopeConsumerDisclosuresGetDefault400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeConsumerDisclosuresGetDefault401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeConsumerDisclosuresGetDefault403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeConsumerDisclosuresGetDefault404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeConsumerDisclosuresGetDefault405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeConsumerDisclosuresGetDefault429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeConsumerDisclosuresGetDefault500Response = ErrorDetails;

/**
 * Read the consumer disclosure for a recipient.
 *
 * Returns the text on electronic records that a recipient of an envelope must accept, in the
 * language of the recipient or in the language that `langCode` specifies. The data of the sending
 * account are filled in.
 *
 * `EnvelopeConsumerDisclosures_getDefault`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure`
 *
 * The responses, by status.
 */
export interface EnvelopeConsumerDisclosuresGetDefaultResponses {
    /** The text in the language of the recipient. */
    200: EnvelopeConsumerDisclosuresGetDefault200Response;
    /** The recipient does not exist in the envelope, or the text is not available in the language. */
    400: EnvelopeConsumerDisclosuresGetDefault400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeConsumerDisclosuresGetDefault401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeConsumerDisclosuresGetDefault403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeConsumerDisclosuresGetDefault404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeConsumerDisclosuresGetDefault405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeConsumerDisclosuresGetDefault429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeConsumerDisclosuresGetDefault500Response;
}

/**
 * The error codes that `EnvelopeConsumerDisclosures_getDefault` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeConsumerDisclosuresGetDefaultErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeConsumerDisclosures_get`.
 */
export interface EnvelopeConsumerDisclosuresGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
    /**
     * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode: string;
}

/**
 * Parameters in the query of `EnvelopeConsumerDisclosures_get`.
 */
export interface EnvelopeConsumerDisclosuresGetQueryParams {
    /**
     * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode?: string | undefined;
}

/** The text in the language of the path. */
export type EnvelopeConsumerDisclosuresGet200Response = ConsumerDisclosure;

/** The recipient does not exist in the envelope, or the text is not available in the language. */
export type EnvelopeConsumerDisclosuresGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeConsumerDisclosuresGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeConsumerDisclosuresGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeConsumerDisclosuresGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeConsumerDisclosuresGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeConsumerDisclosuresGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeConsumerDisclosuresGet500Response = ErrorDetails;

/**
 * Read the consumer disclosure for a recipient in one language.
 *
 * Returns the text on electronic records that a recipient of an envelope must accept, in the
 * language of the path. The data of the sending account are filled in. The query parameter
 * `langCode` has the same meaning as the one in the path and can be omitted.
 *
 * `EnvelopeConsumerDisclosures_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure/{langCode}`
 *
 * The responses, by status.
 */
export interface EnvelopeConsumerDisclosuresGetResponses {
    /** The text in the language of the path. */
    200: EnvelopeConsumerDisclosuresGet200Response;
    /** The recipient does not exist in the envelope, or the text is not available in the language. */
    400: EnvelopeConsumerDisclosuresGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeConsumerDisclosuresGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeConsumerDisclosuresGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeConsumerDisclosuresGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeConsumerDisclosuresGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeConsumerDisclosuresGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeConsumerDisclosuresGet500Response;
}

/**
 * The error codes that `EnvelopeConsumerDisclosures_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeConsumerDisclosuresGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
