// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SubAccountCreateTargetAccountAdmin } from './SubAccountCreateTargetAccountAdmin.js';

/** The account that a creation has as its result. */
export interface SubAccountCreateTargetAccount {
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
    /**
     * The ID of the account. It consists of zeros until the account exists.
     *
     * Format: guid
     */
    id?: string | undefined;
    admin?: SubAccountCreateTargetAccountAdmin | undefined;
}
