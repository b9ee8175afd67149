// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Something that a person wrote about a document of an envelope. */
export interface Comment {
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** A code over the comment that shows whether it was tampered with. */
    hmac?: string | undefined;
    /** The comment, by the ID that the service gave to it. */
    id?: string | undefined;
    /** The people who are named in the comment and told of it. */
    mentions?: string[] | undefined;
    /** Whether the caller has read the comment. */
    read?: boolean | undefined;
    /** The e-mail address of the author. */
    sentByEmail?: string | undefined;
    /** The full name of the author. */
    sentByFullName?: string | undefined;
    /** The portrait that is shown beside the comment. */
    sentByImageId?: string | undefined;
    /** The initials of the author, shown where there is no portrait. */
    sentByInitials?: string | undefined;
    /** The recipient who wrote it, where it was one. */
    sentByRecipientId?: string | undefined;
    /** The user of the service who wrote it, where it was one. */
    sentByUserId?: string | undefined;
    /** The signing group on whose behalf the author wrote. */
    signingGroupId?: string | undefined;
    /** What the account calls that signing group. */
    signingGroupName?: string | undefined;
    /** What the comment is about. */
    subject?: string | undefined;
    /** The tab to which the thread is attached. */
    tabId?: string | undefined;
    /** What the author wrote, as plain text. */
    text?: string | undefined;
    /** The thread to which the comment belongs. */
    threadId?: string | undefined;
    /** The person who began the thread. */
    threadOriginatorId?: string | undefined;
    /**
     * When the comment was written.
     *
     * Format: date-time
     */
    timestamp?: string | undefined;
    /** The same moment in words for people, in the language of the reader. */
    timeStampFormatted?: string | undefined;
    /** The recipients who can read the comment, by their IDs. */
    visibleTo?: string[] | undefined;
}
