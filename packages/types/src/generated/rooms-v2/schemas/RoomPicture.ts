// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The picture of a room, as it was stored. */
export interface RoomPicture {
    /** The address at which the picture can be fetched. */
    url?: string | undefined;
}
