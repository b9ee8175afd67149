// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The e-mails that a user gets as a sender. */
export interface SenderEmailNotifications {
    /**
     * Whether the user is told that a signer passed an envelope on to somebody else.
     *
     * Format: boolean-string
     */
    changedSigner?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that a clickwrap nears its limit of responses.
     *
     * Format: boolean-string
     */
    clickwrapResponsesLimitNotificationEmail?: ("true" | "false") | undefined;
    /**
     * Whether the user is told only of private comments and of those with the user's name.
     *
     * Format: boolean-string
     */
    commentsOnlyPrivateAndMention?: ("true" | "false") | undefined;
    /**
     * Whether the user is told of every comment.
     *
     * Format: boolean-string
     */
    commentsReceiveAll?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that an e-mail could not be delivered.
     *
     * Format: boolean-string
     */
    deliveryFailed?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that an envelope is completed.
     *
     * Format: boolean-string
     */
    envelopeComplete?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that signing without a connection failed.
     *
     * Format: boolean-string
     */
    offlineSigningFailed?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that a PowerForm nears its limit of responses.
     *
     * Format: boolean-string
     */
    powerformResponsesLimitNotificationEmail?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that documents will be purged.
     *
     * Format: boolean-string
     */
    purgeDocuments?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that a recipient opened an envelope.
     *
     * Format: boolean-string
     */
    recipientViewed?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that a recipient declined.
     *
     * Format: boolean-string
     */
    senderEnvelopeDeclined?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that a recipient took back the consent to electronic records.
     *
     * Format: boolean-string
     */
    withdrawnConsent?: ("true" | "false") | undefined;
}
