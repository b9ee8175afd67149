// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Seal } from './seal.js';
import type { Sender } from './sender.js';
import type { SignHashDocument } from './signHashDocument.js';
import type { User } from './user.js';

/** The documents to be signed in the current session of a provider. */
export interface SignHashSessionInfoResponse {
    /** The documents that need signatures. */
    documents?: SignHashDocument[] | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The language of the signer, such as `en`. */
    language?: string | undefined;
    /** The URL to which the provider sends the browser of the signer if it cannot sign. */
    redirectionUrl?: string | undefined;
    /** The number of documents that need signatures. */
    remainingSignatureRequests?: number | undefined;
    /** The seal, if the envelope is sealed and not signed. */
    seal?: Seal | undefined;
    /** The account that sent the envelope. */
    sender?: Sender | undefined;
    /** The signer. */
    user?: User | undefined;
}
