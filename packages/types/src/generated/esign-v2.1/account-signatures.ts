// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignature } from './schemas/accountSignature.js';
import type { AccountSignatureDefinition } from './schemas/accountSignatureDefinition.js';
import type { AccountSignaturesInformation } from './schemas/accountSignaturesInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { SignatureImageType } from './schemas/signatureImageType.js';

/**
 * Parameters in the path of `AccountSignatures_getAccountSignatures`.
 */
export interface AccountSignaturesGetAccountSignaturesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `AccountSignatures_getAccountSignatures`.
 */
export interface AccountSignaturesGetAccountSignaturesQueryParams {
    /**
     * Returns only stamps of this format: `NameHanko` for the name only, `NameDateHanko` for the
     * name and the date, `PlaceholderHanko` for a place that a stamp is put on.
     *
     * @example NameHanko
     */
    stamp_format?: ("NameHanko" | "NameDateHanko" | "PlaceholderHanko") | undefined;
    /**
     * Returns only stamps whose name contains this text.
     *
     * @example Harbour
     */
    stamp_name?: string | undefined;
    /**
     * Returns only items of this type: `signature` for written signatures, `stamp` for stamps,
     * `name_stamp` for stamps with a name, `null` for an unknown type.
     *
     * @example signature
     */
    stamp_type?: ("signature" | "stamp" | "name_stamp" | "null") | undefined;
}

/** The signatures of the account. */
export type AccountSignaturesGetAccountSignatures200Response = AccountSignaturesInformation;

/** A parameter is invalid. */
export type AccountSignaturesGetAccountSignatures400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesGetAccountSignatures401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesGetAccountSignatures403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesGetAccountSignatures404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesGetAccountSignatures405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesGetAccountSignatures429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesGetAccountSignatures500Response = ErrorDetails;

/**
 * List the signatures of an account.
 *
 * Returns the signatures and stamps that belong to the account, each with the members and groups
 * who can use it. The list is not paged.
 *
 * `AccountSignatures_getAccountSignatures`, `GET /v2.1/accounts/{accountId}/signatures`
 *
 * The responses, by status.
 */
export interface AccountSignaturesGetAccountSignaturesResponses {
    /** The signatures of the account. */
    200: AccountSignaturesGetAccountSignatures200Response;
    /** A parameter is invalid. */
    400: AccountSignaturesGetAccountSignatures400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesGetAccountSignatures401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesGetAccountSignatures403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesGetAccountSignatures404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesGetAccountSignatures405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesGetAccountSignatures429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesGetAccountSignatures500Response;
}

/**
 * The error codes that `AccountSignatures_getAccountSignatures` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type AccountSignaturesGetAccountSignaturesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `AccountSignatures_createAccountSignatures`.
 */
export interface AccountSignaturesCreateAccountSignaturesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `AccountSignatures_createAccountSignatures`.
 */
export interface AccountSignaturesCreateAccountSignaturesQueryParams {
    /**
     * Specifies whether the images are only decoded and checked, and no signature is created.
     *
     * @example false
     */
    decode_only?: ("true" | "false") | undefined;
}

/** A signature of the company, for one member. */
export type AccountSignaturesCreateAccountSignaturesBody = AccountSignaturesInformation;

/** The signatures, each with its ID or an error. */
export type AccountSignaturesCreateAccountSignatures201Response = AccountSignaturesInformation;

/** The request is invalid. */
export type AccountSignaturesCreateAccountSignatures400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesCreateAccountSignatures401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesCreateAccountSignatures403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesCreateAccountSignatures404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesCreateAccountSignatures405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesCreateAccountSignatures429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesCreateAccountSignatures500Response = ErrorDetails;

/**
 * Add signatures to an account.
 *
 * Creates signatures or stamps that belong to the account, for the members and groups in the
 * request. If one of them fails, the response still has status 201, and it contains
 * `errorDetails`. Only administrators of the account can create them.
 *
 * `AccountSignatures_createAccountSignatures`, `POST /v2.1/accounts/{accountId}/signatures`
 *
 * The responses, by status.
 */
export interface AccountSignaturesCreateAccountSignaturesResponses {
    /** The signatures, each with its ID or an error. */
    201: AccountSignaturesCreateAccountSignatures201Response;
    /** The request is invalid. */
    400: AccountSignaturesCreateAccountSignatures400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesCreateAccountSignatures401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesCreateAccountSignatures403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesCreateAccountSignatures404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesCreateAccountSignatures405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesCreateAccountSignatures429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesCreateAccountSignatures500Response;
}

/**
 * The error codes that `AccountSignatures_createAccountSignatures` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountSignaturesCreateAccountSignaturesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountSignatures_updateAccountSignature`.
 */
export interface AccountSignaturesUpdateAccountSignatureParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** A new name for one signature. */
export type AccountSignaturesUpdateAccountSignatureBody = AccountSignaturesInformation;

/** The changed signatures. */
export type AccountSignaturesUpdateAccountSignature200Response = AccountSignaturesInformation;

/** The request is invalid. */
export type AccountSignaturesUpdateAccountSignature400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesUpdateAccountSignature401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesUpdateAccountSignature403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesUpdateAccountSignature404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesUpdateAccountSignature405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesUpdateAccountSignature429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesUpdateAccountSignature500Response = ErrorDetails;

/**
 * Change signatures of an account.
 *
 * Changes the signatures of the account that the request names by `signatureId`. Those that it
 * does not name stay as they are. Only administrators of the account can change them.
 *
 * `AccountSignatures_updateAccountSignature`, `PUT /v2.1/accounts/{accountId}/signatures`
 *
 * The responses, by status.
 */
export interface AccountSignaturesUpdateAccountSignatureResponses {
    /** The changed signatures. */
    200: AccountSignaturesUpdateAccountSignature200Response;
    /** The request is invalid. */
    400: AccountSignaturesUpdateAccountSignature400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesUpdateAccountSignature401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesUpdateAccountSignature403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesUpdateAccountSignature404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesUpdateAccountSignature405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesUpdateAccountSignature429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesUpdateAccountSignature500Response;
}

/**
 * The error codes that `AccountSignatures_updateAccountSignature` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountSignaturesUpdateAccountSignatureErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountSignatures_getAccountSignature`.
 */
export interface AccountSignaturesGetAccountSignatureParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the signature of the account.
     *
     * @example 7b3e9d52-1c84-4f06-a9d7-3e5b8c2f6a10
     */
    signatureId: string;
}

/** The signature. */
export type AccountSignaturesGetAccountSignature200Response = AccountSignature;

/** The account does not have this signature. */
export type AccountSignaturesGetAccountSignature400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesGetAccountSignature401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesGetAccountSignature403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesGetAccountSignature404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesGetAccountSignature405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesGetAccountSignature429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesGetAccountSignature500Response = ErrorDetails;

/**
 * Read a signature of an account.
 *
 * Returns one signature or stamp of the account, with the members and groups who can use it.
 *
 * `AccountSignatures_getAccountSignature`, `GET /v2.1/accounts/{accountId}/signatures/{signatureId}`
 *
 * The responses, by status.
 */
export interface AccountSignaturesGetAccountSignatureResponses {
    /** The signature. */
    200: AccountSignaturesGetAccountSignature200Response;
    /** The account does not have this signature. */
    400: AccountSignaturesGetAccountSignature400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesGetAccountSignature401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesGetAccountSignature403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesGetAccountSignature404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesGetAccountSignature405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesGetAccountSignature429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesGetAccountSignature500Response;
}

/**
 * The error codes that `AccountSignatures_getAccountSignature` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type AccountSignaturesGetAccountSignatureErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountSignatures_updateAccountSignatureById`.
 */
export interface AccountSignaturesUpdateAccountSignatureByIdParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the signature of the account.
     *
     * @example 7b3e9d52-1c84-4f06-a9d7-3e5b8c2f6a10
     */
    signatureId: string;
}

/**
 * Parameters in the query of `AccountSignatures_updateAccountSignatureById`.
 */
export interface AccountSignaturesUpdateAccountSignatureByIdQueryParams {
    /**
     * Specifies whether the current signature is closed, so that it can no longer be used for signing.
     *
     * @example false
     */
    close_existing_signature?: ("true" | "false") | undefined;
}

/** A new name. */
export type AccountSignaturesUpdateAccountSignatureByIdBody = AccountSignatureDefinition;

/** The changed signature. */
export type AccountSignaturesUpdateAccountSignatureById200Response = AccountSignature;

/** The request is invalid. */
export type AccountSignaturesUpdateAccountSignatureById400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesUpdateAccountSignatureById401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesUpdateAccountSignatureById403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesUpdateAccountSignatureById404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesUpdateAccountSignatureById405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesUpdateAccountSignatureById429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesUpdateAccountSignatureById500Response = ErrorDetails;

/**
 * Change a signature of an account.
 *
 * Changes one signature or stamp of the account. Omitted fields are not changed. With
 * `close_existing_signature`, the current one is closed first. Only administrators of the
 * account can change it.
 *
 * `AccountSignatures_updateAccountSignatureById`, `PUT /v2.1/accounts/{accountId}/signatures/{signatureId}`
 *
 * The responses, by status.
 */
export interface AccountSignaturesUpdateAccountSignatureByIdResponses {
    /** The changed signature. */
    200: AccountSignaturesUpdateAccountSignatureById200Response;
    /** The request is invalid. */
    400: AccountSignaturesUpdateAccountSignatureById400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesUpdateAccountSignatureById401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesUpdateAccountSignatureById403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesUpdateAccountSignatureById404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesUpdateAccountSignatureById405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesUpdateAccountSignatureById429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesUpdateAccountSignatureById500Response;
}

/**
 * The error codes that `AccountSignatures_updateAccountSignatureById` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountSignaturesUpdateAccountSignatureByIdErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountSignatures_deleteAccountSignature`.
 */
export interface AccountSignaturesDeleteAccountSignatureParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the signature of the account.
     *
     * @example 7b3e9d52-1c84-4f06-a9d7-3e5b8c2f6a10
     */
    signatureId: string;
}

/** The signature was deleted. The response has no body. */
export type AccountSignaturesDeleteAccountSignature200Response = undefined;

/** The account does not have this signature. */
export type AccountSignaturesDeleteAccountSignature400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesDeleteAccountSignature401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesDeleteAccountSignature403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesDeleteAccountSignature404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesDeleteAccountSignature405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesDeleteAccountSignature429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesDeleteAccountSignature500Response = ErrorDetails;

/**
 * Delete a signature of an account.
 *
 * Deletes a signature or stamp of the account with its images. Documents that were signed with
 * it are not changed. The response has no body. Only administrators of the account can delete
 * it.
 *
 * `AccountSignatures_deleteAccountSignature`, `DELETE /v2.1/accounts/{accountId}/signatures/{signatureId}`
 *
 * The responses, by status.
 */
export interface AccountSignaturesDeleteAccountSignatureResponses {
    /** The signature was deleted. The response has no body. */
    200: AccountSignaturesDeleteAccountSignature200Response;
    /** The account does not have this signature. */
    400: AccountSignaturesDeleteAccountSignature400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesDeleteAccountSignature401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesDeleteAccountSignature403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesDeleteAccountSignature404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesDeleteAccountSignature405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesDeleteAccountSignature429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesDeleteAccountSignature500Response;
}

/**
 * The error codes that `AccountSignatures_deleteAccountSignature` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountSignaturesDeleteAccountSignatureErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountSignatures_getAccountSignatureImage`.
 */
export interface AccountSignaturesGetAccountSignatureImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the signature of the account.
     *
     * @example 7b3e9d52-1c84-4f06-a9d7-3e5b8c2f6a10
     */
    signatureId: string;
    /**
     * The type of the image: signature or initials.
     *
     * @example signature_image
     */
    imageType: SignatureImageType;
}

/**
 * Parameters in the query of `AccountSignatures_getAccountSignatureImage`.
 */
export interface AccountSignaturesGetAccountSignatureImageQueryParams {
    /**
     * Specifies whether the image includes the frame that the service draws around it: the line and the
     * ID of the signature.
     *
     * @example true
     */
    include_chrome?: ("true" | "false") | undefined;
}

/** The image. */
export type AccountSignaturesGetAccountSignatureImage200Response = Blob;

/** The account does not have this signature, or it has no image. */
export type AccountSignaturesGetAccountSignatureImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesGetAccountSignatureImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesGetAccountSignatureImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesGetAccountSignatureImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesGetAccountSignatureImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesGetAccountSignatureImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesGetAccountSignatureImage500Response = ErrorDetails;

/**
 * Download the image of a signature of an account.
 *
 * Returns the image of the signature or of the initials, in the form in which it was uploaded.
 *
 * `AccountSignatures_getAccountSignatureImage`, `GET /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
 *
 * The responses, by status.
 */
export interface AccountSignaturesGetAccountSignatureImageResponses {
    /** The image. */
    200: AccountSignaturesGetAccountSignatureImage200Response;
    /** The account does not have this signature, or it has no image. */
    400: AccountSignaturesGetAccountSignatureImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesGetAccountSignatureImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesGetAccountSignatureImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesGetAccountSignatureImage404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesGetAccountSignatureImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesGetAccountSignatureImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesGetAccountSignatureImage500Response;
}

/**
 * The error codes that `AccountSignatures_getAccountSignatureImage` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type AccountSignaturesGetAccountSignatureImageErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountSignatures_updateAccountSignatureImage`.
 */
export interface AccountSignaturesUpdateAccountSignatureImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the signature of the account.
     *
     * @example 7b3e9d52-1c84-4f06-a9d7-3e5b8c2f6a10
     */
    signatureId: string;
    /**
     * The type of the image: signature or initials.
     *
     * @example signature_image
     */
    imageType: SignatureImageType;
}

/**
 * Parameters in the query of `AccountSignatures_updateAccountSignatureImage`.
 */
export interface AccountSignaturesUpdateAccountSignatureImageQueryParams {
    /**
     * Specifies whether the service stores the image as a PNG with a transparent background.
     *
     * @example true
     */
    transparent_png?: ("true" | "false") | undefined;
}

/** The image, up to 200 KB. */
export type AccountSignaturesUpdateAccountSignatureImageBody = Blob;

/** The signature to which the image belongs. */
export type AccountSignaturesUpdateAccountSignatureImage200Response = AccountSignature;

/** The request is invalid. */
export type AccountSignaturesUpdateAccountSignatureImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesUpdateAccountSignatureImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesUpdateAccountSignatureImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesUpdateAccountSignatureImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesUpdateAccountSignatureImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesUpdateAccountSignatureImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesUpdateAccountSignatureImage500Response = ErrorDetails;

/**
 * Upload the image of a signature of an account.
 *
 * Sets the image of the signature or of the initials and replaces an existing one. The request
 * body is the image itself, of up to 200 KB: a GIF, PNG, JPEG or BMP. Only administrators of the
 * account can set it.
 *
 * `AccountSignatures_updateAccountSignatureImage`, `PUT /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
 *
 * The responses, by status.
 */
export interface AccountSignaturesUpdateAccountSignatureImageResponses {
    /** The signature to which the image belongs. */
    200: AccountSignaturesUpdateAccountSignatureImage200Response;
    /** The request is invalid. */
    400: AccountSignaturesUpdateAccountSignatureImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesUpdateAccountSignatureImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesUpdateAccountSignatureImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesUpdateAccountSignatureImage404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesUpdateAccountSignatureImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesUpdateAccountSignatureImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesUpdateAccountSignatureImage500Response;
}

/**
 * The error codes that `AccountSignatures_updateAccountSignatureImage` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountSignaturesUpdateAccountSignatureImageErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountSignatures_deleteAccountSignatureImage`.
 */
export interface AccountSignaturesDeleteAccountSignatureImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the signature of the account.
     *
     * @example 7b3e9d52-1c84-4f06-a9d7-3e5b8c2f6a10
     */
    signatureId: string;
    /**
     * The type of the image: signature or initials.
     *
     * @example signature_image
     */
    imageType: SignatureImageType;
}

/** The signature without the image. */
export type AccountSignaturesDeleteAccountSignatureImage200Response = AccountSignature;

/** The account does not have this signature, or it has no image. */
export type AccountSignaturesDeleteAccountSignatureImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignaturesDeleteAccountSignatureImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignaturesDeleteAccountSignatureImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignaturesDeleteAccountSignatureImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignaturesDeleteAccountSignatureImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignaturesDeleteAccountSignatureImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignaturesDeleteAccountSignatureImage500Response = ErrorDetails;

/**
 * Delete the image of a signature of an account.
 *
 * Deletes the image of the signature or of the initials. The signature is then written in its
 * font. Only administrators of the account can delete it.
 *
 * `AccountSignatures_deleteAccountSignatureImage`, `DELETE /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
 *
 * The responses, by status.
 */
export interface AccountSignaturesDeleteAccountSignatureImageResponses {
    /** The signature without the image. */
    200: AccountSignaturesDeleteAccountSignatureImage200Response;
    /** The account does not have this signature, or it has no image. */
    400: AccountSignaturesDeleteAccountSignatureImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignaturesDeleteAccountSignatureImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignaturesDeleteAccountSignatureImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignaturesDeleteAccountSignatureImage404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignaturesDeleteAccountSignatureImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignaturesDeleteAccountSignatureImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignaturesDeleteAccountSignatureImage500Response;
}

/**
 * The error codes that `AccountSignatures_deleteAccountSignatureImage` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountSignaturesDeleteAccountSignatureImageErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
