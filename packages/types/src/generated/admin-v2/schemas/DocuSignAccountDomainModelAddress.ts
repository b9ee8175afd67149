// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A postal address of an account or of its administrator. */
export interface DocuSignAccountDomainModelAddress {
    /** The first line, with the street and the number. */
    Address1?: string | undefined;
    /** The second line, such as a building or a floor. */
    Address2?: string | undefined;
    /** The city or town of the address. */
    City?: string | undefined;
    /** The state or province of the address. */
    StateProvince?: string | undefined;
    /** The country of the address, by name or two-letter code. */
    Country?: string | undefined;
    /** The postal or ZIP code of the address. */
    PostalCode?: string | undefined;
    /** The telephone number at the address. */
    Phone?: string | undefined;
    /** The fax number at the address. */
    Fax?: string | undefined;
    /** The ZIP code with the four digits that follow it in the USA. */
    ZipPlus4?: string | undefined;
}
