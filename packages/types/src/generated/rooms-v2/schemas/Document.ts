// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A document with its content, for adding it to a room as JSON. */
export interface Document {
    /**
     * The ID of the document, as assigned by the service.
     *
     * Format: int32
     */
    readonly documentId?: number | undefined;
    /** The name of the document with its file extension, which specifies the file type. */
    name: string;
    /**
     * The ID of the room that contains the document.
     *
     * Format: int32
     */
    readonly roomId?: number | undefined;
    /**
     * The Rooms ID of the user who owns the document, a person in the room. In requests, the default
     * is the calling user.
     *
     * Format: int32
     */
    ownerId?: number | undefined;
    /**
     * The size of the document in bytes.
     *
     * Format: int64
     */
    readonly size?: number | undefined;
    /**
     * The ID of the folder of the room for the document, as `RoomFolders_GetRoomFolders` returns it.
     * In requests, the default is the default folder.
     *
     * Format: int32
     */
    folderId?: number | undefined;
    /** The date and time when the document was added to the room. */
    readonly createdDate?: string | undefined;
    /** Indicates whether the document is the result of a completed signing. */
    readonly isSigned?: boolean | undefined;
    /** The media type of the content, such as `application/pdf`. */
    contentType?: string | undefined;
    /** Specifies whether fields in the document are filled from the room details. */
    isDynamic?: boolean | undefined;
    /** The content of the document in Base64, up to 35 MB when it is decoded. */
    base64Contents: string;
}
