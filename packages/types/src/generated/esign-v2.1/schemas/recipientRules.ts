// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConditionalRecipientRule } from './conditionalRecipientRule.js';

/** The rules that select recipients based on the data that other recipients entered. */
export interface RecipientRules {
    /** The rules, one for each recipient that can be selected. */
    conditionalRecipients?: ConditionalRecipientRule[] | undefined;
}
