// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** What one recipient entered. */
export interface PowerFormFormDataRecipient {
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The tabs that the recipient filled in, by label and value. */
    formData?: NameValue[] | undefined;
    /** The full name of the recipient. */
    name?: string | undefined;
    /** The recipient, by the ID that the sender gave to it within the envelope. Tabs belong to it. */
    recipientId?: string | undefined;
}
