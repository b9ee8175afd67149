// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A postal address. Addresses of accounts and users have `address1`, `stateOrProvince` and `postalCode`; those of
 * identity checks have `street1`, `state` and `zip`.
 */
export interface AddressInformation {
    /** The first line, as a rule street and number. */
    address1?: string | undefined;
    /** A further line, such as floor or building. */
    address2?: string | undefined;
    /** The town or city. */
    city?: string | undefined;
    /** The country of the address, by name or code. */
    country?: string | undefined;
    /** A fax number that belongs to the address. */
    fax?: string | undefined;
    /** A telephone number that belongs to the address. */
    phone?: string | undefined;
    /** The code by which the post sorts mail. */
    postalCode?: string | undefined;
    /** The state, province or region; in the United States its code, which is checked. */
    stateOrProvince?: string | undefined;
    /** The four further digits of an American ZIP code. */
    zipPlus4?: string | undefined;
    /** The street and number, in an identity check. */
    street1?: string | undefined;
    /** A further line for the street, in an identity check. */
    street2?: string | undefined;
    /** The state by its two letters, in an identity check. */
    state?: string | undefined;
    /** The American ZIP code, in an identity check. */
    zip?: string | undefined;
}
