// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The outcomes of the envelopes from one template. */
export interface TemplateCompletionInfo {
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
    /** The name that the owner gives the template. */
    name?: string | undefined;
    /**
     * The number of envelopes that were sent.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /**
     * The number of envelopes that were voided by their sender.
     *
     * Format: integer-string
     */
    voided?: string | undefined;
    /** The share of sent envelopes that were voided by their sender, in percent. */
    voidedRate?: string | undefined;
}
