// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The type of an export: the memberships of the accounts, the users of claimed domains, their
 * memberships in accounts of other organizations, or the settings of accounts.
 */
export type OrganizationExportType = "organization_memberships_export" | "organization_domain_users_export" | "organization_external_memberships_export" | "organization_account_settings_export" | (string & {});
