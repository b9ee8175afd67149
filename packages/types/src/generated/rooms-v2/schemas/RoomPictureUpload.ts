// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that carries a picture to a room. */
export interface RoomPictureUpload {
    /**
     * The bytes of the picture.
     *
     * Format: binary
     */
    file: Blob;
}
