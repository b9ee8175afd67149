// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The number of a user in the National Realtor Database System. */
export interface UserNrdsId {
    /**
     * The member number of the user, as issued by the association of real-estate agents: 8 or 9
     * digits.
     */
    nrdsId: string;
    /**
     * The family name under which the association registered the user. If it is omitted, it is the
     * family name of the user in Rooms.
     */
    nrdsLastName?: string | undefined;
    /** The status of the number in the register. */
    readonly nrdsStatus?: ("Active" | "Inactive" | "Terminate" | "Provisional" | "Deceased" | "Suspend" | "Unknown" | (string & {})) | undefined;
}
