// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A piece of information that a way of verifying identity takes from the sender. */
export interface AccountIdentityInputOption {
    /** Whether the sender must supply it. */
    isRequired?: boolean | undefined;
    /** What it is called, such as `phone_number_list`. */
    optionName?: string | undefined;
    /** Which kind of value it takes, such as `PhoneNumberList`. */
    valueType?: string | undefined;
}
