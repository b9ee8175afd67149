// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** When finished envelopes of an account are purged, and what goes with their documents. */
export interface EnvelopePurgeConfiguration {
    /**
     * Whether the service purges finished envelopes by itself.
     *
     * Format: boolean-string
     */
    purgeEnvelopes?: ("true" | "false") | undefined;
    /**
     * Whether names and e-mail addresses of recipients are blotted out as well.
     *
     * Format: boolean-string
     */
    redactPII?: ("true" | "false") | undefined;
    /**
     * Whether the tabs and attachments go as well.
     *
     * Format: boolean-string
     */
    removeTabsAndEnvelopeAttachments?: ("true" | "false") | undefined;
    /**
     * How many days after its end an envelope is kept before it is purged, from 0 to 999.
     *
     * Format: integer-string
     */
    retentionDays?: string | undefined;
}
