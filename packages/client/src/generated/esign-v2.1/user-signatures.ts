/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserSignaturesCreate201Response, UserSignaturesCreateBody, UserSignaturesCreateParams, UserSignaturesCreateResponses, UserSignaturesDelete200Response, UserSignaturesDeleteImage200Response, UserSignaturesDeleteImageParams, UserSignaturesDeleteImageResponses, UserSignaturesDeleteParams, UserSignaturesDeleteResponses, UserSignaturesGet200Response, UserSignaturesGetImage200Response, UserSignaturesGetImageParams, UserSignaturesGetImageQueryParams, UserSignaturesGetImageResponses, UserSignaturesGetParams, UserSignaturesGetResponses, UserSignaturesList200Response, UserSignaturesListParams, UserSignaturesListQueryParams, UserSignaturesListResponses, UserSignaturesUpdate200Response, UserSignaturesUpdateBody, UserSignaturesUpdateImage200Response, UserSignaturesUpdateImageBody, UserSignaturesUpdateImageParams, UserSignaturesUpdateImageQueryParams, UserSignaturesUpdateImageResponses, UserSignaturesUpdateList200Response, UserSignaturesUpdateListBody, UserSignaturesUpdateListParams, UserSignaturesUpdateListResponses, UserSignaturesUpdateParams, UserSignaturesUpdateQueryParams, UserSignaturesUpdateResponses } from '@countersign/types/esign-v2.1/user-signatures';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * The input of `userSignaturesList`.
 */
export interface UserSignaturesListInput {
    path: PathOf<UserSignaturesListParams>;
    query?: UserSignaturesListQueryParams | undefined;
}
/**
 * List the signatures of a user.
 *
 * Returns the signatures of a user, each with its initials, its font and the URIs of its images.
 * `stamp_type` limits the list to stamps or to written signatures. The list is not paged. Users can
 * view their own signatures. An administrator of the account can view those of all users.
 *
 * UserSignatures_list: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures`
 */
export const userSignaturesList: Operation<UserSignaturesListInput, UserSignaturesList200Response, UserSignaturesListResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_list', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/signatures');


/**
 * The input of `userSignaturesCreate`.
 */
export interface UserSignaturesCreateInput {
    path: PathOf<UserSignaturesCreateParams>;
    body: UserSignaturesCreateBody;
}
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
 * UserSignatures_create: `POST /v2.1/accounts/{accountId}/users/{userId}/signatures`
 */
export const userSignaturesCreate: Operation<UserSignaturesCreateInput, UserSignaturesCreate201Response, UserSignaturesCreateResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_create', 'POST', '/v2.1/accounts/{accountId}/users/{userId}/signatures');


/**
 * The input of `userSignaturesUpdateList`.
 */
export interface UserSignaturesUpdateListInput {
    path: PathOf<UserSignaturesUpdateListParams>;
    body: UserSignaturesUpdateListBody;
}
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
 * UserSignatures_updateList: `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures`
 */
export const userSignaturesUpdateList: Operation<UserSignaturesUpdateListInput, UserSignaturesUpdateList200Response, UserSignaturesUpdateListResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_updateList', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/signatures');


/**
 * The input of `userSignaturesGet`.
 */
export interface UserSignaturesGetInput {
    path: PathOf<UserSignaturesGetParams>;
}
/**
 * Read a signature of a user.
 *
 * Returns one signature of a user with its initials, its font or stamp, and the URIs of its images.
 * The signature is identified by its ID or its URL-encoded name. Users can view their own
 * signatures. An administrator of the account can view those of all users.
 *
 * UserSignatures_get: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesGet: Operation<UserSignaturesGetInput, UserSignaturesGet200Response, UserSignaturesGetResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_get', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}');


/**
 * The input of `userSignaturesUpdate`.
 */
export interface UserSignaturesUpdateInput {
    path: PathOf<UserSignaturesUpdateParams>;
    query?: UserSignaturesUpdateQueryParams | undefined;
    body: UserSignaturesUpdateBody;
}
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
 * UserSignatures_update: `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesUpdate: Operation<UserSignaturesUpdateInput, UserSignaturesUpdate200Response, UserSignaturesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}');


/**
 * The input of `userSignaturesDelete`.
 */
export interface UserSignaturesDeleteInput {
    path: PathOf<UserSignaturesDeleteParams>;
}
/**
 * Delete a signature of a user.
 *
 * Deletes a signature of a user with its initials and images. Documents that were signed with it are
 * not changed. Users can only delete their own signatures. The response has no body.
 *
 * UserSignatures_delete: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesDelete: Operation<UserSignaturesDeleteInput, UserSignaturesDelete200Response, UserSignaturesDeleteResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_delete', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}');


/**
 * The input of `userSignaturesGetImage`.
 */
export interface UserSignaturesGetImageInput {
    path: PathOf<UserSignaturesGetImageParams>;
    query?: UserSignaturesGetImageQueryParams | undefined;
}
/**
 * Download the image of a signature or initials.
 *
 * Returns the image of a user's signature or initials in the form in which it was uploaded. With
 * `include_chrome`, the image also contains the frame and the ID that the service draws around it on
 * documents. If the signature does not have such an image, the response has status 404. Users can
 * view their own images. An administrator of the account can view those of all users.
 *
 * UserSignatures_getImage: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 */
export const userSignaturesGetImage: DocumentOperation<UserSignaturesGetImageInput, UserSignaturesGetImage200Response, UserSignaturesGetImageResponses, 'esign'> = /* @__PURE__ */ documentOperation('UserSignatures_getImage', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}');


/**
 * The input of `userSignaturesUpdateImage`.
 */
export interface UserSignaturesUpdateImageInput {
    path: PathOf<UserSignaturesUpdateImageParams>;
    query?: UserSignaturesUpdateImageQueryParams | undefined;
    body: UserSignaturesUpdateImageBody | BinaryBody;
    contentType?: ('image/gif' | 'image/png' | 'image/jpeg' | 'image/bmp') | undefined;
}
/**
 * Upload the image of a signature or initials.
 *
 * Sets the image of a user's signature or initials and replaces an existing one. The request body is
 * the image itself, of up to 200 KB: a GIF, PNG, JPEG or BMP, with its content type, such as
 * `image/gif`. Users can only set the images of their own signatures, and must be members of the
 * account.
 *
 * UserSignatures_updateImage: `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 */
export const userSignaturesUpdateImage: Operation<UserSignaturesUpdateImageInput, UserSignaturesUpdateImage200Response, UserSignaturesUpdateImageResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_updateImage', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}', {
    mediaTypes: ['image/gif', 'image/png', 'image/jpeg', 'image/bmp'],
    encode: encodeBody
});


/**
 * The input of `userSignaturesDeleteImage`.
 */
export interface UserSignaturesDeleteImageInput {
    path: PathOf<UserSignaturesDeleteImageParams>;
}
/**
 * Delete the image of a signature or initials.
 *
 * Deletes the image of a user's signature or initials. The signature itself is kept and is shown in
 * its font again. Users can only delete the images of their own signatures.
 *
 * UserSignatures_deleteImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 */
export const userSignaturesDeleteImage: Operation<UserSignaturesDeleteImageInput, UserSignaturesDeleteImage200Response, UserSignaturesDeleteImageResponses, 'esign'> = /* @__PURE__ */ operation('UserSignatures_deleteImage', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}');

