// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConditionalRecipientRuleCondition } from './conditionalRecipientRuleCondition.js';
import type { RecipientGroup } from './recipientGroup.js';

/** A rule that assigns a person to a recipient's place in the envelope if its conditions are met. */
export interface ConditionalRecipientRule {
    /** The conditions, each with the person that it selects. */
    conditions?: ConditionalRecipientRuleCondition[] | undefined;
    /**
     * The position of the rule among the other rules, in ascending order.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The group of people from which the rule selects. */
    recipientGroup?: RecipientGroup | undefined;
    /**
     * The ID of the recipient whose place the selected person takes. This recipient does not need a
     * name and an e-mail address when the envelope is sent.
     */
    recipientId?: string | undefined;
}
