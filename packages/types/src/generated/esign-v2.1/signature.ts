// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CompleteSignHashResponse } from './schemas/completeSignHashResponse.js';
import type { CompleteSignRequest } from './schemas/completeSignRequest.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { SignHashSessionInfoResponse } from './schemas/signHashSessionInfoResponse.js';
import type { SignSessionInfoRequest } from './schemas/signSessionInfoRequest.js';
import type { TspHealthCheckRequest } from './schemas/tspHealthCheckRequest.js';
import type { UpdateTransactionRequest } from './schemas/updateTransactionRequest.js';
import type { UpdateTransactionResponse } from './schemas/updateTransactionResponse.js';
import type { UserInfoResponse } from './schemas/userInfoResponse.js';

/** One signed document. */
export type SignatureCompleteSignHashBody = CompleteSignRequest;

/** The documents left to sign. */
export type SignatureCompleteSignHash200Response = CompleteSignHashResponse;

/** The request is invalid. */
export type SignatureCompleteSignHash400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SignatureCompleteSignHash401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SignatureCompleteSignHash403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SignatureCompleteSignHash404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SignatureCompleteSignHash405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SignatureCompleteSignHash429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SignatureCompleteSignHash500Response = ErrorDetails;

/**
 * Send the signatures of a provider.
 *
 * Applies the signatures of a provider to the documents of its current session. When no document
 * needs a signature any more, the signer has signed.
 *
 * `Signature_completeSignHash`, `POST /v2.1/signature/completesignhash`
 *
 * The responses, by status.
 */
export interface SignatureCompleteSignHashResponses {
    /** The documents left to sign. */
    200: SignatureCompleteSignHash200Response;
    /** The request is invalid. */
    400: SignatureCompleteSignHash400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SignatureCompleteSignHash401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SignatureCompleteSignHash403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SignatureCompleteSignHash404Response;
    /** The path exists, but does not support this method. */
    405: SignatureCompleteSignHash405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SignatureCompleteSignHash429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SignatureCompleteSignHash500Response;
}

/**
 * The error codes that `Signature_completeSignHash` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type SignatureCompleteSignHashErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/** The provider works. */
export type SignatureHealthCheckBody = TspHealthCheckRequest;

/** The state was noted. The response has no body. */
export type SignatureHealthCheck200Response = undefined;

/** The request is invalid. */
export type SignatureHealthCheck400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SignatureHealthCheck401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SignatureHealthCheck403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SignatureHealthCheck404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SignatureHealthCheck405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SignatureHealthCheck429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SignatureHealthCheck500Response = ErrorDetails;

/**
 * Report the state of a provider.
 *
 * Tells the service whether a provider works. The response has no body.
 *
 * `Signature_healthCheck`, `POST /v2.1/signature/healthcheck`
 *
 * The responses, by status.
 */
export interface SignatureHealthCheckResponses {
    /** The state was noted. The response has no body. */
    200: SignatureHealthCheck200Response;
    /** The request is invalid. */
    400: SignatureHealthCheck400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SignatureHealthCheck401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SignatureHealthCheck403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SignatureHealthCheck404Response;
    /** The path exists, but does not support this method. */
    405: SignatureHealthCheck405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SignatureHealthCheck429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SignatureHealthCheck500Response;
}

/**
 * The error codes that `Signature_healthCheck` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type SignatureHealthCheckErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER';

/** Hashes for CMS signatures. */
export type SignatureSignHashSessionInfoBody = SignSessionInfoRequest;

/** The documents and the signer. */
export type SignatureSignHashSessionInfo200Response = SignHashSessionInfoResponse;

/** The request is invalid. */
export type SignatureSignHashSessionInfo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SignatureSignHashSessionInfo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SignatureSignHashSessionInfo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SignatureSignHashSessionInfo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SignatureSignHashSessionInfo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SignatureSignHashSessionInfo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SignatureSignHashSessionInfo500Response = ErrorDetails;

/**
 * Read what a provider is to sign.
 *
 * Returns the documents of the current session of a provider, as hashes or as files, with the
 * signer.
 *
 * `Signature_signHashSessionInfo`, `POST /v2.1/signature/signhashsessioninfo`
 *
 * The responses, by status.
 */
export interface SignatureSignHashSessionInfoResponses {
    /** The documents and the signer. */
    200: SignatureSignHashSessionInfo200Response;
    /** The request is invalid. */
    400: SignatureSignHashSessionInfo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SignatureSignHashSessionInfo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SignatureSignHashSessionInfo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SignatureSignHashSessionInfo404Response;
    /** The path exists, but does not support this method. */
    405: SignatureSignHashSessionInfo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SignatureSignHashSessionInfo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SignatureSignHashSessionInfo500Response;
}

/**
 * The error codes that `Signature_signHashSessionInfo` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type SignatureSignHashSessionInfoErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/** The signer gave up. */
export type SignatureUpdateTransactionBody = UpdateTransactionRequest;

/** The address to which the signer goes. */
export type SignatureUpdateTransaction200Response = UpdateTransactionResponse;

/** The request is invalid. */
export type SignatureUpdateTransaction400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SignatureUpdateTransaction401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SignatureUpdateTransaction403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SignatureUpdateTransaction404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SignatureUpdateTransaction405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SignatureUpdateTransaction429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SignatureUpdateTransaction500Response = ErrorDetails;

/**
 * Report how a transaction at a provider ended.
 *
 * Tells the service how a transaction at the provider ended, and returns where the signer goes
 * then.
 *
 * `Signature_updateTransaction`, `POST /v2.1/signature/updatetransaction`
 *
 * The responses, by status.
 */
export interface SignatureUpdateTransactionResponses {
    /** The address to which the signer goes. */
    200: SignatureUpdateTransaction200Response;
    /** The request is invalid. */
    400: SignatureUpdateTransaction400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SignatureUpdateTransaction401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SignatureUpdateTransaction403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SignatureUpdateTransaction404Response;
    /** The path exists, but does not support this method. */
    405: SignatureUpdateTransaction405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SignatureUpdateTransaction429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SignatureUpdateTransaction500Response;
}

/**
 * The error codes that `Signature_updateTransaction` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type SignatureUpdateTransactionErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/** The signer and the envelope. */
export type SignatureGetUserInfo200Response = UserInfoResponse;

/** The request is invalid. */
export type SignatureGetUserInfo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SignatureGetUserInfo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SignatureGetUserInfo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SignatureGetUserInfo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SignatureGetUserInfo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SignatureGetUserInfo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SignatureGetUserInfo500Response = ErrorDetails;

/**
 * Read who signs with a provider.
 *
 * Returns the signer and the envelope of the current session of a provider.
 *
 * `Signature_getUserInfo`, `GET /v2.1/signature/userInfo`
 *
 * The responses, by status.
 */
export interface SignatureGetUserInfoResponses {
    /** The signer and the envelope. */
    200: SignatureGetUserInfo200Response;
    /** The request is invalid. */
    400: SignatureGetUserInfo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SignatureGetUserInfo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SignatureGetUserInfo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SignatureGetUserInfo404Response;
    /** The path exists, but does not support this method. */
    405: SignatureGetUserInfo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SignatureGetUserInfo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SignatureGetUserInfo500Response;
}

/**
 * The error codes that `Signature_getUserInfo` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type SignatureGetUserInfoErrorCode = 'RESOURCE_NOT_FOUND';
