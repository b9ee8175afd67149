// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A postal address. Addresses of accounts and users have `address1`, `stateOrProvince` and
 * `postalCode`. Addresses for identity checks have `street1`, `state` and `zip`.
 */
export interface AddressInformation {
    /** The first address line, usually the street and number. */
    address1?: string | undefined;
    /** The second address line, such as the floor or building. */
    address2?: string | undefined;
    /** The city or town, as it is written on mail. */
    city?: string | undefined;
    /** The country of the address, as a name or code. */
    country?: string | undefined;
    /** The fax number that belongs to the address. */
    fax?: string | undefined;
    /** The telephone number that belongs to the address. */
    phone?: string | undefined;
    /** The postal or ZIP code, as the country writes it. */
    postalCode?: string | undefined;
    /**
     * The state, province or region. For the United States it is the state code, which is
     * validated.
     */
    stateOrProvince?: string | undefined;
    /** The four additional digits of a US ZIP+4 code. */
    zipPlus4?: string | undefined;
    /** The street and number of an address for an identity check. */
    street1?: string | undefined;
    /** The second street line of an address for an identity check. */
    street2?: string | undefined;
    /** The two-letter state code of an address for an identity check. */
    state?: string | undefined;
    /** The US ZIP code of an address for an identity check. */
    zip?: string | undefined;
}
