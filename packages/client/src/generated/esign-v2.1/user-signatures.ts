/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the signatures of a user.
 *
 * Lists the signatures that a user has, each with its initials, its font and the addresses of its
 * images; `stamp_type` narrows the list down to stamps or to written signatures. The list is not
 * paged. Users see their own signatures; an administrator of the account sees those of all.
 *
 * UserSignatures_list: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures`
 */
export const userSignaturesList = /* @__PURE__ */ operation<operations['UserSignatures_list']>({
    id: 'UserSignatures_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures'
});


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
export const userSignaturesCreate = /* @__PURE__ */ operation<operations['UserSignatures_create']>({
    id: 'UserSignatures_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures',
    mediaTypes: ['application/json']
});


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
export const userSignaturesUpdateList = /* @__PURE__ */ operation<operations['UserSignatures_updateList']>({
    id: 'UserSignatures_updateList',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures',
    mediaTypes: ['application/json']
});


/**
 * Read a signature of a user.
 *
 * Gives one signature of a user with its initials, its font or stamp, and the addresses under
 * which its images are found. The signature is named by its ID, or by its name encoded for a URL.
 * Users see their own signatures; an administrator of the account sees those of all.
 *
 * UserSignatures_get: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesGet = /* @__PURE__ */ operation<operations['UserSignatures_get']>({
    id: 'UserSignatures_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}'
});


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
export const userSignaturesUpdate = /* @__PURE__ */ operation<operations['UserSignatures_update']>({
    id: 'UserSignatures_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}',
    mediaTypes: ['application/json']
});


/**
 * Delete a signature of a user.
 *
 * Deletes a signature of a user with its initials and images. Documents that were signed with it
 * stay as they are. Users delete their own signatures only. The answer has no body.
 *
 * UserSignatures_delete: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
 */
export const userSignaturesDelete = /* @__PURE__ */ operation<operations['UserSignatures_delete']>({
    id: 'UserSignatures_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}'
});


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
export const userSignaturesGetImage = /* @__PURE__ */ operation<operations['UserSignatures_getImage']>({
    id: 'UserSignatures_getImage',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}'
});


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
export const userSignaturesUpdateImage = /* @__PURE__ */ operation<operations['UserSignatures_updateImage']>({
    id: 'UserSignatures_updateImage',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}',
    mediaTypes: ['image/gif']
});


/**
 * Delete the image of a signature or of initials.
 *
 * Removes the image of a user's signature or of the initials that go with it. The signature
 * itself stays and is shown in its font again. Users remove the images of their own signatures
 * only.
 *
 * UserSignatures_deleteImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
 */
export const userSignaturesDeleteImage = /* @__PURE__ */ operation<operations['UserSignatures_deleteImage']>({
    id: 'UserSignatures_deleteImage',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}'
});

