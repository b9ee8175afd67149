// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Revision } from './revision.js';
import type { SignatureProperties } from './signatureProperties.js';

/** A document that a provider is to sign. */
export interface SignHashDocument {
    /** The hash of the document or the document itself, encoded in Base64. */
    data?: string | undefined;
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The form of `data`: `hash` or `document`. */
    format?: string | undefined;
    /** The name that the sender gives the document. */
    name?: string | undefined;
    /** The number of signatures that the document still needs. */
    remainingSignatures?: number | undefined;
    /** The places of the signatures. */
    revisions?: Revision[] | undefined;
    signatureProperties?: SignatureProperties | undefined;
    /** The kind of signature, such as `CMS`. */
    signatureType?: string | undefined;
}
