// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An invitation to a company on Rooms v5, as Agent. */
export interface ClassicAgentToInvite {
    /** The address to which the invitation goes. */
    email: string;
    /** The given name of whoever is invited. */
    firstName: string;
    /** The family name of whoever is invited. */
    lastName: string;
    /** The permission profile of the eSignature account that the invited member gets. */
    eSignPermissionProfileId: string;
    /**
     * The office for which the agent will work, by number.
     *
     * Format: int32
     */
    officeId: number;
    /** The line of business of the company, by ID. */
    companyTypeId?: string | undefined;
}
