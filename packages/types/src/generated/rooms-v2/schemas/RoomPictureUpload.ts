// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form for uploading a picture of a room. */
export interface RoomPictureUpload {
    /**
     * The content of the picture.
     *
     * Format: binary
     */
    file: Blob;
}
