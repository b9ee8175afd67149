// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A file that the sender attaches for one recipient. */
export interface RecipientAttachment {
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
    /** The file type, as its extension with the dot: `.htm` or `.xml`. */
    attachmentType?: (".htm" | ".xml" | (string & {})) | undefined;
}
