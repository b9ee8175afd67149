// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An office of a company. */
export interface Office {
    /**
     * The number of the office. Rooms and users refer to the office by it.
     *
     * Format: int32
     */
    officeId?: number | undefined;
    /**
     * When the office was made.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** What the company calls the office. */
    name: string;
    /**
     * The region to which the office belongs, by number; an office need not have one.
     *
     * Format: int32
     */
    regionId?: number | undefined;
    /** The first line of the street address. */
    address1?: string | undefined;
    /** The second line of the street address, such as a floor. */
    address2?: string | undefined;
    /** The town in which the office lies. */
    city?: string | undefined;
    /** The state or province, as an ID from `GlobalLists_GetStates` such as `US-ME`. */
    stateId?: string | undefined;
    /** The postal code of the address. */
    postalCode?: string | undefined;
    /** The country, as an ID from `GlobalLists_GetCountries` such as `US`. */
    countryId?: string | undefined;
    /** The time zone of the office, as an ID from `GlobalLists_GetTimeZones` such as `eastern`. */
    timeZoneId?: string | undefined;
    /** The telephone number of the office. */
    phone?: string | undefined;
}
