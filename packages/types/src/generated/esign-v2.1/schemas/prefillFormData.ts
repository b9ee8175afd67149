// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormDataItem } from './formDataItem.js';

/** The data that the sender of an envelope entered before sending. */
export interface PrefillFormData {
    /** The values that the sender entered. */
    formData?: FormDataItem[] | undefined;
    /** The e-mail address of the sender. */
    senderEmail?: string | undefined;
    /** The first and last name of the user who sent it, as recipients see it. */
    senderName?: string | undefined;
    /**
     * The ID (GUID) of the user who sent the envelope.
     *
     * Format: guid
     */
    senderUserId?: string | undefined;
}
