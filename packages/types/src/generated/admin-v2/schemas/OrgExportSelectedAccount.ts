// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account to which an export is limited. */
export interface OrgExportSelectedAccount {
    /**
     * The GUID of an account of the organization.
     *
     * Format: guid
     */
    account_id?: string | undefined;
}
