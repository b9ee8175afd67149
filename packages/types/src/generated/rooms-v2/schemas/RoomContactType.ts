// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a contact is to a room. */
export interface RoomContactType {
    /** The short code of the contact type. */
    id?: string | undefined;
    /** The contact type in words. */
    name?: string | undefined;
}
