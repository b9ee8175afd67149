// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user who owns a document, as returned with the document. */
export interface RoomDocumentOwner {
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * Format: int32
     */
    userId?: number | undefined;
    /** The first name of the user. */
    firstName?: string | undefined;
    /** The last name of the user. */
    lastName?: string | undefined;
    /** The name of the user's company. */
    companyName?: string | undefined;
    /** The URL of the user's picture. */
    imageSrc?: string | undefined;
}
