// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A comment that is to be added to an envelope. */
export interface CommentPublish {
    /** The ID that the caller gives to the comment. */
    id?: string | undefined;
    /** The people whom the comment mentions, by recipient ID or e-mail address. */
    mentions?: string[] | undefined;
    /** The text of the author, as plain text. */
    text?: string | undefined;
    /**
     * The places where the thread is attached, as pairs of a kind and an ID, such as `tabId` or
     * `documentId`.
     */
    threadAnchorKeys?: {
        [key: string]: string;
    } | undefined;
    /** The thread that the comment continues. Without it, a new one begins. */
    threadId?: string | undefined;
    /** The recipients who can read it, by recipient ID. If it is omitted, everybody can. */
    visibleTo?: string[] | undefined;
}
