// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A document with its bytes, as it is sent to a room within JSON. */
export interface Document {
    /**
     * The number that the service gives to the document.
     *
     * Format: int32
     */
    readonly documentId?: number | undefined;
    /** The name of the document with its ending, which tells what kind of file it is. */
    name: string;
    /**
     * The room in which the document lies, by number.
     *
     * Format: int32
     */
    readonly roomId?: number | undefined;
    /**
     * The user who owns the document, by Rooms number.
     *
     * Format: int32
     */
    ownerId?: number | undefined;
    /**
     * How many bytes the document has.
     *
     * Format: int64
     */
    readonly size?: number | undefined;
    /**
     * The folder of the room into which the document goes; the default folder unless told otherwise.
     *
     * Format: int32
     */
    folderId?: number | undefined;
    /**
     * When the document came into the room.
     *
     * Format: date-time
     */
    readonly createdDate?: string | undefined;
    /** Whether the document came out of a finished signing. */
    readonly isSigned?: boolean | undefined;
    /** The media type of the bytes, such as `application/pdf`. */
    contentType?: string | undefined;
    /** The bytes of the document in Base64. */
    base64Contents: string;
    /** Whether fields in the document are filled from the room details. */
    isDynamic?: boolean | undefined;
}
