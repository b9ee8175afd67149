// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SenderCompletionInfo } from './SenderCompletionInfo.js';

/** The outcomes of the envelopes from a template, in all and by sender. */
export interface TemplateCompletionRateResponse {
    /** The senders with the lowest completion rates, at most five. */
    bottomSenders?: SenderCompletionInfo[] | undefined;
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
    /** The share of sent envelopes that expired, in percent. */
    expiredRate?: string | undefined;
    /**
     * The number of envelopes that were sent.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /** The senders with the highest completion rates, at most five. */
    topSenders?: SenderCompletionInfo[] | undefined;
    /**
     * The number of envelopes that were voided by their sender.
     *
     * Format: integer-string
     */
    voided?: string | undefined;
    /** The share of sent envelopes that were voided by their sender, in percent. */
    voidedRate?: string | undefined;
}
