// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account that an export includes. */
export interface OrganizationExportAccount {
    /**
     * The GUID of the account whose members are exported.
     *
     * Format: guid
     */
    account_id?: string | undefined;
}
