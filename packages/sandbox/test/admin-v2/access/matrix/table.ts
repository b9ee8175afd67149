/** The callers who may use an operation, apart from the administrators of the organization. */
export type Rule =
  /** Every user. */
  | 'anyone'
  /** Administrators of the organization only. */
  | 'organization'
  /** Delegated administrators with this right. */
  | 'users'
  | 'accounts'
  | 'domains'
  | 'connect'
  /**
   * Delegated administrators with the right `users`, and administrators of an account, for that
   * account.
   */
  | 'users and account';

/** An operation, as this test expects it: who may call it, and with which scope. */
export type Line = readonly [operation: string, rule: Rule, scope: string];

/** Every operation of Admin. Written by hand, so that the specs are not compared with themselves. */
export const table: readonly Line[] = [
  ['Organization_getOrganizations', 'anyone', 'organization_read'],
  ['ReservedDomains_getReservedDomains', 'domains', 'domain_read'],
  ['IdentityProviders_getIdentityProviders', 'domains', 'identity_provider_read'],

  ['AccountExport_getAccountSettingsExports', 'accounts', 'account_read'],
  ['AccountExport_createAccountSettingsExport', 'accounts', 'account_write'],
  ['AccountExport_getAccountSettingsExport', 'accounts', 'account_read'],
  ['AccountExport_deleteAccountSettingsExport', 'accounts', 'account_read'],
  ['AccountSettingsImport_getBulkAccountSettingsImports', 'accounts', 'account_read'],
  ['AccountSettingsImport_addBulkAccountSettingsImport', 'accounts', 'account_write'],
  ['AccountSettingsImport_getBulkAccountSettingsImport', 'accounts', 'account_read'],
  ['AccountSettingsImport_deleteBulkAccountSettingsImport', 'accounts', 'account_write'],

  ['UserExport_getUserListExports', 'users', 'user_read'],
  ['UserExport_createUserListExport', 'users', 'user_read'],
  ['UserExport_getUserListExport', 'users', 'user_read'],
  ['UserExport_deleteUserListExport', 'users', 'user_read'],

  ['UserImport_addBulkUserImport', 'users', 'user_write'],
  ['UserImport_updateBulkUserImports', 'users', 'user_write'],
  ['UserImport_closeBulkUserImportRequest', 'users', 'user_write'],
  ['UserImport_closeBulkExternalUserImportRequest', 'organization', 'user_write'],
  ['UserImport_getBulkUserImportRequests', 'users and account', 'user_read'],
  ['UserImport_getBulkUserImportRequest', 'users and account', 'user_read'],
  ['UserImport_deleteBulkUserImport', 'users and account', 'user_write'],
  ['UserImport_getBulkUserImportCSV', 'users and account', 'user_read'],
  [
    'SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest',
    'users and account',
    'user_write',
  ],
  [
    'SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest',
    'users and account',
    'user_write',
  ],

  ['Users_getUsers', 'users and account', 'user_read'],
  ['Users_createUser', 'users', 'user_write'],
  ['Users_getUserProfiles', 'users', 'user_read'],
  ['Users_updateUser', 'users', 'user_write'],
  ['Users_updateEmailAddress', 'users', 'user_write'],
  ['Users_activateMembership', 'users', 'user_write'],
  ['Users_deleteIdentities', 'users', 'user_write'],
  ['Users_closeMemberships', 'users', 'user_write'],
  ['Users_addUsers', 'users and account', 'user_write'],
  ['eSignUserManagement_getGroups', 'users and account', 'group_read'],
  ['eSignUserManagement_getPermissions', 'users and account', 'permission_read'],

  ['Connect_getOrganizationConnectConfigs', 'connect', 'connect_org_config_read_api'],
  ['Connect_createOrganizationConnectConfig', 'connect', 'connect_org_config_write_api'],
  ['Connect_getOrganizationConnectConfig', 'connect', 'connect_org_config_read_api'],
  ['Connect_updateOrganizationConnectConfig', 'connect', 'connect_org_config_write_api'],
  ['Connect_deleteOrganizationConnectConfig', 'connect', 'connect_org_config_write_api'],
  ['Connect_getOrganizationConnectOAuthConfiguration', 'connect', 'connect_org_oauth_read_api'],
  [
    'Connect_postOrganizationConnectOAuthConfiguration',
    'organization',
    'connect_org_oauth_write_api',
  ],
  [
    'Connect_putOrganizationConnectOAuthConfiguration',
    'organization',
    'connect_org_oauth_write_api',
  ],
  [
    'Connect_deleteOrganizationConnectOAuthConfiguration',
    'organization',
    'connect_org_oauth_write_api',
  ],
  ['Connect_getConnectHmacSecrets', 'connect', 'connect_org_hmac_read_api'],
  ['Connect_postConnectHmacSecret', 'organization', 'connect_org_hmac_write_api'],
  ['Connect_deleteConnectHmacSecret', 'organization', 'connect_org_hmac_write_api'],

  ['AccountCreation_GetOrganizationPlanItems', 'organization', 'organization_sub_account_read'],
  ['AccountCreation_CreateAssetGroupAccount', 'organization', 'organization_sub_account_write'],
  [
    'AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId',
    'organization',
    'organization_sub_account_read',
  ],
  [
    'AccountCreation_GetSubAccountCreateProcessesByOrgId',
    'organization',
    'organization_sub_account_read',
  ],
  ['AccountCloning_getAssetGroupAccounts', 'organization', 'asset_group_account_read'],
  ['AccountCloning_cloneAssetGroupAccount', 'organization', 'asset_group_account_clone_write'],
  ['AccountCloning_getAssetGroupAccountClone', 'organization', 'asset_group_account_clone_read'],
  [
    'AccountCloning_getAssetGroupAccountClonesByOrgId',
    'organization',
    'asset_group_account_clone_read',
  ],

  ['DataDeletion_redactIndividualMembershipData', 'users and account', 'user_data_redact'],
  ['DataDeletion_redactIndividualUserData', 'users', 'user_data_redact'],

  ['MultiProductUserManagement_getDSGroups', 'users and account', 'user_read'],
  ['MultiProductUserManagement_addDSGroup', 'users and account', 'user_write'],
  ['MultiProductUserManagement_getDSGroup', 'users and account', 'user_read'],
  ['MultiProductUserManagement_deleteDSGroup', 'users and account', 'user_write'],
  ['MultiProductUserManagement_getDSGroupUsers', 'users and account', 'user_read'],
  ['MultiProductUserManagement_addDSGroupUsers', 'users and account', 'user_write'],
  ['MultiProductUserManagement_removeDSGroupUsers', 'users and account', 'user_write'],
  ['MultiProductUserManagement_getProductPermissionProfiles', 'users and account', 'user_read'],
  [
    'MultiProductUserManagement_getUserProductPermissionProfilesByEmail',
    'users and account',
    'user_read',
  ],
  [
    'MultiProductUserManagement_addUserProductPermissionProfilesByEmail',
    'users and account',
    'user_write',
  ],
  ['MultiProductUserManagement_removeUserProductPermission', 'users and account', 'user_write'],
  ['MultiProductUserManagement_getUserProductPermissionProfiles', 'users and account', 'user_read'],
  [
    'MultiProductUserManagement_addUserProductPermissionProfiles',
    'users and account',
    'user_write',
  ],
  ['MultiProductUserManagement_addOrUpdateUser', 'users and account', 'user_write'],
  ['MultiProductUserManagement_getUserDSProfilesByEmail', 'users and account', 'user_read'],
  ['MultiProductUserManagement_getUserDSProfile', 'users and account', 'user_read'],
];
