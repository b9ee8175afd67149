// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentSecurityStore } from './documentSecurityStore.js';

/** A signature of one field of a document. */
export interface SignatureDataInfo {
    documentSecurityStore?: DocumentSecurityStore | undefined;
    /** The signature, encoded in Base64. */
    signatureData?: string | undefined;
    /** The field that the signature is for, as named in the PDF. */
    signatureFieldName?: string | undefined;
}
