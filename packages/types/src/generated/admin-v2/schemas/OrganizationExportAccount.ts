// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account that an export is to look at. */
export interface OrganizationExportAccount {
    /**
     * The account whose members are wanted, by its GUID.
     *
     * Format: guid
     */
    account_id?: string | undefined;
}
