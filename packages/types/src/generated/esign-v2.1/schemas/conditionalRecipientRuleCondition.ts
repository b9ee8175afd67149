// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConditionalRecipientRuleFilter } from './conditionalRecipientRuleFilter.js';

/** A condition and the person who is selected if the condition is met. */
export interface ConditionalRecipientRuleCondition {
    /** The comparisons with fields of earlier recipients that must be true. */
    filters?: ConditionalRecipientRuleFilter[] | undefined;
    /**
     * The position of the condition in the order of evaluation. The first condition that is met
     * applies.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The label in the recipient group of the person who is selected. */
    recipientLabel?: string | undefined;
}
