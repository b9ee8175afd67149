// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An input that the sender provides for an identity verification workflow. */
export interface AccountIdentityInputOption {
    /** Specifies whether the sender must provide this input. */
    isRequired?: boolean | undefined;
    /** The name of the input, such as `phone_number_list`. */
    optionName?: string | undefined;
    /** The type of the value, such as `PhoneNumberList`. */
    valueType?: string | undefined;
}
