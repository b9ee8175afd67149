// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The e-mail notifications that a user receives as a recipient. */
export interface SignerEmailNotifications {
    /**
     * Specifies whether the user is notified of envelopes in which the user is an agent.
     *
     * Format: boolean-string
     */
    agentNotification?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified of envelopes of which the user receives a copy.
     *
     * Format: boolean-string
     */
    carbonCopyNotification?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified of envelopes that must be opened but not signed.
     *
     * Format: boolean-string
     */
    certifiedDeliveryNotification?: ("true" | "false") | undefined;
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
     * Specifies whether the user is notified when a document was marked up.
     *
     * Format: boolean-string
     */
    documentMarkupActivation?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when an envelope is ready to be signed.
     *
     * Format: boolean-string
     */
    envelopeActivation?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when an envelope is completed.
     *
     * Format: boolean-string
     */
    envelopeComplete?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when the sender corrected an envelope.
     *
     * Format: boolean-string
     */
    envelopeCorrected?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when another recipient declined.
     *
     * Format: boolean-string
     */
    envelopeDeclined?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when the sender voided an envelope.
     *
     * Format: boolean-string
     */
    envelopeVoided?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when a fax was received.
     *
     * Format: boolean-string
     */
    faxReceived?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when offline signing failed.
     *
     * Format: boolean-string
     */
    offlineSigningFailed?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when documents will be purged.
     *
     * Format: boolean-string
     */
    purgeDocuments?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is notified when an envelope was reassigned to the user.
     *
     * Format: boolean-string
     */
    reassignedSigner?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user is also notified as a member of a signing group.
     *
     * Format: boolean-string
     */
    whenSigningGroupMember?: ("true" | "false") | undefined;
}

/**
 * `SignerEmailNotifications` in a response: with the members that the service always writes.
 */
export interface SignerEmailNotificationsAnswer extends SignerEmailNotifications {
    agentNotification: ("true" | "false");
    carbonCopyNotification: ("true" | "false");
    certifiedDeliveryNotification: ("true" | "false");
    commentsOnlyPrivateAndMention: ("true" | "false");
    commentsReceiveAll: ("true" | "false");
    documentMarkupActivation: ("true" | "false");
    envelopeActivation: ("true" | "false");
    envelopeComplete: ("true" | "false");
    envelopeCorrected: ("true" | "false");
    envelopeDeclined: ("true" | "false");
    envelopeVoided: ("true" | "false");
    faxReceived: ("true" | "false");
    offlineSigningFailed: ("true" | "false");
    purgeDocuments: ("true" | "false");
    reassignedSigner: ("true" | "false");
    whenSigningGroupMember: ("true" | "false");
}
