/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { SignatureCompleteSignHash200Response, SignatureCompleteSignHashBody, SignatureCompleteSignHashResponses, SignatureGetUserInfo200Response, SignatureGetUserInfoResponses, SignatureHealthCheck200Response, SignatureHealthCheckBody, SignatureHealthCheckResponses, SignatureSignHashSessionInfo200Response, SignatureSignHashSessionInfoBody, SignatureSignHashSessionInfoResponses, SignatureUpdateTransaction200Response, SignatureUpdateTransactionBody, SignatureUpdateTransactionResponses } from '@countersign/types/esign-v2.1/signature';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `signatureCompleteSignHash`.
 */
export interface SignatureCompleteSignHashInput {
    body: SignatureCompleteSignHashBody;
}
/**
 * Send the signatures of a provider.
 *
 * Applies the signatures of a provider to the documents of its current session. When no document
 * needs a signature any more, the signer has signed.
 *
 * Signature_completeSignHash: `POST /v2.1/signature/completesignhash`
 */
export const signatureCompleteSignHash: Operation<SignatureCompleteSignHashInput, SignatureCompleteSignHash200Response, SignatureCompleteSignHashResponses, 'esign'> = /* @__PURE__ */ operation('Signature_completeSignHash', 'POST', '/v2.1/signature/completesignhash');


/**
 * The input of `signatureHealthCheck`.
 */
export interface SignatureHealthCheckInput {
    body: SignatureHealthCheckBody;
}
/**
 * Report the state of a provider.
 *
 * Tells the service whether a provider works. The response has no body.
 *
 * Signature_healthCheck: `POST /v2.1/signature/healthcheck`
 */
export const signatureHealthCheck: Operation<SignatureHealthCheckInput, SignatureHealthCheck200Response, SignatureHealthCheckResponses, 'esign'> = /* @__PURE__ */ operation('Signature_healthCheck', 'POST', '/v2.1/signature/healthcheck');


/**
 * The input of `signatureSignHashSessionInfo`.
 */
export interface SignatureSignHashSessionInfoInput {
    body: SignatureSignHashSessionInfoBody;
}
/**
 * Read what a provider is to sign.
 *
 * Returns the documents of the current session of a provider, as hashes or as files, with the
 * signer.
 *
 * Signature_signHashSessionInfo: `POST /v2.1/signature/signhashsessioninfo`
 */
export const signatureSignHashSessionInfo: Operation<SignatureSignHashSessionInfoInput, SignatureSignHashSessionInfo200Response, SignatureSignHashSessionInfoResponses, 'esign'> = /* @__PURE__ */ operation('Signature_signHashSessionInfo', 'POST', '/v2.1/signature/signhashsessioninfo');


/**
 * The input of `signatureUpdateTransaction`.
 */
export interface SignatureUpdateTransactionInput {
    body: SignatureUpdateTransactionBody;
}
/**
 * Report how a transaction at a provider ended.
 *
 * Tells the service how a transaction at the provider ended, and returns where the signer goes
 * then.
 *
 * Signature_updateTransaction: `POST /v2.1/signature/updatetransaction`
 */
export const signatureUpdateTransaction: Operation<SignatureUpdateTransactionInput, SignatureUpdateTransaction200Response, SignatureUpdateTransactionResponses, 'esign'> = /* @__PURE__ */ operation('Signature_updateTransaction', 'POST', '/v2.1/signature/updatetransaction');


/**
 * The input of `signatureGetUserInfo`.
 */
export interface SignatureGetUserInfoInput {
}
/**
 * Read who signs with a provider.
 *
 * Returns the signer and the envelope of the current session of a provider.
 *
 * Signature_getUserInfo: `GET /v2.1/signature/userInfo`
 */
export const signatureGetUserInfo: Operation<SignatureGetUserInfoInput, SignatureGetUserInfo200Response, SignatureGetUserInfoResponses, 'esign'> = /* @__PURE__ */ operation('Signature_getUserInfo', 'GET', '/v2.1/signature/userInfo');

