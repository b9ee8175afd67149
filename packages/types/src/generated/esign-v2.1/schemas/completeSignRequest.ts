// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentUpdateInfo } from './documentUpdateInfo.js';

/** The signatures of a provider for the documents of an envelope. */
export interface CompleteSignRequest {
    /** The certificate of the signer, encoded in Base64. */
    certificate?: string | undefined;
    /** The ID by which the provider finds the call again. */
    correlationId?: string | undefined;
    /** One entry for each document. */
    documentUpdateInfos?: DocumentUpdateInfo[] | undefined;
    /**
     * The number of bytes that are kept free for each signature.
     *
     * Format: integer-string
     */
    maxSignatureLength?: string | undefined;
    /** The way in which signing takes place: `online`, or `inPerson` with a host. */
    signingLocation?: string | undefined;
    /** The ID of the transaction at the provider. */
    transactionId?: string | undefined;
}
