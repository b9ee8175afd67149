// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientRules } from './recipientRules.js';

/** How the recipients of a turn are chosen while the envelope is under way. */
export interface RecipientRouting {
    /** Who is chosen, and under which conditions. */
    rules?: RecipientRules | undefined;
}
