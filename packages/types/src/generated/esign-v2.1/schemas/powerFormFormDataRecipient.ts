// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The data that one recipient entered. */
export interface PowerFormFormDataRecipient {
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The tabs that the recipient filled in, with their labels and values. */
    formData?: NameValue[] | undefined;
    /** The full name of the recipient. */
    name?: string | undefined;
    /** The ID of the recipient, unique in the envelope, that the sender assigns. Tabs refer to it. */
    recipientId?: string | undefined;
}
