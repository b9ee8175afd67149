// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A telephone number of a contact, with its kind. */
export interface ContactPhoneNumber {
    /** The number as it is dialled, with the code of the country. */
    phoneNumber?: string | undefined;
    /** Whether the number rings at home, at work, on a mobile, on a fax, or elsewhere. */
    phoneType?: ("home" | "mobile" | "work" | "other" | "fax") | undefined;
}
