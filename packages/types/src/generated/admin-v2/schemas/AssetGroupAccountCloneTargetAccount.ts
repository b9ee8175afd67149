// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AssetGroupAccountCloneTargetAccountAdmin } from './AssetGroupAccountCloneTargetAccountAdmin.js';

/** The account that a clone has as its result. */
export interface AssetGroupAccountCloneTargetAccount {
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
     * The ID of the clone. It consists of zeros until the account exists, and is ignored in
     * requests.
     *
     * Format: guid
     */
    id?: string | undefined;
    admin?: AssetGroupAccountCloneTargetAccountAdmin | undefined;
}
