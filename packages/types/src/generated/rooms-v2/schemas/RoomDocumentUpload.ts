// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form for uploading a file to a room. */
export interface RoomDocumentUpload {
    /**
     * The content of the file, up to 35 MB. The file name of the part becomes the name of the
     * document.
     *
     * Format: binary
     */
    file: Blob;
}
