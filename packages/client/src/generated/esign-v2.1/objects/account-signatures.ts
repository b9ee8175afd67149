// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignaturesCreateAccountSignatures201Response, AccountSignaturesCreateAccountSignaturesResponses, AccountSignaturesDeleteAccountSignature200Response, AccountSignaturesDeleteAccountSignatureImage200Response, AccountSignaturesDeleteAccountSignatureImageResponses, AccountSignaturesDeleteAccountSignatureResponses, AccountSignaturesGetAccountSignature200Response, AccountSignaturesGetAccountSignatureImage200Response, AccountSignaturesGetAccountSignatureImageResponses, AccountSignaturesGetAccountSignatureResponses, AccountSignaturesGetAccountSignatures200Response, AccountSignaturesGetAccountSignaturesResponses, AccountSignaturesUpdateAccountSignature200Response, AccountSignaturesUpdateAccountSignatureById200Response, AccountSignaturesUpdateAccountSignatureByIdResponses, AccountSignaturesUpdateAccountSignatureImage200Response, AccountSignaturesUpdateAccountSignatureImageResponses, AccountSignaturesUpdateAccountSignatureResponses } from '@countersign/types/esign-v2.1/account-signatures';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { AccountSignaturesCreateAccountSignaturesInput, AccountSignaturesDeleteAccountSignatureImageInput, AccountSignaturesDeleteAccountSignatureInput, AccountSignaturesGetAccountSignatureImageInput, AccountSignaturesGetAccountSignatureInput, AccountSignaturesGetAccountSignaturesInput, AccountSignaturesUpdateAccountSignatureByIdInput, AccountSignaturesUpdateAccountSignatureImageInput, AccountSignaturesUpdateAccountSignatureInput } from '../account-signatures.js';
import { accountSignaturesCreateAccountSignatures, accountSignaturesDeleteAccountSignature, accountSignaturesDeleteAccountSignatureImage, accountSignaturesGetAccountSignature, accountSignaturesGetAccountSignatureImage, accountSignaturesGetAccountSignatures, accountSignaturesUpdateAccountSignature, accountSignaturesUpdateAccountSignatureById, accountSignaturesUpdateAccountSignatureImage } from '../account-signatures.js';
/**
 * The signatures and stamps that belong to an account, and the members who can use them.
 */
export interface AccountSignatures {
    /**
     * List the signatures of an account.
     *
     * Returns the signatures and stamps that belong to the account, each with the members and groups
     * who can use it. The list is not paged.
     *
     * AccountSignatures_getAccountSignatures: `GET /v2.1/accounts/{accountId}/signatures`
     */
    getAccountSignatures(input?: AccountSignaturesGetAccountSignaturesInput, options?: CallOptions): Call<AccountSignaturesGetAccountSignatures200Response, AccountSignaturesGetAccountSignaturesResponses>;
    /**
     * Add signatures to an account.
     *
     * Creates signatures or stamps that belong to the account, for the members and groups in the
     * request. If one of them fails, the response still has status 201, and it contains
     * `errorDetails`. Only administrators of the account can create them.
     *
     * AccountSignatures_createAccountSignatures: `POST /v2.1/accounts/{accountId}/signatures`
     */
    createAccountSignatures(input: AccountSignaturesCreateAccountSignaturesInput, options?: CallOptions): Call<AccountSignaturesCreateAccountSignatures201Response, AccountSignaturesCreateAccountSignaturesResponses>;
    /**
     * Change signatures of an account.
     *
     * Changes the signatures of the account that the request names by `signatureId`. Those that it
     * does not name stay as they are. Only administrators of the account can change them.
     *
     * AccountSignatures_updateAccountSignature: `PUT /v2.1/accounts/{accountId}/signatures`
     */
    updateAccountSignature(input: AccountSignaturesUpdateAccountSignatureInput, options?: CallOptions): Call<AccountSignaturesUpdateAccountSignature200Response, AccountSignaturesUpdateAccountSignatureResponses>;
    /**
     * Read a signature of an account.
     *
     * Returns one signature or stamp of the account, with the members and groups who can use it.
     *
     * AccountSignatures_getAccountSignature: `GET /v2.1/accounts/{accountId}/signatures/{signatureId}`
     */
    getAccountSignature(input: AccountSignaturesGetAccountSignatureInput, options?: CallOptions): Call<AccountSignaturesGetAccountSignature200Response, AccountSignaturesGetAccountSignatureResponses>;
    /**
     * Change a signature of an account.
     *
     * Changes one signature or stamp of the account. Omitted fields are not changed. With
     * `close_existing_signature`, the current one is closed first. Only administrators of the
     * account can change it.
     *
     * AccountSignatures_updateAccountSignatureById: `PUT /v2.1/accounts/{accountId}/signatures/{signatureId}`
     */
    updateAccountSignatureById(input: AccountSignaturesUpdateAccountSignatureByIdInput, options?: CallOptions): Call<AccountSignaturesUpdateAccountSignatureById200Response, AccountSignaturesUpdateAccountSignatureByIdResponses>;
    /**
     * Delete a signature of an account.
     *
     * Deletes a signature or stamp of the account with its images. Documents that were signed with
     * it are not changed. The response has no body. Only administrators of the account can delete
     * it.
     *
     * AccountSignatures_deleteAccountSignature: `DELETE /v2.1/accounts/{accountId}/signatures/{signatureId}`
     */
    deleteAccountSignature(input: AccountSignaturesDeleteAccountSignatureInput, options?: CallOptions): Call<AccountSignaturesDeleteAccountSignature200Response, AccountSignaturesDeleteAccountSignatureResponses>;
    /**
     * Download the image of a signature of an account.
     *
     * Returns the image of the signature or of the initials, in the form in which it was uploaded.
     *
     * AccountSignatures_getAccountSignatureImage: `GET /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
     */
    getAccountSignatureImage(input: AccountSignaturesGetAccountSignatureImageInput, options?: CallOptions): DocumentCall<AccountSignaturesGetAccountSignatureImage200Response, AccountSignaturesGetAccountSignatureImageResponses>;
    /**
     * Upload the image of a signature of an account.
     *
     * Sets the image of the signature or of the initials and replaces an existing one. The request
     * body is the image itself, of up to 200 KB: a GIF, PNG, JPEG or BMP. Only administrators of the
     * account can set it.
     *
     * AccountSignatures_updateAccountSignatureImage: `PUT /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
     */
    updateAccountSignatureImage(input: AccountSignaturesUpdateAccountSignatureImageInput, options?: CallOptions): Call<AccountSignaturesUpdateAccountSignatureImage200Response, AccountSignaturesUpdateAccountSignatureImageResponses>;
    /**
     * Delete the image of a signature of an account.
     *
     * Deletes the image of the signature or of the initials. The signature is then written in its
     * font. Only administrators of the account can delete it.
     *
     * AccountSignatures_deleteAccountSignatureImage: `DELETE /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
     */
    deleteAccountSignatureImage(input: AccountSignaturesDeleteAccountSignatureImageInput, options?: CallOptions): Call<AccountSignaturesDeleteAccountSignatureImage200Response, AccountSignaturesDeleteAccountSignatureImageResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountSignatures.
 */
export function accountSignatures(client: Client<'esign'>): AccountSignatures {
    return {
        getAccountSignatures: accountSignaturesGetAccountSignatures.bind(null, client),
        createAccountSignatures: accountSignaturesCreateAccountSignatures.bind(null, client),
        updateAccountSignature: accountSignaturesUpdateAccountSignature.bind(null, client),
        getAccountSignature: accountSignaturesGetAccountSignature.bind(null, client),
        updateAccountSignatureById: accountSignaturesUpdateAccountSignatureById.bind(null, client),
        deleteAccountSignature: accountSignaturesDeleteAccountSignature.bind(null, client),
        getAccountSignatureImage: accountSignaturesGetAccountSignatureImage.bind(null, client),
        updateAccountSignatureImage: accountSignaturesUpdateAccountSignatureImage.bind(null, client),
        deleteAccountSignatureImage: accountSignaturesDeleteAccountSignatureImage.bind(null, client)
    };
}

