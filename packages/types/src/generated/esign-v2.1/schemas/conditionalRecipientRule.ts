// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConditionalRecipientRuleCondition } from './conditionalRecipientRuleCondition.js';
import type { RecipientGroup } from './recipientGroup.js';

/** A rule that puts a person into the place of a recipient if its conditions hold. */
export interface ConditionalRecipientRule {
    /** The conditions with the person that each one leads to. */
    conditions?: ConditionalRecipientRuleCondition[] | undefined;
    /**
     * The place of the rule among the others, counted upwards.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The people among whom the rule chooses. */
    recipientGroup?: RecipientGroup | undefined;
    /** The recipient whose place is filled by the rule. */
    recipientId?: string | undefined;
}
