// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AssetGroupAccountResponse } from './AssetGroupAccountResponse.js';

/** The accounts of an organization that belong to an asset group. */
export interface AssetGroupAccountsResponse {
    /** The accounts, in the order in which they were created. */
    readonly assetGroupAccounts?: AssetGroupAccountResponse[] | undefined;
}
