// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An invitation to a company on Rooms v5 as an Admin. */
export interface ClassicAdminToInvite {
    /** The e-mail address to which the invitation is sent. */
    email: string;
    /** The given name of the invited person. */
    firstName: string;
    /** The family name of the invited person. */
    lastName: string;
}
