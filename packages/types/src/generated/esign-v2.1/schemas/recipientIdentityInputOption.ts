// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientIdentityPhoneNumber } from './recipientIdentityPhoneNumber.js';

/** An input that an identity verification workflow requires. */
export interface RecipientIdentityInputOption {
    /** The name of the workflow input, such as `phone_number_list`. */
    name?: string | undefined;
    /** The telephone numbers, if the input is a list of telephone numbers. */
    phoneNumberList?: RecipientIdentityPhoneNumber[] | undefined;
    /** The type of the input, such as `PhoneNumberList`. */
    valueType?: string | undefined;
    /** The value of the input, if it is plain text. */
    stringValue?: string | undefined;
}
