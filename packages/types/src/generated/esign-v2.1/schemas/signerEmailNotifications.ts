// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The e-mails that a user gets as a recipient. */
export interface SignerEmailNotifications {
    /**
     * Whether the user is told of envelopes in which to act as an agent.
     *
     * Format: boolean-string
     */
    agentNotification?: ("true" | "false") | undefined;
    /**
     * Whether the user is told of envelopes of which a copy came.
     *
     * Format: boolean-string
     */
    carbonCopyNotification?: ("true" | "false") | undefined;
    /**
     * Whether the user is told of envelopes that must be opened but not signed.
     *
     * Format: boolean-string
     */
    certifiedDeliveryNotification?: ("true" | "false") | undefined;
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
     * Whether the user is told that somebody marked up a document.
     *
     * Format: boolean-string
     */
    documentMarkupActivation?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that an envelope waits to be signed.
     *
     * Format: boolean-string
     */
    envelopeActivation?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that an envelope is completed.
     *
     * Format: boolean-string
     */
    envelopeComplete?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that the sender corrected an envelope.
     *
     * Format: boolean-string
     */
    envelopeCorrected?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that another recipient declined.
     *
     * Format: boolean-string
     */
    envelopeDeclined?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that the sender voided an envelope.
     *
     * Format: boolean-string
     */
    envelopeVoided?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that a fax has come in.
     *
     * Format: boolean-string
     */
    faxReceived?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that signing without a connection failed.
     *
     * Format: boolean-string
     */
    offlineSigningFailed?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that documents will be purged.
     *
     * Format: boolean-string
     */
    purgeDocuments?: ("true" | "false") | undefined;
    /**
     * Whether the user is told that an envelope was passed on to the user.
     *
     * Format: boolean-string
     */
    reassignedSigner?: ("true" | "false") | undefined;
    /**
     * Whether the user is also told as a member of a signing group.
     *
     * Format: boolean-string
     */
    whenSigningGroupMember?: ("true" | "false") | undefined;
}
