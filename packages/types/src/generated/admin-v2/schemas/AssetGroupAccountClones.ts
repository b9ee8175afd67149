// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AssetGroupAccountClone } from './AssetGroupAccountClone.js';

/** The clones of accounts of an organization. */
export interface AssetGroupAccountClones {
    /** The clones, the oldest request first. */
    readonly assetGroupWorks?: AssetGroupAccountClone[] | undefined;
}
