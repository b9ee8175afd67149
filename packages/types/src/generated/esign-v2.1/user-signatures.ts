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
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
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
     * Only what was made in this way: `signature` for written ones, `stamp` for stamps, `null` for
     * those of which neither is known.
     *
     * @example signature
     */
    stamp_type?: ("signature" | "stamp" | "null") | undefined;
}

/** The signatures of the user. */
export type UserSignaturesList200Response = UserSignaturesInformation;

/** A parameter does not fit the contract, or the account has no such user. */
export type UserSignaturesList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesList500Response = ErrorDetails;

/**
 * List the signatures of a user.
 *
 * Lists the signatures that a user has, each with its initials, its font and the addresses of its
 * images; `stamp_type` narrows the list down to stamps or to written signatures. The list is not
 * paged. Users see their own signatures; an administrator of the account sees those of all.
 *
 * `UserSignatures_list`, `GET /v2.1/accounts/{accountId}/users/{userId}/signatures`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesListResponses {
    /** The signatures of the user. */
    200: UserSignaturesList200Response;
    /** A parameter does not fit the contract, or the account has no such user. */
    400: UserSignaturesList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesList403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesList404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesList500Response;
}

/**
 * The error codes that `UserSignatures_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_create`.
 */
export interface UserSignaturesCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The signatures to make. */
export type UserSignaturesCreateBody = UserSignaturesInformation;

/** The signatures as they were made, each with its ID or with why it failed. */
export type UserSignaturesCreate201Response = UserSignaturesInformation;

/** The body does not fit the contract, or the account has no such user. */
export type UserSignaturesCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesCreate500Response = ErrorDetails;

/**
 * Add signatures to a user.
 *
 * Makes signatures for a user, each from a name, initials and a font, or a stamp with its size. The
 * first signature of a user becomes the default one. Where a drawing is to take the place of the
 * font, its image is uploaded afterwards for the `signatureId` that the answer gives, or goes along
 * as `imageBase64`; either way it is a GIF of 200 KB at most. Users make their own signatures; an
 * administrator of the account makes them for all.
 *
 * The service also takes the images beside the JSON, as `multipart/form-data` whose parts have no
 * names, which OpenAPI cannot say. The first part holds this same body; each further part is one
 * image with `Content-Disposition: file; filename="..."`, where `filename` is the `signatureName`
 * that it belongs to.
 *
 * A signature that fails carries `errorDetails`, and the answer is 201 all the same.
 *
 * `UserSignatures_create`, `POST /v2.1/accounts/{accountId}/users/{userId}/signatures`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesCreateResponses {
    /** The signatures as they were made, each with its ID or with why it failed. */
    201: UserSignaturesCreate201Response;
    /** The body does not fit the contract, or the account has no such user. */
    400: UserSignaturesCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesCreate404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesCreate500Response;
}

/**
 * The error codes that `UserSignatures_create` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesCreateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_updateList`.
 */
export interface UserSignaturesUpdateListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The signatures to change or to add. */
export type UserSignaturesUpdateListBody = UserSignaturesInformation;

/** The signatures that were changed or added, each with its outcome where it failed. */
export type UserSignaturesUpdateList200Response = UserSignaturesInformation;

/** The body does not fit the contract, or the signatures are those of another user. */
export type UserSignaturesUpdateList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesUpdateList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesUpdateList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesUpdateList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesUpdateList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesUpdateList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesUpdateList500Response = ErrorDetails;

/**
 * Change or add signatures of a user.
 *
 * Changes the signatures of a user that the body names by `signatureId`, and adds those that have
 * no ID. Signatures that the body leaves out stay as they are. Users change their own signatures
 * only, and must be members of the account.
 *
 * A signature that fails carries `errorDetails` in the answer. The images are uploaded one by one
 * afterwards.
 *
 * `UserSignatures_updateList`, `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesUpdateListResponses {
    /** The signatures that were changed or added, each with its outcome where it failed. */
    200: UserSignaturesUpdateList200Response;
    /** The body does not fit the contract, or the signatures are those of another user. */
    400: UserSignaturesUpdateList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesUpdateList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesUpdateList403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesUpdateList404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesUpdateList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesUpdateList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesUpdateList500Response;
}

/**
 * The error codes that `UserSignatures_updateList` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesUpdateListErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_get`.
 */
export interface UserSignaturesGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The signature, by the ID that the service gave to it. Its name does as well, encoded for a URL;
     * an ID is better, since a name may hold characters that not every server lets through.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
}

/** The signature. */
export type UserSignaturesGet200Response = UserSignature;

/** The account has no such user, or the caller may not see the signature. */
export type UserSignaturesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesGet500Response = ErrorDetails;

/**
 * Read a signature of a user.
 *
 * Gives one signature of a user with its initials, its font or stamp, and the addresses under
 * which its images are found. The signature is named by its ID, or by its name encoded for a URL.
 * Users see their own signatures; an administrator of the account sees those of all.
 *
 * `UserSignatures_get`, `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesGetResponses {
    /** The signature. */
    200: UserSignaturesGet200Response;
    /** The account has no such user, or the caller may not see the signature. */
    400: UserSignaturesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesGet404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesGet500Response;
}

/**
 * The error codes that `UserSignatures_get` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesGetErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_update`.
 */
export interface UserSignaturesUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The signature, by the ID that the service gave to it. Its name does as well, encoded for a URL;
     * an ID is better, since a name may hold characters that not every server lets through.
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
     * Whether the present signature is closed, so that it serves for no more signing.
     *
     * @example false
     */
    close_existing_signature?: ("true" | "false") | undefined;
}

/** How the signature is to look. */
export type UserSignaturesUpdateBody = UserSignatureDefinition;

/** The signature as changed. */
export type UserSignaturesUpdate200Response = UserSignature;

/** The body does not fit the contract, or the signature is that of another user. */
export type UserSignaturesUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesUpdate500Response = ErrorDetails;

/**
 * Change a signature of a user.
 *
 * Changes the name, the initials or the font of a signature, or the size of a stamp. A user who
 * has no default signature yet gets this one. With `close_existing_signature` the present
 * signature is closed and serves for no more signing; documents signed with it stay as they are.
 *
 * Users change their own signatures only, and must be members of the account. The images are
 * changed by operations of their own.
 *
 * `UserSignatures_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesUpdateResponses {
    /** The signature as changed. */
    200: UserSignaturesUpdate200Response;
    /** The body does not fit the contract, or the signature is that of another user. */
    400: UserSignaturesUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesUpdate404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesUpdate500Response;
}

/**
 * The error codes that `UserSignatures_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_delete`.
 */
export interface UserSignaturesDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The signature, by the ID that the service gave to it. Its name does as well, encoded for a URL;
     * an ID is better, since a name may hold characters that not every server lets through.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
}

/** The signature is deleted; there is no body. */
export type UserSignaturesDelete200Response = undefined;

/** The account has no such user, or the caller may not delete the signature. */
export type UserSignaturesDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesDelete500Response = ErrorDetails;

/**
 * Delete a signature of a user.
 *
 * Deletes a signature of a user with its initials and images. Documents that were signed with it
 * stay as they are. Users delete their own signatures only. The answer has no body.
 *
 * `UserSignatures_delete`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesDeleteResponses {
    /** The signature is deleted; there is no body. */
    200: UserSignaturesDelete200Response;
    /** The account has no such user, or the caller may not delete the signature. */
    400: UserSignaturesDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesDelete404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesDelete500Response;
}

/**
 * The error codes that `UserSignatures_delete` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesDeleteErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_getImage`.
 */
export interface UserSignaturesGetImageParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The signature, by the ID that the service gave to it. Its name does as well, encoded for a URL;
     * an ID is better, since a name may hold characters that not every server lets through.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
    /**
     * Whether the image is that of the signature or that of the initials.
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
     * Whether the image shows what the service draws around it: the line and the ID that belongs to the
     * signature.
     *
     * @example true
     */
    include_chrome?: ("true" | "false") | undefined;
}

/** The image. */
export type UserSignaturesGetImage200Response = Blob;

/** A parameter does not fit the contract, or the account has no such user. */
export type UserSignaturesGetImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesGetImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesGetImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesGetImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesGetImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesGetImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesGetImage500Response = ErrorDetails;

/**
 * Download the image of a signature or of initials.
 *
 * Gives the image of a user's signature or of the initials that go with it, as a GIF. With
 * `include_chrome` the image also shows the frame and the ID that the service draws around it on
 * documents. A signature without such an image is answered with 404. Users see their own images;
 * an administrator of the account sees those of all.
 *
 * `UserSignatures_getImage`, `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesGetImageResponses {
    /** The image. */
    200: UserSignaturesGetImage200Response;
    /** A parameter does not fit the contract, or the account has no such user. */
    400: UserSignaturesGetImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesGetImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesGetImage403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesGetImage404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesGetImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesGetImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesGetImage500Response;
}

/**
 * The error codes that `UserSignatures_getImage` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesGetImageErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_updateImage`.
 */
export interface UserSignaturesUpdateImageParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The signature, by the ID that the service gave to it. Its name does as well, encoded for a URL;
     * an ID is better, since a name may hold characters that not every server lets through.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
    /**
     * Whether the image is that of the signature or that of the initials.
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
     * Whether the service keeps the image as a PNG with a transparent background.
     *
     * @example true
     */
    transparent_png?: ("true" | "false") | undefined;
}

/** The image as a GIF, of 200 KB at most. */
export type UserSignaturesUpdateImageBody = Blob;

/** The signature to which the image belongs. */
export type UserSignaturesUpdateImage200Response = UserSignature;

/** The body is no image or is too large, or the signature is that of another user. */
export type UserSignaturesUpdateImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesUpdateImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesUpdateImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesUpdateImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesUpdateImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesUpdateImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesUpdateImage500Response = ErrorDetails;

/**
 * Upload the image of a signature or of initials.
 *
 * Sets the image of a user's signature or of the initials that go with it, and replaces the one
 * before. The body is the image itself, a GIF of 200 KB at most, with the content type
 * `image/gif`. Users set the images of their own signatures only, and must be members of the
 * account.
 *
 * `UserSignatures_updateImage`, `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesUpdateImageResponses {
    /** The signature to which the image belongs. */
    200: UserSignaturesUpdateImage200Response;
    /** The body is no image or is too large, or the signature is that of another user. */
    400: UserSignaturesUpdateImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesUpdateImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesUpdateImage403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesUpdateImage404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesUpdateImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesUpdateImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesUpdateImage500Response;
}

/**
 * The error codes that `UserSignatures_updateImage` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesUpdateImageErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserSignatures_deleteImage`.
 */
export interface UserSignaturesDeleteImageParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The signature, by the ID that the service gave to it. Its name does as well, encoded for a URL;
     * an ID is better, since a name may hold characters that not every server lets through.
     *
     * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
     */
    signatureId: string;
    /**
     * Whether the image is that of the signature or that of the initials.
     *
     * @example signature_image
     */
    imageType: SignatureImageType;
}

/** The signature without the image. */
export type UserSignaturesDeleteImage200Response = UserSignature;

/** A parameter does not fit the contract, or the account has no such user. */
export type UserSignaturesDeleteImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserSignaturesDeleteImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserSignaturesDeleteImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserSignaturesDeleteImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserSignaturesDeleteImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserSignaturesDeleteImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserSignaturesDeleteImage500Response = ErrorDetails;

/**
 * Delete the image of a signature or of initials.
 *
 * Removes the image of a user's signature or of the initials that go with it. The signature
 * itself stays and is shown in its font again. Users remove the images of their own signatures
 * only.
 *
 * `UserSignatures_deleteImage`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 *
 * What it answers with, by status.
 */
export interface UserSignaturesDeleteImageResponses {
    /** The signature without the image. */
    200: UserSignaturesDeleteImage200Response;
    /** A parameter does not fit the contract, or the account has no such user. */
    400: UserSignaturesDeleteImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserSignaturesDeleteImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserSignaturesDeleteImage403Response;
    /** No such address, or nothing is stored under it. */
    404: UserSignaturesDeleteImage404Response;
    /** The address exists, but not with this method. */
    405: UserSignaturesDeleteImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserSignaturesDeleteImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserSignaturesDeleteImage500Response;
}

/**
 * The error codes that `UserSignatures_deleteImage` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserSignaturesDeleteImageErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
