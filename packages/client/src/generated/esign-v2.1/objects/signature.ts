// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SignatureCompleteSignHash200Response, SignatureCompleteSignHashResponses, SignatureGetUserInfo200Response, SignatureGetUserInfoResponses, SignatureHealthCheck200Response, SignatureHealthCheckResponses, SignatureSignHashSessionInfo200Response, SignatureSignHashSessionInfoResponses, SignatureUpdateTransaction200Response, SignatureUpdateTransactionResponses } from '@countersign/types/esign-v2.1/signature';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { SignatureCompleteSignHashInput, SignatureGetUserInfoInput, SignatureHealthCheckInput, SignatureSignHashSessionInfoInput, SignatureUpdateTransactionInput } from '../signature.js';
import { signatureCompleteSignHash, signatureGetUserInfo, signatureHealthCheck, signatureSignHashSessionInfo, signatureUpdateTransaction } from '../signature.js';
/**
 * The operations that a provider of signatures calls while a signer is with it.
 */
export interface Signature {
    /**
     * Send the signatures of a provider.
     *
     * Applies the signatures of a provider to the documents of its current session. When no document
     * needs a signature any more, the signer has signed.
     *
     * Signature_completeSignHash: `POST /v2.1/signature/completesignhash`
     */
    completeSignHash(input: SignatureCompleteSignHashInput, options?: CallOptions): Call<SignatureCompleteSignHash200Response, SignatureCompleteSignHashResponses>;
    /**
     * Report the state of a provider.
     *
     * Tells the service whether a provider works. The response has no body.
     *
     * Signature_healthCheck: `POST /v2.1/signature/healthcheck`
     */
    healthCheck(input: SignatureHealthCheckInput, options?: CallOptions): Call<SignatureHealthCheck200Response, SignatureHealthCheckResponses>;
    /**
     * Read what a provider is to sign.
     *
     * Returns the documents of the current session of a provider, as hashes or as files, with the
     * signer.
     *
     * Signature_signHashSessionInfo: `POST /v2.1/signature/signhashsessioninfo`
     */
    signHashSessionInfo(input: SignatureSignHashSessionInfoInput, options?: CallOptions): Call<SignatureSignHashSessionInfo200Response, SignatureSignHashSessionInfoResponses>;
    /**
     * Report how a transaction at a provider ended.
     *
     * Tells the service how a transaction at the provider ended, and returns where the signer goes
     * then.
     *
     * Signature_updateTransaction: `POST /v2.1/signature/updatetransaction`
     */
    updateTransaction(input: SignatureUpdateTransactionInput, options?: CallOptions): Call<SignatureUpdateTransaction200Response, SignatureUpdateTransactionResponses>;
    /**
     * Read who signs with a provider.
     *
     * Returns the signer and the envelope of the current session of a provider.
     *
     * Signature_getUserInfo: `GET /v2.1/signature/userInfo`
     */
    getUserInfo(input?: SignatureGetUserInfoInput, options?: CallOptions): Call<SignatureGetUserInfo200Response, SignatureGetUserInfoResponses>;
}
/**
 * Creates an object whose methods are the functions of Signature.
 */
export function signature(client: Client<'esign'>): Signature {
    return {
        completeSignHash: signatureCompleteSignHash.bind(null, client),
        healthCheck: signatureHealthCheck.bind(null, client),
        signHashSessionInfo: signatureSignHashSessionInfo.bind(null, client),
        updateTransaction: signatureUpdateTransaction.bind(null, client),
        getUserInfo: signatureGetUserInfo.bind(null, client)
    };
}

