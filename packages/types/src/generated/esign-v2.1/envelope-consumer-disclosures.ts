// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConsumerDisclosure } from './schemas/consumerDisclosure.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeConsumerDisclosures_getDefault`.
 */
export interface EnvelopeConsumerDisclosuresGetDefaultParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The recipient, by the ID that the sender gave to it within the envelope or template.
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
     * The language in which the text is wanted, by its code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode?: string | undefined;
}

/** The text in the language of the recipient. */
export type EnvelopeConsumerDisclosuresGetDefault200Response = ConsumerDisclosure;

/** The envelope has no such recipient, or there is no text in the language. */
export type EnvelopeConsumerDisclosuresGetDefault400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeConsumerDisclosuresGetDefault401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeConsumerDisclosuresGetDefault403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeConsumerDisclosuresGetDefault404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeConsumerDisclosuresGetDefault405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeConsumerDisclosuresGetDefault429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeConsumerDisclosuresGetDefault500Response = ErrorDetails;

/**
 * Read the consumer disclosure for a recipient.
 *
 * Gives the text on electronic records that one recipient of an envelope has to accept, in the
 * language set for that recipient or in another that `langCode` names. The particulars of the
 * sending account are filled in.
 *
 * `EnvelopeConsumerDisclosures_getDefault`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure`
 *
 * What it answers with, by status.
 */
export interface EnvelopeConsumerDisclosuresGetDefaultResponses {
    /** The text in the language of the recipient. */
    200: EnvelopeConsumerDisclosuresGetDefault200Response;
    /** The envelope has no such recipient, or there is no text in the language. */
    400: EnvelopeConsumerDisclosuresGetDefault400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeConsumerDisclosuresGetDefault401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeConsumerDisclosuresGetDefault403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeConsumerDisclosuresGetDefault404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeConsumerDisclosuresGetDefault405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeConsumerDisclosuresGetDefault429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeConsumerDisclosuresGetDefault500Response;
}

/**
 * The error codes that `EnvelopeConsumerDisclosures_getDefault` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeConsumerDisclosuresGetDefaultErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeConsumerDisclosures_get`.
 */
export interface EnvelopeConsumerDisclosuresGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The recipient, by the ID that the sender gave to it within the envelope or template.
     *
     * @example 1
     */
    recipientId: string;
    /**
     * The language of the text, by its code, such as `en`, `fr` or `pt_BR`.
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
     * The language in which the text is wanted, by its code, such as `en`, `fr` or `pt_BR`.
     *
     * @example en
     */
    langCode?: string | undefined;
}

/** The text in the language of the path. */
export type EnvelopeConsumerDisclosuresGet200Response = ConsumerDisclosure;

/** The envelope has no such recipient, or there is no text in the language. */
export type EnvelopeConsumerDisclosuresGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeConsumerDisclosuresGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeConsumerDisclosuresGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeConsumerDisclosuresGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeConsumerDisclosuresGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeConsumerDisclosuresGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeConsumerDisclosuresGet500Response = ErrorDetails;

/**
 * Read the consumer disclosure for a recipient in one language.
 *
 * Gives the text on electronic records that one recipient of an envelope has to accept, in the
 * language that the path names. The particulars of the sending account are filled in. The query's
 * `langCode` means the same as the one in the path and need not be sent.
 *
 * `EnvelopeConsumerDisclosures_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure/{langCode}`
 *
 * What it answers with, by status.
 */
export interface EnvelopeConsumerDisclosuresGetResponses {
    /** The text in the language of the path. */
    200: EnvelopeConsumerDisclosuresGet200Response;
    /** The envelope has no such recipient, or there is no text in the language. */
    400: EnvelopeConsumerDisclosuresGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeConsumerDisclosuresGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeConsumerDisclosuresGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeConsumerDisclosuresGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeConsumerDisclosuresGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeConsumerDisclosuresGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeConsumerDisclosuresGet500Response;
}

/**
 * The error codes that `EnvelopeConsumerDisclosures_get` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeConsumerDisclosuresGetErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
