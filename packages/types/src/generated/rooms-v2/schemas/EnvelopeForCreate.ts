// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An envelope to create from documents of a room. */
export interface EnvelopeForCreate {
    /** The name of the envelope. It becomes the subject of its e-mails. Default: the name of the room. */
    envelopeName?: string | undefined;
    /**
     * The IDs of the documents, in the order in which the envelope contains them. The envelope needs
     * at least one, and each can have up to 25 MB.
     */
    documentIds?: number[] | undefined;
}
