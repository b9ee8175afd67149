// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateCompletionInfo } from './TemplateCompletionInfo.js';

/** The outcomes of the envelopes from the templates of a user, in all and by template. */
export interface UserCompletionRateResponse {
    /** The templates with the lowest completion rates, at most five. */
    bottomTemplates?: TemplateCompletionInfo[] | undefined;
    /**
     * The number of envelopes that were completed.
     *
     * Format: integer-string
     */
    completed?: string | undefined;
    /** The share of sent envelopes that were completed, in percent. */
    completionRate?: string | undefined;
    /**
     * The number of envelopes that expired.
     *
     * Format: integer-string
     */
    expired?: string | undefined;
    /**
     * The number of envelopes that were sent.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /** The templates with the highest completion rates, at most five. */
    topTemplates?: TemplateCompletionInfo[] | undefined;
    /**
     * The number of envelopes that were voided by their sender.
     *
     * Format: integer-string
     */
    voided?: string | undefined;
}
