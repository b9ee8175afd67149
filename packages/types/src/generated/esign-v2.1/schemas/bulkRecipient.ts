// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipientSignatureProvider } from './bulkRecipientSignatureProvider.js';
import type { BulkRecipientTabLabel } from './bulkRecipientTabLabel.js';
import type { ErrorDetails } from './errorDetails.js';

/** One person in the list behind a bulk recipient, who gets an own copy of the envelope. */
export interface BulkRecipient {
    /** The code that the person must enter before the envelope opens. */
    accessCode?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** What was wrong with the row, one entry for each fault. */
    readonly errorDetails?: ErrorDetails[] | undefined;
    /** How the identity of the person is checked: by questions (`KBA`), by a call or by a text message. */
    identification?: ("KBA" | "Phone" | "SMS") | undefined;
    /** The full name of the person. */
    name?: string | undefined;
    /** A private note, which only this person reads. */
    note?: string | undefined;
    /** The telephone number for the check by `Phone` or `SMS`. */
    phoneNumber?: string | undefined;
    /** What the signature provider needs to know of the person, as names with values. */
    recipientSignatureProviderInfo?: BulkRecipientSignatureProvider[] | undefined;
    /**
     * The row of the person in the list, counted from 1.
     *
     * Format: integer-string
     */
    rowNumber?: string | undefined;
    /** The values with which tabs of the person start, by the labels of the tabs. */
    tabLabels?: BulkRecipientTabLabel[] | undefined;
}
