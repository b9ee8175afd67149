// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An invitation to a company on Rooms v5, as Admin. */
export interface ClassicAdminToInvite {
    /** The address to which the invitation goes. */
    email: string;
    /** The given name of whoever is invited. */
    firstName: string;
    /** The family name of whoever is invited. */
    lastName: string;
}
