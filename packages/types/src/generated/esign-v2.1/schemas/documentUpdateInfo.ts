// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentSecurityStore } from './documentSecurityStore.js';
import type { SignatureDataInfo } from './signatureDataInfo.js';
import type { TimeStampField } from './timeStampField.js';

/** A document with the signatures of a provider. */
export interface DocumentUpdateInfo {
    /** The signed document or the signature, encoded in Base64. */
    data?: string | undefined;
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    documentSecurityStore?: DocumentSecurityStore | undefined;
    /** The name of the document. */
    name?: string | undefined;
    /** The form of `data`, such as `CMS`. */
    returnFormat?: string | undefined;
    /** The signatures, one for each field. */
    signatureDataInfos?: SignatureDataInfo[] | undefined;
    timeStampField?: TimeStampField | undefined;
}
