// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientUpdateResponse } from './recipientUpdateResponse.js';

/** The result of updating recipients, with an entry for each recipient in the request. */
export interface RecipientsUpdateSummary {
    /** The result for each recipient, in the order of the request. */
    recipientUpdateResults?: RecipientUpdateResponse[] | undefined;
}
