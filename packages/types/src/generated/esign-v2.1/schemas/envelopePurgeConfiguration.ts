// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The settings for purging the completed envelopes of an account. */
export interface EnvelopePurgeConfiguration {
    /**
     * Specifies whether the service purges completed envelopes automatically.
     *
     * Format: boolean-string
     */
    purgeEnvelopes?: ("true" | "false") | undefined;
    /**
     * Specifies whether the names and e-mail addresses of recipients are also redacted.
     *
     * Format: boolean-string
     */
    redactPII?: ("true" | "false") | undefined;
    /**
     * Specifies whether tabs and envelope attachments are also removed.
     *
     * Format: boolean-string
     */
    removeTabsAndEnvelopeAttachments?: ("true" | "false") | undefined;
    /**
     * The number of days that an envelope is retained after it ends before it is purged, from 0 to
     * 999.
     *
     * Format: integer-string
     */
    retentionDays?: string | undefined;
}
