// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { SignatureImageType } from './schemas/signatureImageType.js';
import type { UserSignature } from './schemas/userSignature.js';
import type { UserSignatureDefinition } from './schemas/userSignatureDefinition.js';
import type { UserSignaturesInformation } from './schemas/userSignaturesInformation.js';

/**
 * Parameters in the path of `UserSignatures_list`.
 */
export interface UserSignaturesListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/**
 * Parameters in the query of `UserSignatures_list`.
 */
export interface UserSignaturesListQueryParams {
    /**
     * Returns only items of this type: `signature` for written signatures, `stamp` for stamps,
     * `name_stamp` for stamps with a name, `null` for an unknown type.
     *
     * @example signature
     */
    stamp_type?: ("signature" | "stamp" | "name_stamp" | "null") | undefined;
}

/** The signatures of the user. */
export type UserSignaturesList200Response = UserSignaturesInformation;

/** A parameter is invalid, or the account does not have this user. */
export type UserSignaturesList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesList500Response = ErrorDetails;

/**
 * List the signatures of a user.
 *
 * Returns the signatures of a user, each with its initials, its font and the URIs of its images.
 * `stamp_type` limits the list to stamps or to written signatures. The list is not paged. Users can
 * view their own signatures. An administrator of the account can view those of all users.
 *
 * `UserSignatures_list`, `GET /v2.1/accounts/{accountId}/users/{userId}/signatures`
 *
 * The responses, by status.
 */
export interface UserSignaturesListResponses {
    /** The signatures of the user. */
    200: UserSignaturesList200Response;
    /** A parameter is invalid, or the account does not have this user. */
    400: UserSignaturesList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesList404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesList500Response;
}

/**
 * The error codes that `UserSignatures_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_create`.
 */
export interface UserSignaturesCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The signatures to create. */
export type UserSignaturesCreateBody = UserSignaturesInformation;

/** The signatures of the request, each with its ID or an error. */
export type UserSignaturesCreate201Response = UserSignaturesInformation;

/** The request body is invalid, or the account does not have this user. */
export type UserSignaturesCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesCreate500Response = ErrorDetails;

/**
 * Add signatures to a user.
 *
 * Creates signatures for a user, each with a name, initials and a font, or a stamp with its size.
 * The first signature of a user becomes the default. To use a drawn signature instead of the font,
 * upload its image afterwards for the `signatureId` in the response, or send it as `imageBase64`. In
 * both cases, it is a GIF of up to 200 KB. Users can create their own signatures. An administrator
 * of the account can create them for all users.
 *
 * The service also accepts the images together with the JSON, as `multipart/form-data` with parts
 * without names, which OpenAPI cannot express. The first part contains the same request body. Each
 * further part is one image with `Content-Disposition: file; filename="..."`, where `filename` is
 * the `signatureName` of its signature.
 *
 * If a signature fails, the response still has status 201, and the signature contains
 * `errorDetails`.
 *
 * `UserSignatures_create`, `POST /v2.1/accounts/{accountId}/users/{userId}/signatures`
 *
 * The responses, by status.
 */
export interface UserSignaturesCreateResponses {
    /** The signatures of the request, each with its ID or an error. */
    201: UserSignaturesCreate201Response;
    /** The request body is invalid, or the account does not have this user. */
    400: UserSignaturesCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesCreate404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesCreate500Response;
}

/**
 * The error codes that `UserSignatures_create` can return.
 *
 * - `INVALID_CONTENT_TYPE` (400): No part of a body of many parts has the Content-Type `application/json` or `application/xml`. Add the header to the part with the definition.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesCreateErrorCode = 'INVALID_CONTENT_TYPE' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_updateList`.
 */
export interface UserSignaturesUpdateListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The signatures to change or add. */
export type UserSignaturesUpdateListBody = UserSignaturesInformation;

/** The changed and added signatures. Signatures that failed contain an error. */
export type UserSignaturesUpdateList200Response = UserSignaturesInformation;

/** The request body is invalid, or the signatures belong to another user. */
export type UserSignaturesUpdateList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesUpdateList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesUpdateList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesUpdateList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesUpdateList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesUpdateList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesUpdateList500Response = ErrorDetails;

/**
 * Change or add signatures of a user.
 *
 * Changes the signatures that the request body identifies by `signatureId`, and adds those without
 * an ID. Omitted signatures are not changed. Users can only change their own signatures, and must be
 * members of the account.
 *
 * If a signature fails, it contains `errorDetails` in the response. Upload the images separately
 * afterwards.
 *
 * `UserSignatures_updateList`, `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures`
 *
 * The responses, by status.
 */
export interface UserSignaturesUpdateListResponses {
    /** The changed and added signatures. Signatures that failed contain an error. */
    200: UserSignaturesUpdateList200Response;
    /** The request body is invalid, or the signatures belong to another user. */
    400: UserSignaturesUpdateList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesUpdateList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesUpdateList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesUpdateList404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesUpdateList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesUpdateList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesUpdateList500Response;
}

/**
 * The error codes that `UserSignatures_updateList` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesUpdateListErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_get`.
 */
export interface UserSignaturesGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the signature, as assigned by the service. The URL-encoded name is also accepted, but
     * the ID is preferable because a name can contain characters that some servers reject.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
}

/** The signature. */
export type UserSignaturesGet200Response = UserSignature;

/** The account does not have this user, or the caller cannot view the signature. */
export type UserSignaturesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesGet500Response = ErrorDetails;

/**
 * Read a signature of a user.
 *
 * Returns one signature of a user with its initials, its font or stamp, and the URIs of its images.
 * The signature is identified by its ID or its URL-encoded name. Users can view their own
 * signatures. An administrator of the account can view those of all users.
 *
 * `UserSignatures_get`, `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 *
 * The responses, by status.
 */
export interface UserSignaturesGetResponses {
    /** The signature. */
    200: UserSignaturesGet200Response;
    /** The account does not have this user, or the caller cannot view the signature. */
    400: UserSignaturesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesGet404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesGet500Response;
}

/**
 * The error codes that `UserSignatures_get` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesGetErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_update`.
 */
export interface UserSignaturesUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the signature, as assigned by the service. The URL-encoded name is also accepted, but
     * the ID is preferable because a name can contain characters that some servers reject.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
}

/**
 * Parameters in the query of `UserSignatures_update`.
 */
export interface UserSignaturesUpdateQueryParams {
    /**
     * Specifies whether the current signature is closed, so that it can no longer be used for signing.
     *
     * @example false
     */
    close_existing_signature?: ("true" | "false") | undefined;
}

/** The fields of the signature to change. */
export type UserSignaturesUpdateBody = UserSignatureDefinition;

/** The updated signature. */
export type UserSignaturesUpdate200Response = UserSignature;

/** The request body is invalid, or the signature belongs to another user. */
export type UserSignaturesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesUpdate500Response = ErrorDetails;

/**
 * Change a signature of a user.
 *
 * Changes the name, initials or font of a signature, or the size of a stamp. If the user does not
 * have a default signature yet, this one becomes the default. With `close_existing_signature`, the
 * current signature is closed and can no longer be used for signing. Documents that were signed with
 * it are not changed.
 *
 * Users can only change their own signatures, and must be members of the account. The images have
 * separate operations.
 *
 * `UserSignatures_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 *
 * The responses, by status.
 */
export interface UserSignaturesUpdateResponses {
    /** The updated signature. */
    200: UserSignaturesUpdate200Response;
    /** The request body is invalid, or the signature belongs to another user. */
    400: UserSignaturesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesUpdate500Response;
}

/**
 * The error codes that `UserSignatures_update` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_delete`.
 */
export interface UserSignaturesDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the signature, as assigned by the service. The URL-encoded name is also accepted, but
     * the ID is preferable because a name can contain characters that some servers reject.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
}

/** The signature was deleted. The response has no body. */
export type UserSignaturesDelete200Response = undefined;

/** The account does not have this user, or the caller cannot delete the signature. */
export type UserSignaturesDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesDelete500Response = ErrorDetails;

/**
 * Delete a signature of a user.
 *
 * Deletes a signature of a user with its initials and images. Documents that were signed with it are
 * not changed. Users can only delete their own signatures. The response has no body.
 *
 * `UserSignatures_delete`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 *
 * The responses, by status.
 */
export interface UserSignaturesDeleteResponses {
    /** The signature was deleted. The response has no body. */
    200: UserSignaturesDelete200Response;
    /** The account does not have this user, or the caller cannot delete the signature. */
    400: UserSignaturesDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesDelete404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesDelete500Response;
}

/**
 * The error codes that `UserSignatures_delete` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesDeleteErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_getImage`.
 */
export interface UserSignaturesGetImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the signature, as assigned by the service. The URL-encoded name is also accepted, but
     * the ID is preferable because a name can contain characters that some servers reject.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
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
 * Parameters in the query of `UserSignatures_getImage`.
 */
export interface UserSignaturesGetImageQueryParams {
    /**
     * Specifies whether the image includes the frame that the service draws around it: the line and the
     * ID of the signature.
     *
     * @example true
     */
    include_chrome?: ("true" | "false") | undefined;
}

/** The image. */
export type UserSignaturesGetImage200Response = Blob;

/** A parameter is invalid, or the account does not have this user. */
export type UserSignaturesGetImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesGetImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesGetImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesGetImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesGetImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesGetImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesGetImage500Response = ErrorDetails;

/**
 * Download the image of a signature or initials.
 *
 * Returns the image of a user's signature or initials in the form in which it was uploaded. With
 * `include_chrome`, the image also contains the frame and the ID that the service draws around it on
 * documents. If the signature does not have such an image, the response has status 404. Users can
 * view their own images. An administrator of the account can view those of all users.
 *
 * `UserSignatures_getImage`, `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 *
 * The responses, by status.
 */
export interface UserSignaturesGetImageResponses {
    /** The image. */
    200: UserSignaturesGetImage200Response;
    /** A parameter is invalid, or the account does not have this user. */
    400: UserSignaturesGetImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesGetImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesGetImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesGetImage404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesGetImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesGetImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesGetImage500Response;
}

/**
 * The error codes that `UserSignatures_getImage` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesGetImageErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_updateImage`.
 */
export interface UserSignaturesUpdateImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the signature, as assigned by the service. The URL-encoded name is also accepted, but
     * the ID is preferable because a name can contain characters that some servers reject.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
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
 * Parameters in the query of `UserSignatures_updateImage`.
 */
export interface UserSignaturesUpdateImageQueryParams {
    /**
     * Specifies whether the service stores the image as a PNG with a transparent background.
     *
     * @example true
     */
    transparent_png?: ("true" | "false") | undefined;
}

/** The image, up to 200 KB. */
export type UserSignaturesUpdateImageBody = Blob;

/** The signature to which the image belongs. */
export type UserSignaturesUpdateImage200Response = UserSignature;

/** The request body is not an image or is too large, or the signature belongs to another user. */
export type UserSignaturesUpdateImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesUpdateImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesUpdateImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesUpdateImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesUpdateImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesUpdateImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesUpdateImage500Response = ErrorDetails;

/**
 * Upload the image of a signature or initials.
 *
 * Sets the image of a user's signature or initials and replaces an existing one. The request body is
 * the image itself, of up to 200 KB: a GIF, PNG, JPEG or BMP, with its content type, such as
 * `image/gif`. Users can only set the images of their own signatures, and must be members of the
 * account.
 *
 * `UserSignatures_updateImage`, `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 *
 * The responses, by status.
 */
export interface UserSignaturesUpdateImageResponses {
    /** The signature to which the image belongs. */
    200: UserSignaturesUpdateImage200Response;
    /** The request body is not an image or is too large, or the signature belongs to another user. */
    400: UserSignaturesUpdateImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesUpdateImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesUpdateImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesUpdateImage404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesUpdateImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesUpdateImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesUpdateImage500Response;
}

/**
 * The error codes that `UserSignatures_updateImage` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesUpdateImageErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_deleteImage`.
 */
export interface UserSignaturesDeleteImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the signature, as assigned by the service. The URL-encoded name is also accepted, but
     * the ID is preferable because a name can contain characters that some servers reject.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
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
export type UserSignaturesDeleteImage200Response = UserSignature;

/** A parameter is invalid, or the account does not have this user. */
export type UserSignaturesDeleteImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserSignaturesDeleteImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserSignaturesDeleteImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserSignaturesDeleteImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserSignaturesDeleteImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserSignaturesDeleteImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserSignaturesDeleteImage500Response = ErrorDetails;

/**
 * Delete the image of a signature or initials.
 *
 * Deletes the image of a user's signature or initials. The signature itself is kept and is shown in
 * its font again. Users can only delete the images of their own signatures.
 *
 * `UserSignatures_deleteImage`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 *
 * The responses, by status.
 */
export interface UserSignaturesDeleteImageResponses {
    /** The signature without the image. */
    200: UserSignaturesDeleteImage200Response;
    /** A parameter is invalid, or the account does not have this user. */
    400: UserSignaturesDeleteImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserSignaturesDeleteImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserSignaturesDeleteImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserSignaturesDeleteImage404Response;
    /** The path exists, but does not support this method. */
    405: UserSignaturesDeleteImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserSignaturesDeleteImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserSignaturesDeleteImage500Response;
}

/**
 * The error codes that `UserSignatures_deleteImage` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserSignaturesDeleteImageErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
