// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentSecurityStore } from './documentSecurityStore.js';

/** The time stamp of a document. */
export interface TimeStampField {
    documentSecurityStore?: DocumentSecurityStore | undefined;
    /**
     * The number of bytes that are kept free for the time stamp.
     *
     * Format: integer-string
     */
    maxTimeStampSignatureLength?: string | undefined;
    /** The field that the time stamp is for, as named in the PDF. */
    timeStampFieldName?: string | undefined;
}
