// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PhoneNumber } from './PhoneNumber.js';

/** A person to whom a form is sent by e-mail. */
export interface CreateInstanceRecipient {
    /** The e-mail address of the person. */
    email: string;
    /** The full name of the person. */
    name: string;
    /** The phone number of the person, for text messages. */
    phoneNumber?: PhoneNumber | undefined;
    /** The role of the person in the template. */
    roleName: string;
}
