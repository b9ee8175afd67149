// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user who owns a document, as the document shows them. */
export interface RoomDocumentOwner {
    /**
     * The Rooms number of the user; not the GUID that the eSignature areas use.
     *
     * Format: int32
     */
    userId?: number | undefined;
    /** The given name of the user. */
    firstName?: string | undefined;
    /** The family name of the user. */
    lastName?: string | undefined;
    /** The company for which the user works. */
    companyName?: string | undefined;
    /** The address of the user's picture. */
    imageSrc?: string | undefined;
}
