// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An office to create. It requires a name. */
export interface OfficeForCreate {
    /** The name of the office. */
    name: string;
    /**
     * The ID of the region of the office. An office does not have to have one.
     *
     * Format: int32
     */
    regionId?: number | undefined;
    /** The first line of the street address. */
    address1?: string | undefined;
    /** The second line of the street address, such as a floor. */
    address2?: string | undefined;
    /** The city of the office. */
    city?: string | undefined;
    /** The state or province of the office, as an ID from `GlobalLists_GetStates` such as `US-ME`. */
    stateId?: string | undefined;
    /** The postal or ZIP code, as the country writes it. */
    postalCode?: string | undefined;
    /** The country of the office, as an ID from `GlobalLists_GetCountries` such as `US`. */
    countryId?: string | undefined;
    /** The time zone of the office, as an ID from `GlobalLists_GetTimeZones` such as `eastern`. */
    timeZoneId?: string | undefined;
    /** The phone number of the office. */
    phone?: string | undefined;
}
