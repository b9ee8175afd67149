// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The saved picture of a room. */
export interface RoomPicture {
    /** The URL of the picture. */
    url?: string | undefined;
}
