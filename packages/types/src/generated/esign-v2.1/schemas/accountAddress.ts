// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Country } from './country.js';

/** The postal address of an account. */
export interface AccountAddress {
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
    /** The e-mail address of the account's contact person. */
    email?: string | undefined;
    /** The given name. The service uses it in tabs that show it. */
    firstName?: string | undefined;
    /** The family name. The service uses it in tabs that show it. */
    lastName?: string | undefined;
    /** The state, county or region of the address. */
    state?: string | undefined;
    /**
     * The countries among which the person can choose, by their codes; without it,
     * all.
     */
    supportedCountries?: Country[] | undefined;
}
