// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormDataItem } from './formDataItem.js';

/** What one recipient of an envelope filled in. */
export interface RecipientFormData {
    /**
     * When the recipient refused to sign.
     *
     * Format: date-time
     */
    DeclinedTime?: string | undefined;
    /**
     * When the recipient opened the envelope.
     *
     * Format: date-time
     */
    DeliveredTime?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The values that the recipient filled in. */
    formData?: FormDataItem[] | undefined;
    /** The full name of the recipient. */
    name?: string | undefined;
    /** The recipient, by the ID that the sender gave to it within the envelope. Tabs belong to it. */
    recipientId?: string | undefined;
    /**
     * When the envelope was sent to the recipient.
     *
     * Format: date-time
     */
    SentTime?: string | undefined;
    /**
     * When the recipient finished signing.
     *
     * Format: date-time
     */
    SignedTime?: string | undefined;
}
