// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A file that the sender adds for one recipient. */
export interface RecipientAttachment {
    /** The attachment. The sender gives the ID. */
    attachmentId?: string | undefined;
    /** The name of the file. */
    name?: string | undefined;
    /** A word by which senders sort attachments. */
    label?: string | undefined;
    /** The bytes of the file in Base64. */
    data?: string | undefined;
    /** The address from which the service fetches the file, instead of `data`. */
    remoteUrl?: string | undefined;
    /** The kind of file, by its extension with the dot. */
    attachmentType?: (".htm" | ".xml") | undefined;
}
