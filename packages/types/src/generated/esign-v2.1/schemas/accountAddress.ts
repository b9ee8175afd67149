// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Country } from './country.js';

/** The postal address of an account. */
export interface AccountAddress {
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
    /** The e-mail address of the person to whom the account is addressed. */
    email?: string | undefined;
    /** The given name of the person. */
    firstName?: string | undefined;
    /** The family name of the person. */
    lastName?: string | undefined;
    /** The state, county or region. */
    state?: string | undefined;
    /** The countries that may stand in the address. */
    supportedCountries?: Country[] | undefined;
}
