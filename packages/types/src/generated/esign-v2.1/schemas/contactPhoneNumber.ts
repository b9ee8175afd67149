// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A telephone number of a contact and its type. */
export interface ContactPhoneNumber {
    /** The telephone number, including the country code. */
    phoneNumber?: string | undefined;
    /** The type of the telephone number: `home`, `mobile`, `work`, `other` or `fax`. */
    phoneType?: ("home" | "mobile" | "work" | "other" | "fax" | (string & {})) | undefined;
}
