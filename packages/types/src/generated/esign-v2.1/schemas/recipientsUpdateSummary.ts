// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientUpdateResponse } from './recipientUpdateResponse.js';

/** What the change of recipients came to. Each recipient in the request has an entry. */
export interface RecipientsUpdateSummary {
    /** The outcome for each recipient, in the order of the request. */
    recipientUpdateResults?: RecipientUpdateResponse[] | undefined;
}
