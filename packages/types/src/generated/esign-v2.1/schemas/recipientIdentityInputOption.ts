// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientIdentityPhoneNumber } from './recipientIdentityPhoneNumber.js';

/** One thing that a workflow of identity verification needs to know beforehand. */
export interface RecipientIdentityInputOption {
    /** Which input of the workflow it is, such as `phone_number_list`. */
    name?: string | undefined;
    /** The numbers, where the input is a list of telephone numbers. */
    phoneNumberList?: RecipientIdentityPhoneNumber[] | undefined;
    /** The type of the input, such as `PhoneNumberList`. */
    valueType?: string | undefined;
    /** The value, where the input is a plain text. */
    stringValue?: string | undefined;
}
