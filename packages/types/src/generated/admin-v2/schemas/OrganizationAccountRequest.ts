// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account whose settings are exported. */
export interface OrganizationAccountRequest {
    /**
     * The GUID of the account. The account must belong to the organization.
     *
     * Format: guid
     */
    account_id: string;
}
