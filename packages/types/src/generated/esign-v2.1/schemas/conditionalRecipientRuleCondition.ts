// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConditionalRecipientRuleFilter } from './conditionalRecipientRuleFilter.js';

/** A condition and the person who is chosen when it holds. */
export interface ConditionalRecipientRuleCondition {
    /** What must be true of the fields of earlier recipients. */
    filters?: ConditionalRecipientRuleFilter[] | undefined;
    /**
     * The place of the condition; the first one that holds decides.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The person who is chosen, by the label that the group gives. */
    recipientLabel?: string | undefined;
}
