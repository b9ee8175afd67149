/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountSignaturesCreateAccountSignatures201Response, AccountSignaturesCreateAccountSignaturesBody, AccountSignaturesCreateAccountSignaturesParams, AccountSignaturesCreateAccountSignaturesQueryParams, AccountSignaturesCreateAccountSignaturesResponses, AccountSignaturesDeleteAccountSignature200Response, AccountSignaturesDeleteAccountSignatureImage200Response, AccountSignaturesDeleteAccountSignatureImageParams, AccountSignaturesDeleteAccountSignatureImageResponses, AccountSignaturesDeleteAccountSignatureParams, AccountSignaturesDeleteAccountSignatureResponses, AccountSignaturesGetAccountSignature200Response, AccountSignaturesGetAccountSignatureImage200Response, AccountSignaturesGetAccountSignatureImageParams, AccountSignaturesGetAccountSignatureImageQueryParams, AccountSignaturesGetAccountSignatureImageResponses, AccountSignaturesGetAccountSignatureParams, AccountSignaturesGetAccountSignatureResponses, AccountSignaturesGetAccountSignatures200Response, AccountSignaturesGetAccountSignaturesParams, AccountSignaturesGetAccountSignaturesQueryParams, AccountSignaturesGetAccountSignaturesResponses, AccountSignaturesUpdateAccountSignature200Response, AccountSignaturesUpdateAccountSignatureBody, AccountSignaturesUpdateAccountSignatureById200Response, AccountSignaturesUpdateAccountSignatureByIdBody, AccountSignaturesUpdateAccountSignatureByIdParams, AccountSignaturesUpdateAccountSignatureByIdQueryParams, AccountSignaturesUpdateAccountSignatureByIdResponses, AccountSignaturesUpdateAccountSignatureImage200Response, AccountSignaturesUpdateAccountSignatureImageBody, AccountSignaturesUpdateAccountSignatureImageParams, AccountSignaturesUpdateAccountSignatureImageQueryParams, AccountSignaturesUpdateAccountSignatureImageResponses, AccountSignaturesUpdateAccountSignatureParams, AccountSignaturesUpdateAccountSignatureResponses } from '@countersign/types/esign-v2.1/account-signatures';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * The input of `accountSignaturesGetAccountSignatures`.
 */
export interface AccountSignaturesGetAccountSignaturesInput {
    path?: PathOf<AccountSignaturesGetAccountSignaturesParams> | undefined;
    query?: AccountSignaturesGetAccountSignaturesQueryParams | undefined;
}
/**
 * List the signatures of an account.
 *
 * Returns the signatures and stamps that belong to the account, each with the members and groups
 * who can use it. The list is not paged.
 *
 * AccountSignatures_getAccountSignatures: `GET /v2.1/accounts/{accountId}/signatures`
 */
export const accountSignaturesGetAccountSignatures: Operation<AccountSignaturesGetAccountSignaturesInput, AccountSignaturesGetAccountSignatures200Response, AccountSignaturesGetAccountSignaturesResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_getAccountSignatures', 'GET', '/v2.1/accounts/{accountId}/signatures');


/**
 * The input of `accountSignaturesCreateAccountSignatures`.
 */
export interface AccountSignaturesCreateAccountSignaturesInput {
    path?: PathOf<AccountSignaturesCreateAccountSignaturesParams> | undefined;
    query?: AccountSignaturesCreateAccountSignaturesQueryParams | undefined;
    body: AccountSignaturesCreateAccountSignaturesBody;
}
/**
 * Add signatures to an account.
 *
 * Creates signatures or stamps that belong to the account, for the members and groups in the
 * request. If one of them fails, the response still has status 201, and it contains
 * `errorDetails`. Only administrators of the account can create them.
 *
 * AccountSignatures_createAccountSignatures: `POST /v2.1/accounts/{accountId}/signatures`
 */
export const accountSignaturesCreateAccountSignatures: Operation<AccountSignaturesCreateAccountSignaturesInput, AccountSignaturesCreateAccountSignatures201Response, AccountSignaturesCreateAccountSignaturesResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_createAccountSignatures', 'POST', '/v2.1/accounts/{accountId}/signatures');


/**
 * The input of `accountSignaturesUpdateAccountSignature`.
 */
export interface AccountSignaturesUpdateAccountSignatureInput {
    path?: PathOf<AccountSignaturesUpdateAccountSignatureParams> | undefined;
    body: AccountSignaturesUpdateAccountSignatureBody;
}
/**
 * Change signatures of an account.
 *
 * Changes the signatures of the account that the request names by `signatureId`. Those that it
 * does not name stay as they are. Only administrators of the account can change them.
 *
 * AccountSignatures_updateAccountSignature: `PUT /v2.1/accounts/{accountId}/signatures`
 */
export const accountSignaturesUpdateAccountSignature: Operation<AccountSignaturesUpdateAccountSignatureInput, AccountSignaturesUpdateAccountSignature200Response, AccountSignaturesUpdateAccountSignatureResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_updateAccountSignature', 'PUT', '/v2.1/accounts/{accountId}/signatures');


/**
 * The input of `accountSignaturesGetAccountSignature`.
 */
export interface AccountSignaturesGetAccountSignatureInput {
    path: PathOf<AccountSignaturesGetAccountSignatureParams>;
}
/**
 * Read a signature of an account.
 *
 * Returns one signature or stamp of the account, with the members and groups who can use it.
 *
 * AccountSignatures_getAccountSignature: `GET /v2.1/accounts/{accountId}/signatures/{signatureId}`
 */
export const accountSignaturesGetAccountSignature: Operation<AccountSignaturesGetAccountSignatureInput, AccountSignaturesGetAccountSignature200Response, AccountSignaturesGetAccountSignatureResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_getAccountSignature', 'GET', '/v2.1/accounts/{accountId}/signatures/{signatureId}');


/**
 * The input of `accountSignaturesUpdateAccountSignatureById`.
 */
export interface AccountSignaturesUpdateAccountSignatureByIdInput {
    path: PathOf<AccountSignaturesUpdateAccountSignatureByIdParams>;
    query?: AccountSignaturesUpdateAccountSignatureByIdQueryParams | undefined;
    body: AccountSignaturesUpdateAccountSignatureByIdBody;
}
/**
 * Change a signature of an account.
 *
 * Changes one signature or stamp of the account. Omitted fields are not changed. With
 * `close_existing_signature`, the current one is closed first. Only administrators of the
 * account can change it.
 *
 * AccountSignatures_updateAccountSignatureById: `PUT /v2.1/accounts/{accountId}/signatures/{signatureId}`
 */
export const accountSignaturesUpdateAccountSignatureById: Operation<AccountSignaturesUpdateAccountSignatureByIdInput, AccountSignaturesUpdateAccountSignatureById200Response, AccountSignaturesUpdateAccountSignatureByIdResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_updateAccountSignatureById', 'PUT', '/v2.1/accounts/{accountId}/signatures/{signatureId}');


/**
 * The input of `accountSignaturesDeleteAccountSignature`.
 */
export interface AccountSignaturesDeleteAccountSignatureInput {
    path: PathOf<AccountSignaturesDeleteAccountSignatureParams>;
}
/**
 * Delete a signature of an account.
 *
 * Deletes a signature or stamp of the account with its images. Documents that were signed with
 * it are not changed. The response has no body. Only administrators of the account can delete
 * it.
 *
 * AccountSignatures_deleteAccountSignature: `DELETE /v2.1/accounts/{accountId}/signatures/{signatureId}`
 */
export const accountSignaturesDeleteAccountSignature: Operation<AccountSignaturesDeleteAccountSignatureInput, AccountSignaturesDeleteAccountSignature200Response, AccountSignaturesDeleteAccountSignatureResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_deleteAccountSignature', 'DELETE', '/v2.1/accounts/{accountId}/signatures/{signatureId}');


/**
 * The input of `accountSignaturesGetAccountSignatureImage`.
 */
export interface AccountSignaturesGetAccountSignatureImageInput {
    path: PathOf<AccountSignaturesGetAccountSignatureImageParams>;
    query?: AccountSignaturesGetAccountSignatureImageQueryParams | undefined;
}
/**
 * Download the image of a signature of an account.
 *
 * Returns the image of the signature or of the initials, in the form in which it was uploaded.
 *
 * AccountSignatures_getAccountSignatureImage: `GET /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
 */
export const accountSignaturesGetAccountSignatureImage: DocumentOperation<AccountSignaturesGetAccountSignatureImageInput, AccountSignaturesGetAccountSignatureImage200Response, AccountSignaturesGetAccountSignatureImageResponses, 'esign'> = /* @__PURE__ */ documentOperation('AccountSignatures_getAccountSignatureImage', 'GET', '/v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}');


/**
 * The input of `accountSignaturesUpdateAccountSignatureImage`.
 */
export interface AccountSignaturesUpdateAccountSignatureImageInput {
    path: PathOf<AccountSignaturesUpdateAccountSignatureImageParams>;
    query?: AccountSignaturesUpdateAccountSignatureImageQueryParams | undefined;
    body: AccountSignaturesUpdateAccountSignatureImageBody | BinaryBody;
    contentType?: ('image/gif' | 'image/png' | 'image/jpeg' | 'image/bmp') | undefined;
}
/**
 * Upload the image of a signature of an account.
 *
 * Sets the image of the signature or of the initials and replaces an existing one. The request
 * body is the image itself, of up to 200 KB: a GIF, PNG, JPEG or BMP. Only administrators of the
 * account can set it.
 *
 * AccountSignatures_updateAccountSignatureImage: `PUT /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
 */
export const accountSignaturesUpdateAccountSignatureImage: Operation<AccountSignaturesUpdateAccountSignatureImageInput, AccountSignaturesUpdateAccountSignatureImage200Response, AccountSignaturesUpdateAccountSignatureImageResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_updateAccountSignatureImage', 'PUT', '/v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}', {
    mediaTypes: ['image/gif', 'image/png', 'image/jpeg', 'image/bmp'],
    encode: encodeBody
});


/**
 * The input of `accountSignaturesDeleteAccountSignatureImage`.
 */
export interface AccountSignaturesDeleteAccountSignatureImageInput {
    path: PathOf<AccountSignaturesDeleteAccountSignatureImageParams>;
}
/**
 * Delete the image of a signature of an account.
 *
 * Deletes the image of the signature or of the initials. The signature is then written in its
 * font. Only administrators of the account can delete it.
 *
 * AccountSignatures_deleteAccountSignatureImage: `DELETE /v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}`
 */
export const accountSignaturesDeleteAccountSignatureImage: Operation<AccountSignaturesDeleteAccountSignatureImageInput, AccountSignaturesDeleteAccountSignatureImage200Response, AccountSignaturesDeleteAccountSignatureImageResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatures_deleteAccountSignatureImage', 'DELETE', '/v2.1/accounts/{accountId}/signatures/{signatureId}/{imageType}');

