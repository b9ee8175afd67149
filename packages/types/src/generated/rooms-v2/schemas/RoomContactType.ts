// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The type of a contact of a room. */
export interface RoomContactType {
    /** The short code of the contact type. */
    id?: string | undefined;
    /** The name of the contact type. */
    name?: string | undefined;
}
