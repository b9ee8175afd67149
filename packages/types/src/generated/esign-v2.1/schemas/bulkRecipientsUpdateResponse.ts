// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Signer } from './signer.js';

/** The bulk recipient after its list was deleted. */
export interface BulkRecipientsUpdateResponse {
    /** The recipient, who no longer has a list of people. */
    signer?: Signer | undefined;
}
