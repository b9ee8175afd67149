// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A setting of an account that an import could not change, or a whole account. */
export interface OASIRROrganizationAccountSettingsErrorDataResponse {
    /** The GUID of the account, as it is in the header row of the file. */
    account_id?: string | undefined;
    /** The name of the account. It is absent if the account was not found. */
    account_name?: string | undefined;
    /**
     * The name of the setting, as it is in the file. It is absent if the issue concerns the whole
     * account.
     */
    setting_key?: string | undefined;
    /**
     * The code of the issue: `unknown_setting`, `invalid_setting_value`, `account_not_found` or
     * `account_not_active`.
     */
    error_key?: string | undefined;
    /** A sentence that explains the issue. */
    error?: string | undefined;
}
