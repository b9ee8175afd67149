// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A side of a transaction that a contact represents. */
export interface ContactSide {
    /** The code of the side, as one upper-case letter. */
    contactSideId?: string | undefined;
    /** The name of the side. */
    name?: string | undefined;
}
