// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Signer } from './signer.js';

/** The bulk recipient after its list was removed. */
export interface BulkRecipientsUpdateResponse {
    /** The recipient, who has no list of people any more. */
    signer?: Signer | undefined;
}
