// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account of an organization. */
export interface OrganizationAccountResponse {
    /**
     * The GUID of the account.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The name of the account. */
    name?: string | undefined;
    /**
     * The account number, which users see in the web application.
     *
     * Format: int64
     */
    external_account_id?: number | undefined;
    /**
     * The number of the site of the service where the account is, such as 3 for NA3.
     *
     * Format: int32
     */
    site_id?: number | undefined;
}
