// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientRules } from './recipientRules.js';

/**
 * The rules for selecting the recipients at a position in the routing order while the envelope is in
 * process.
 */
export interface RecipientRouting {
    /** The rules that determine who is selected under which conditions. */
    rules?: RecipientRules | undefined;
}
