/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserSignaturesCreate201Response, UserSignaturesCreateBody, UserSignaturesCreateParams, UserSignaturesCreateResponses, UserSignaturesDelete200Response, UserSignaturesDeleteImage200Response, UserSignaturesDeleteImageParams, UserSignaturesDeleteImageResponses, UserSignaturesDeleteParams, UserSignaturesDeleteResponses, UserSignaturesGet200Response, UserSignaturesGetImage200Response, UserSignaturesGetImageParams, UserSignaturesGetImageQueryParams, UserSignaturesGetImageResponses, UserSignaturesGetParams, UserSignaturesGetResponses, UserSignaturesList200Response, UserSignaturesListParams, UserSignaturesListQueryParams, UserSignaturesListResponses, UserSignaturesUpdate200Response, UserSignaturesUpdateBody, UserSignaturesUpdateImage200Response, UserSignaturesUpdateImageBody, UserSignaturesUpdateImageParams, UserSignaturesUpdateImageQueryParams, UserSignaturesUpdateImageResponses, UserSignaturesUpdateList200Response, UserSignaturesUpdateListBody, UserSignaturesUpdateListParams, UserSignaturesUpdateListResponses, UserSignaturesUpdateParams, UserSignaturesUpdateQueryParams, UserSignaturesUpdateResponses } from '@countersign/types/esign-v2.1/user-signatures';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * What `userSignaturesList` takes.
 */
export interface UserSignaturesListInput {
    path: PathOf<UserSignaturesListParams>;
    query?: UserSignaturesListQueryParams | undefined;
}
/**
 * List the signatures of a user.
 *
 * Lists the signatures that a user has, each with its initials, its font and the addresses of its
 * images; `stamp_type` narrows the list down to stamps or to written signatures. The list is not
 * paged. Users see their own signatures; an administrator of the account sees those of all.
 *
 * UserSignatures_list: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures`
 */
export const userSignaturesList: Operation<UserSignaturesListInput, UserSignaturesList200Response, UserSignaturesListResponses> = /* @__PURE__ */ operation('UserSignatures_list', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/signatures');


/**
 * What `userSignaturesCreate` takes.
 */
export interface UserSignaturesCreateInput {
    path: PathOf<UserSignaturesCreateParams>;
    body: UserSignaturesCreateBody;
}
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
 * UserSignatures_create: `POST /v2.1/accounts/{accountId}/users/{userId}/signatures`
 */
export const userSignaturesCreate: Operation<UserSignaturesCreateInput, UserSignaturesCreate201Response, UserSignaturesCreateResponses> = /* @__PURE__ */ operation('UserSignatures_create', 'POST', '/v2.1/accounts/{accountId}/users/{userId}/signatures');


/**
 * What `userSignaturesUpdateList` takes.
 */
export interface UserSignaturesUpdateListInput {
    path: PathOf<UserSignaturesUpdateListParams>;
    body: UserSignaturesUpdateListBody;
}
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
 * UserSignatures_updateList: `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures`
 */
export const userSignaturesUpdateList: Operation<UserSignaturesUpdateListInput, UserSignaturesUpdateList200Response, UserSignaturesUpdateListResponses> = /* @__PURE__ */ operation('UserSignatures_updateList', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/signatures');


/**
 * What `userSignaturesGet` takes.
 */
export interface UserSignaturesGetInput {
    path: PathOf<UserSignaturesGetParams>;
}
/**
 * Read a signature of a user.
 *
 * Gives one signature of a user with its initials, its font or stamp, and the addresses under
 * which its images are found. The signature is named by its ID, or by its name encoded for a URL.
 * Users see their own signatures; an administrator of the account sees those of all.
 *
 * UserSignatures_get: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesGet: Operation<UserSignaturesGetInput, UserSignaturesGet200Response, UserSignaturesGetResponses> = /* @__PURE__ */ operation('UserSignatures_get', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}');


/**
 * What `userSignaturesUpdate` takes.
 */
export interface UserSignaturesUpdateInput {
    path: PathOf<UserSignaturesUpdateParams>;
    query?: UserSignaturesUpdateQueryParams | undefined;
    body: UserSignaturesUpdateBody;
}
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
 * UserSignatures_update: `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesUpdate: Operation<UserSignaturesUpdateInput, UserSignaturesUpdate200Response, UserSignaturesUpdateResponses> = /* @__PURE__ */ operation('UserSignatures_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}');


/**
 * What `userSignaturesDelete` takes.
 */
export interface UserSignaturesDeleteInput {
    path: PathOf<UserSignaturesDeleteParams>;
}
/**
 * Delete a signature of a user.
 *
 * Deletes a signature of a user with its initials and images. Documents that were signed with it
 * stay as they are. Users delete their own signatures only. The answer has no body.
 *
 * UserSignatures_delete: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesDelete: Operation<UserSignaturesDeleteInput, UserSignaturesDelete200Response, UserSignaturesDeleteResponses> = /* @__PURE__ */ operation('UserSignatures_delete', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}');


/**
 * What `userSignaturesGetImage` takes.
 */
export interface UserSignaturesGetImageInput {
    path: PathOf<UserSignaturesGetImageParams>;
    query?: UserSignaturesGetImageQueryParams | undefined;
}
/**
 * Download the image of a signature or of initials.
 *
 * Gives the image of a user's signature or of the initials that go with it, as a GIF. With
 * `include_chrome` the image also shows the frame and the ID that the service draws around it on
 * documents. A signature without such an image is answered with 404. Users see their own images;
 * an administrator of the account sees those of all.
 *
 * UserSignatures_getImage: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 */
export const userSignaturesGetImage: DocumentOperation<UserSignaturesGetImageInput, UserSignaturesGetImage200Response, UserSignaturesGetImageResponses> = /* @__PURE__ */ documentOperation('UserSignatures_getImage', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}');


/**
 * What `userSignaturesUpdateImage` takes.
 */
export interface UserSignaturesUpdateImageInput {
    path: PathOf<UserSignaturesUpdateImageParams>;
    query?: UserSignaturesUpdateImageQueryParams | undefined;
    body: UserSignaturesUpdateImageBody | BinaryBody;
}
/**
 * Upload the image of a signature or of initials.
 *
 * Sets the image of a user's signature or of the initials that go with it, and replaces the one
 * before. The body is the image itself, a GIF of 200 KB at most, with the content type
 * `image/gif`. Users set the images of their own signatures only, and must be members of the
 * account.
 *
 * UserSignatures_updateImage: `PUT /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 */
export const userSignaturesUpdateImage: Operation<UserSignaturesUpdateImageInput, UserSignaturesUpdateImage200Response, UserSignaturesUpdateImageResponses> = /* @__PURE__ */ operation('UserSignatures_updateImage', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});


/**
 * What `userSignaturesDeleteImage` takes.
 */
export interface UserSignaturesDeleteImageInput {
    path: PathOf<UserSignaturesDeleteImageParams>;
}
/**
 * Delete the image of a signature or of initials.
 *
 * Removes the image of a user's signature or of the initials that go with it. The signature
 * itself stays and is shown in its font again. Users remove the images of their own signatures
 * only.
 *
 * UserSignatures_deleteImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 */
export const userSignaturesDeleteImage: Operation<UserSignaturesDeleteImageInput, UserSignaturesDeleteImage200Response, UserSignaturesDeleteImageResponses> = /* @__PURE__ */ operation('UserSignatures_deleteImage', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}');

