// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An invitation to a company on Rooms v5 as an Agent. */
export interface ClassicAgentToInvite {
    /** The e-mail address to which the invitation is sent. */
    email: string;
    /** The given name of the invited person. */
    firstName: string;
    /** The family name of the invited person. */
    lastName: string;
    /** The ID of the invited member's permission profile in the eSignature account. */
    eSignPermissionProfileId: string;
    /**
     * The ID of the agent's office.
     *
     * Format: int32
     */
    officeId: number;
    /** The ID of the company's line of business. */
    companyTypeId?: string | undefined;
}
