// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A postal address with telephone numbers. */
export interface AddressInformation {
    /** The street and the number of the house. */
    street_address?: string | undefined;
    /** The second line of the street, such as a floor. */
    street_address_2?: string | undefined;
    /** The city or town. */
    locality?: string | undefined;
    /** The state or province. */
    region?: string | undefined;
    /** The postal or ZIP code of the town. */
    postal_code?: string | undefined;
    /** The name or the two-letter code of the country. */
    country?: string | undefined;
    /** A number for calls, in international format. */
    phone?: string | undefined;
    /** A number for faxes, in international format. */
    fax?: string | undefined;
}
