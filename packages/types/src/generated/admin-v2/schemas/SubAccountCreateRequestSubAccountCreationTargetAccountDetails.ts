// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './AddressInformation.js';
import type { SubAccountCreateRequestSubAccountCreationTargetAccountAdmin } from './SubAccountCreateRequestSubAccountCreationTargetAccountAdmin.js';

/** The name, the place and the administrator of a new account. */
export interface SubAccountCreateRequestSubAccountCreationTargetAccountDetails {
    /** The name of the new account, with up to 100 characters. */
    name?: string | undefined;
    /**
     * The region in which the data of the account are stored, `NA`, `EU`, `AU` or `CA`. If both
     * are set, it takes precedence over `countryCode`.
     */
    region?: string | undefined;
    /**
     * The two-letter ISO 3166 code of the country. It determines the region if `region` is not
     * set.
     */
    countryCode?: string | undefined;
    /**
     * The name of the site of the service on which the account is. The service chooses it by the
     * region.
     */
    site?: string | undefined;
    /** Ignored in requests, because the service assigns the ID. */
    id?: string | undefined;
    /** The postal address of the company that uses the account. */
    address?: AddressInformation | undefined;
    admin?: SubAccountCreateRequestSubAccountCreationTargetAccountAdmin | undefined;
}
