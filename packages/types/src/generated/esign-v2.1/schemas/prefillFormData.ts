// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormDataItem } from './formDataItem.js';

/** What the sender of an envelope filled in before sending. */
export interface PrefillFormData {
    /** The values that the sender filled in. */
    formData?: FormDataItem[] | undefined;
    /** The e-mail address of the sender. */
    senderEmail?: string | undefined;
    /** The full name of the sender. */
    senderName?: string | undefined;
    /**
     * The sender, by the GUID of the user.
     *
     * Format: guid
     */
    senderUserId?: string | undefined;
}
