// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SubAccountCreateWorker } from './SubAccountCreateWorker.js';

/** The account creations of an organization. */
export interface SubAccountCreateWorkerResponse {
    /** The creations, the oldest first. */
    readonly assetGroupWorks?: SubAccountCreateWorker[] | undefined;
}
