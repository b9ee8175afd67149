// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SignHashDocument } from './signHashDocument.js';

/** The documents left to sign after a signature of a provider. */
export interface CompleteSignHashResponse {
    /** The documents that still need signatures. */
    documents?: SignHashDocument[] | undefined;
    /** The URL to which the provider sends the browser of the signer. */
    redirectionUrl?: string | undefined;
    /**
     * The number of documents that still need signatures.
     *
     * Format: integer-string
     */
    remainingSignatureRequests?: string | undefined;
}
