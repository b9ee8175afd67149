// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account whose settings are wanted. */
export interface OrganizationAccountRequest {
    /**
     * The account, by its GUID; it must belong to the organization.
     *
     * Format: guid
     */
    account_id: string;
}
