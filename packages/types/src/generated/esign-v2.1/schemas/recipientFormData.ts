// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormDataItem } from './formDataItem.js';

/** The data that one recipient of an envelope entered. */
export interface RecipientFormData {
    /**
     * The date and time when the recipient declined to sign.
     *
     * Format: date-time
     */
    DeclinedTime?: string | undefined;
    /**
     * The date and time when the recipient opened the envelope.
     *
     * Format: date-time
     */
    DeliveredTime?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The values that the recipient entered. */
    formData?: FormDataItem[] | undefined;
    /** The full name of the recipient. */
    name?: string | undefined;
    /** The ID of the recipient, unique in the envelope, that the sender assigns. Tabs refer to it. */
    recipientId?: string | undefined;
    /**
     * The date and time when the envelope was sent to the recipient.
     *
     * Format: date-time
     */
    SentTime?: string | undefined;
    /**
     * The date and time when the recipient finished signing.
     *
     * Format: date-time
     */
    SignedTime?: string | undefined;
    /**
     * The same as `DeliveredTime`.
     *
     * Format: date-time
     */
    deliveredTime?: string | undefined;
    /**
     * The same as `SignedTime`.
     *
     * Format: date-time
     */
    signedTime?: string | undefined;
}
