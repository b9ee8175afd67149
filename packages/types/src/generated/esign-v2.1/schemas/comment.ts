// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A comment on a document of an envelope. */
export interface Comment {
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** A hash-based message authentication code (HMAC), which shows whether the comment was changed. */
    hmac?: string | undefined;
    /** The ID of the comment, assigned by the service. */
    id?: string | undefined;
    /** The people who are mentioned in the comment and notified about it. */
    mentions?: string[] | undefined;
    /** Indicates whether the user who asks has seen the comment already. */
    read?: boolean | undefined;
    /** The e-mail address of the author. */
    sentByEmail?: string | undefined;
    /** The first and last name of who wrote the comment. */
    sentByFullName?: string | undefined;
    /** The ID of the author's image, which is displayed next to the comment. */
    sentByImageId?: string | undefined;
    /** The initials of the author, which are displayed if there is no image. */
    sentByInitials?: string | undefined;
    /** The recipient ID of the author, if the author is a recipient. */
    sentByRecipientId?: string | undefined;
    /** The user ID of the author, if the author is a user of the service. */
    sentByUserId?: string | undefined;
    /** The ID of the signing group on whose behalf the author wrote the comment. */
    signingGroupId?: string | undefined;
    /** The name of the signing group on whose behalf the author wrote the comment. */
    signingGroupName?: string | undefined;
    /** The subject of the comment. */
    subject?: string | undefined;
    /** The ID of the tab that the thread is attached to. */
    tabId?: string | undefined;
    /** The text of the comment, as plain text. */
    text?: string | undefined;
    /** The conversation that the comment is part of; answers to a comment have the same one. */
    threadId?: string | undefined;
    /** The ID of the person who started the thread. */
    threadOriginatorId?: string | undefined;
    /**
     * The date and time when the comment was written.
     *
     * Format: date-time
     */
    timestamp?: string | undefined;
    /** The value of `timestamp` in readable form, in the language of the reader. */
    timeStampFormatted?: string | undefined;
    /** The IDs of the recipients who can read the comment. */
    visibleTo?: string[] | undefined;
}
