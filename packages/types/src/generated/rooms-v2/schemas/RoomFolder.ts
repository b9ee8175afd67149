// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A folder for documents in a room. */
export interface RoomFolder {
    /**
     * The ID of the folder, for the `folderId` of a document.
     *
     * Format: int32
     */
    roomFolderId?: number | undefined;
    /** The name of the folder, as people in the room read it. */
    name?: string | undefined;
    /**
     * Indicates whether the folder gets the documents that are added without a folder. Every room has
     * one such folder.
     */
    isDefault?: boolean | undefined;
}
