// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A file that is attached to an envelope and is not signed. */
export interface Attachment {
    /** The ID of the attachment. It is set by the sender. */
    attachmentId?: string | undefined;
    /** The name of the file. */
    name?: string | undefined;
    /** The label of the attachment, which senders use to sort attachments. */
    label?: string | undefined;
    /** The content of the file, encoded in Base64. */
    data?: string | undefined;
    /** The URL from which the service fetches the file. It replaces `data`. */
    remoteUrl?: string | undefined;
    /** The type of the attachment, such as the file extension. */
    attachmentType?: string | undefined;
    /** Specifies who can access the attachment in addition to the sender. */
    accessControl?: string | undefined;
}
