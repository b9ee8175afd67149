// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The e-mail notifications that a user receives as a sender. */
export interface SenderEmailNotifications {
    /**
     * Specifies whether the user is notified when a signer reassigned an envelope to another person.
     *
     * Format: boolean-string
     */
    changedSigner?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when a clickwrap is close to its limit of responses.
     *
     * Format: boolean-string
     */
    clickwrapResponsesLimitNotificationEmail?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified only of private comments and of comments that mention
     * the user.
     *
     * Format: boolean-string
     */
    commentsOnlyPrivateAndMention?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified of every comment.
     *
     * Format: boolean-string
     */
    commentsReceiveAll?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when an e-mail could not be delivered.
     *
     * Format: boolean-string
     */
    deliveryFailed?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when an envelope is completed.
     *
     * Format: boolean-string
     */
    envelopeComplete?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when offline signing failed.
     *
     * Format: boolean-string
     */
    offlineSigningFailed?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when a PowerForm is close to its limit of responses.
     *
     * Format: boolean-string
     */
    powerformResponsesLimitNotificationEmail?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when documents will be purged.
     *
     * Format: boolean-string
     */
    purgeDocuments?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when a recipient opened an envelope.
     *
     * Format: boolean-string
     */
    recipientViewed?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when a recipient declined.
     *
     * Format: boolean-string
     */
    senderEnvelopeDeclined?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when a recipient withdrew the consent to electronic
     * records.
     *
     * Format: boolean-string
     */
    withdrawnConsent?: ("true" | "false") | undefined;
}

/**
 * `SenderEmailNotifications` in a response: with the members that the service always writes.
 */
export interface SenderEmailNotificationsAnswer extends SenderEmailNotifications {
    changedSigner: ("true" | "false");
    clickwrapResponsesLimitNotificationEmail: ("true" | "false");
    commentsOnlyPrivateAndMention: ("true" | "false");
    commentsReceiveAll: ("true" | "false");
    deliveryFailed: ("true" | "false");
    envelopeComplete: ("true" | "false");
    offlineSigningFailed: ("true" | "false");
    powerformResponsesLimitNotificationEmail: ("true" | "false");
    purgeDocuments: ("true" | "false");
    recipientViewed: ("true" | "false");
    senderEnvelopeDeclined: ("true" | "false");
    withdrawnConsent: ("true" | "false");
}
