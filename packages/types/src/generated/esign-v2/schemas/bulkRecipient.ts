// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipientSignatureProvider } from './bulkRecipientSignatureProvider.js';
import type { BulkRecipientTabLabel } from './bulkRecipientTabLabel.js';
import type { ErrorDetails } from './errorDetails.js';

/** One person in the list of a bulk recipient. Each person receives a separate copy of the envelope. */
export interface BulkRecipient {
    /** The access code that the person must enter to open the envelope. */
    accessCode?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The errors in the row, one entry for each. */
    readonly errorDetails?: ErrorDetails[] | undefined;
    /**
     * The method of the identity check: questions (`KBA`), a telephone call (`Phone`) or a text
     * message (`SMS`).
     */
    identification?: ("KBA" | "Phone" | "SMS" | (string & {})) | undefined;
    /** The full name of the person who receives this copy. */
    name?: string | undefined;
    /** A private note that only this person can read. */
    note?: string | undefined;
    /** The telephone number for the `Phone` or `SMS` check. */
    phoneNumber?: string | undefined;
    /** The options that the signature provider requires for the person, as names with values. */
    recipientSignatureProviderInfo?: BulkRecipientSignatureProvider[] | undefined;
    /**
     * The row number of the person in the list, counted from 1.
     *
     * Format: integer-string
     */
    rowNumber?: string | undefined;
    /** The initial values of the person's tabs, by tab label. */
    tabLabels?: BulkRecipientTabLabel[] | undefined;
}
