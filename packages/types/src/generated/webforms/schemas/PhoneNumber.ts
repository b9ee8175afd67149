// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A phone number in two parts. */
export interface PhoneNumber {
    /** The country calling code, such as `49`. */
    countryCode?: string | undefined;
    /** The number without the country calling code. */
    nationalNumber?: string | undefined;
}
