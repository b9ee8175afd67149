// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConditionalRecipientRule } from './conditionalRecipientRule.js';

/** Rules that choose recipients by what others filled in. */
export interface RecipientRules {
    /** The rules, one for each recipient who may be chosen. */
    conditionalRecipients?: ConditionalRecipientRule[] | undefined;
}
