// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SignatureProperties } from './signatureProperties.js';

/** The place of a signature in a document. */
export interface Revision {
    /** The bytes after the signature, encoded in Base64. */
    endData?: string | undefined;
    /** The name of the signature field. */
    fieldName?: string | undefined;
    /**
     * The number of bytes that are kept free for the signature.
     *
     * Format: integer-string
     */
    maxSignatureLength?: string | undefined;
    signatureProperties?: SignatureProperties | undefined;
    /** The kind of signature, such as `CMS`. */
    signatureType?: string | undefined;
    /** The bytes before the signature, encoded in Base64. */
    startData?: string | undefined;
}
