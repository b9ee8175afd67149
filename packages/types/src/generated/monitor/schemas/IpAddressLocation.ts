// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The place of an IP address. Names of places are in lower case. */
export interface IpAddressLocation {
    /**
     * The degrees north of the equator.
     *
     * Format: double
     */
    latitude?: number | undefined;
    /**
     * The degrees east of Greenwich.
     *
     * Format: double
     */
    longitude?: number | undefined;
    /** The country in which the address is, such as `germany`. */
    country?: string | undefined;
    /** The state or region. */
    state?: string | undefined;
    /** The city in which the address is, such as `kiel`. */
    city?: string | undefined;
}
