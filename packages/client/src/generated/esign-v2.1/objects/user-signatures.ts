// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserSignaturesCreate201Response, UserSignaturesCreateResponses, UserSignaturesDelete200Response, UserSignaturesDeleteImage200Response, UserSignaturesDeleteImageResponses, UserSignaturesDeleteResponses, UserSignaturesGet200Response, UserSignaturesGetImage200Response, UserSignaturesGetImageResponses, UserSignaturesGetResponses, UserSignaturesList200Response, UserSignaturesListResponses, UserSignaturesUpdate200Response, UserSignaturesUpdateImage200Response, UserSignaturesUpdateImageResponses, UserSignaturesUpdateList200Response, UserSignaturesUpdateListResponses, UserSignaturesUpdateResponses } from '@countersign/types/esign-v2.1/user-signatures';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { UserSignaturesCreateInput, UserSignaturesDeleteImageInput, UserSignaturesDeleteInput, UserSignaturesGetImageInput, UserSignaturesGetInput, UserSignaturesListInput, UserSignaturesUpdateImageInput, UserSignaturesUpdateInput, UserSignaturesUpdateListInput } from '../user-signatures.js';
import { userSignaturesCreate, userSignaturesDelete, userSignaturesDeleteImage, userSignaturesGet, userSignaturesGetImage, userSignaturesList, userSignaturesUpdate, userSignaturesUpdateImage, userSignaturesUpdateList } from '../user-signatures.js';
/**
 * The signatures, initials and stamps that a user signs with, and their images.
 */
export interface UserSignatures {
    /**
     * List the signatures of a user.
     *
     * Lists the signatures that a user has, each with its initials, its font and the addresses of its
     * images; `stamp_type` narrows the list down to stamps or to written signatures. The list is not
     * paged. Users see their own signatures; an administrator of the account sees those of all.
     *
     * UserSignatures_list: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures`
     */
    list(input: UserSignaturesListInput, options?: CallOptions): Call<UserSignaturesList200Response, UserSignaturesListResponses>;
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
    create(input: UserSignaturesCreateInput, options?: CallOptions): Call<UserSignaturesCreate201Response, UserSignaturesCreateResponses>;
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
    updateList(input: UserSignaturesUpdateListInput, options?: CallOptions): Call<UserSignaturesUpdateList200Response, UserSignaturesUpdateListResponses>;
    /**
     * Read a signature of a user.
     *
     * Gives one signature of a user with its initials, its font or stamp, and the addresses under
     * which its images are found. The signature is named by its ID, or by its name encoded for a URL.
     * Users see their own signatures; an administrator of the account sees those of all.
     *
     * UserSignatures_get: `GET /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
     */
    get(input: UserSignaturesGetInput, options?: CallOptions): Call<UserSignaturesGet200Response, UserSignaturesGetResponses>;
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
    update(input: UserSignaturesUpdateInput, options?: CallOptions): Call<UserSignaturesUpdate200Response, UserSignaturesUpdateResponses>;
    /**
     * Delete a signature of a user.
     *
     * Deletes a signature of a user with its initials and images. Documents that were signed with it
     * stay as they are. Users delete their own signatures only. The answer has no body.
     *
     * UserSignatures_delete: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}`
     */
    delete(input: UserSignaturesDeleteInput, options?: CallOptions): Call<UserSignaturesDelete200Response, UserSignaturesDeleteResponses>;
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
    getImage(input: UserSignaturesGetImageInput, options?: CallOptions): DocumentCall<UserSignaturesGetImage200Response, UserSignaturesGetImageResponses>;
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
    updateImage(input: UserSignaturesUpdateImageInput, options?: CallOptions): Call<UserSignaturesUpdateImage200Response, UserSignaturesUpdateImageResponses>;
    /**
     * Delete the image of a signature or of initials.
     *
     * Removes the image of a user's signature or of the initials that go with it. The signature
     * itself stays and is shown in its font again. Users remove the images of their own signatures
     * only.
     *
     * UserSignatures_deleteImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}`
     */
    deleteImage(input: UserSignaturesDeleteImageInput, options?: CallOptions): Call<UserSignaturesDeleteImage200Response, UserSignaturesDeleteImageResponses>;
}
/**
 * Makes the functions of UserSignatures into methods of one object.
 */
export function userSignatures(client: Client): UserSignatures {
    return {
        list: userSignaturesList.bind(null, client),
        create: userSignaturesCreate.bind(null, client),
        updateList: userSignaturesUpdateList.bind(null, client),
        get: userSignaturesGet.bind(null, client),
        update: userSignaturesUpdate.bind(null, client),
        delete: userSignaturesDelete.bind(null, client),
        getImage: userSignaturesGetImage.bind(null, client),
        updateImage: userSignaturesUpdateImage.bind(null, client),
        deleteImage: userSignaturesDeleteImage.bind(null, client)
    };
}

