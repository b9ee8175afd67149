// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A side of the deal for which a contact stands. */
export interface ContactSide {
    /** The code of the side, one capital letter. */
    contactSideId?: string | undefined;
    /** The side in words. */
    name?: string | undefined;
}
