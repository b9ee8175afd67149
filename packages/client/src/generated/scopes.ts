// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ScopeRule } from '../auth/check-scopes.js';
/**
 * The operations that need other scopes than `signature`, by these.
 */
export const scopeRules: readonly ScopeRule[] = [{
        anyOf: ['organization_read'],
        operations: 'Organization_getOrganizations'
    }, {
        anyOf: ['domain_read'],
        operations: 'ReservedDomains_getReservedDomains'
    }, {
        anyOf: ['identity_provider_read'],
        operations: 'IdentityProviders_getIdentityProviders'
    }, {
        anyOf: ['account_read'],
        operations: 'AccountExport_getAccountSettingsExports AccountExport_getAccountSettingsExport AccountExport_deleteAccountSettingsExport AccountSettingsImport_getBulkAccountSettingsImports AccountSettingsImport_getBulkAccountSettingsImport'
    }, {
        anyOf: ['account_write'],
        operations: 'AccountExport_createAccountSettingsExport AccountSettingsImport_addBulkAccountSettingsImport AccountSettingsImport_deleteBulkAccountSettingsImport'
    }, {
        anyOf: ['user_read'],
        operations: 'UserExport_getUserListExports UserExport_createUserListExport UserExport_getUserListExport UserExport_deleteUserListExport UserImport_getBulkUserImportRequests UserImport_getBulkUserImportRequest UserImport_getBulkUserImportCSV Users_getUsers Users_getUserProfiles MultiProductUserManagement_getDSGroups MultiProductUserManagement_getDSGroup MultiProductUserManagement_getDSGroupUsers MultiProductUserManagement_getProductPermissionProfiles MultiProductUserManagement_getUserProductPermissionProfilesByEmail MultiProductUserManagement_getUserProductPermissionProfiles MultiProductUserManagement_getUserDSProfilesByEmail MultiProductUserManagement_getUserDSProfile'
    }, {
        anyOf: ['user_write'],
        operations: 'UserImport_addBulkUserImport UserImport_updateBulkUserImports UserImport_closeBulkUserImportRequest UserImport_closeBulkExternalUserImportRequest UserImport_deleteBulkUserImport SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest Users_createUser Users_updateUser Users_updateEmailAddress Users_activateMembership Users_deleteIdentities Users_closeMemberships Users_addUsers MultiProductUserManagement_addDSGroup MultiProductUserManagement_deleteDSGroup MultiProductUserManagement_addDSGroupUsers MultiProductUserManagement_removeDSGroupUsers MultiProductUserManagement_addUserProductPermissionProfilesByEmail MultiProductUserManagement_removeUserProductPermission MultiProductUserManagement_addUserProductPermissionProfiles MultiProductUserManagement_addOrUpdateUser'
    }, {
        anyOf: ['group_read'],
        operations: 'eSignUserManagement_getGroups'
    }, {
        anyOf: ['permission_read'],
        operations: 'eSignUserManagement_getPermissions'
    }, {
        anyOf: ['connect_org_config_read_api'],
        operations: 'Connect_getOrganizationConnectConfigs Connect_getOrganizationConnectConfig'
    }, {
        anyOf: ['connect_org_config_write_api'],
        operations: 'Connect_createOrganizationConnectConfig Connect_updateOrganizationConnectConfig Connect_deleteOrganizationConnectConfig'
    }, {
        anyOf: ['connect_org_oauth_read_api'],
        operations: 'Connect_getOrganizationConnectOAuthConfiguration'
    }, {
        anyOf: ['connect_org_oauth_write_api'],
        operations: 'Connect_postOrganizationConnectOAuthConfiguration Connect_putOrganizationConnectOAuthConfiguration Connect_deleteOrganizationConnectOAuthConfiguration'
    }, {
        anyOf: ['connect_org_hmac_read_api'],
        operations: 'Connect_getConnectHmacSecrets'
    }, {
        anyOf: ['connect_org_hmac_write_api'],
        operations: 'Connect_postConnectHmacSecret Connect_deleteConnectHmacSecret'
    }, {
        anyOf: ['organization_sub_account_read'],
        operations: 'AccountCreation_GetOrganizationPlanItems AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId AccountCreation_GetSubAccountCreateProcessesByOrgId'
    }, {
        anyOf: ['organization_sub_account_write'],
        operations: 'AccountCreation_CreateAssetGroupAccount'
    }, {
        anyOf: ['asset_group_account_read'],
        operations: 'AccountCloning_getAssetGroupAccounts'
    }, {
        anyOf: ['asset_group_account_clone_write'],
        operations: 'AccountCloning_cloneAssetGroupAccount'
    }, {
        anyOf: ['asset_group_account_clone_read'],
        operations: 'AccountCloning_getAssetGroupAccountClone AccountCloning_getAssetGroupAccountClonesByOrgId'
    }, {
        anyOf: ['user_data_redact'],
        operations: 'DataDeletion_redactIndividualMembershipData DataDeletion_redactIndividualUserData'
    }, {
        anyOf: ['click.manage'],
        operations: 'Clickwraps_GetClickwraps Clickwraps_PostClickwrap Clickwraps_DeleteClickwraps Clickwraps_GetClickwrap Clickwraps_PutClickwrap Clickwraps_DeleteClickwrap UserAgreements_PostBulkClickwrapAgreements UserAgreements_GetClickwrapAgreements ClickwrapVersions_GetClickwrapVersions ClickwrapVersions_PostClickwrapVersion ClickwrapVersions_DeleteClickwrapVersions ClickwrapVersions_GetClickwrapVersion ClickwrapVersions_PutClickwrapVersion ClickwrapVersions_DeleteClickwrapVersion UserAgreements_GetClickwrapVersionAgreements'
    }, {
        anyOf: ['click.manage click.send'],
        operations: 'UserAgreements_PostHasAgreed'
    }, {
        anyOf: ['click.manage', 'click.send'],
        operations: 'UserAgreements_GetAgreement UserAgreements_GetAgreementPdf'
    }, {
        anyOf: ['click.sign'],
        operations: 'UserAgreements_GetAgreementDocument'
    }, {
        anyOf: ['adm_store_unified_repo_read signature'],
        operations: 'TabInfo_GetTabGroups'
    }, {
        anyOf: ['signature aow_manage'],
        operations: 'Workflows_GetWorkflowsList Workflows_GetWorkflowTriggerRequirements Workflows_TriggerWorkflow WorkflowInstanceManagement_getWorkflowInstancesList WorkflowInstanceManagement_getWorkflowInstance WorkflowInstanceManagement_cancelWorkflowInstance Workflows_pauseNewWorkflowInstances Workflows_resumePausedWorkflow'
    }, {
        anyOf: ['impersonation'],
        operations: 'DataSet_getStream DataSet_postWebQuery DataSet_stream'
    }, {
        anyOf: ['adm_store_unified_repo_read'],
        operations: 'Agreements_GetAgreementsList Agreements_GetAgreement Agreements_DeleteAgreement Agreements_createAgreementSummary'
    }, {
        anyOf: ['document_uploader_read document_uploader_write'],
        operations: 'BulkJob_createBulkUploadJob BulkJob_uploadCompleteBulkJob'
    }, {
        anyOf: ['document_uploader_read'],
        operations: 'BulkJob_getBulkJobStatus'
    }, {
        anyOf: ['signature dtr.company.read'],
        operations: 'ESignPermissionProfiles_GetESignPermissionProfiles Roles_GetRoles Roles_GetRole TaskListTemplates_GetTaskListTemplates Accounts_GetAccountInformation Offices_GetOffices Offices_GetOffice Offices_GetReferenceCounts Regions_GetRegions Regions_GetRegion Regions_GetRegionReferenceCounts Users_GetUsers Users_GetUser GlobalLists_GetActivityTypes GlobalLists_GetClosingStatuses GlobalLists_GetContactSides GlobalLists_GetCountries GlobalLists_GetCurrencies GlobalLists_GetFinancingTypes GlobalLists_GetOriginsOfLeads GlobalLists_GetPropertyTypes GlobalLists_GetRoomContactTypes GlobalLists_GetSellerDecisionTypes GlobalLists_GetSpecialCircumstanceTypes GlobalLists_GetStates GlobalLists_GetTaskDateTypes GlobalLists_GetTaskResponsibilityTypes GlobalLists_GetTaskStatuses GlobalLists_GetTimeZones GlobalLists_GetTransactionSides'
    }, {
        anyOf: ['signature dtr.company.write'],
        operations: 'Roles_CreateRole Roles_UpdateRole Roles_DeleteRole Offices_CreateOffice Offices_DeleteOffice Regions_CreateRegion Regions_DeleteRegion Nrds_UpdateUserNrdsId Nrds_DeleteUserNrdsId Users_UpdateUser Users_RemoveUser Users_AddUserToOffice Users_AddUserToRegion Users_LockUser Users_ReinviteUser Users_RemoveUserFromOffice Users_RemoveUserFromRegion Users_UnlockUser Users_InviteClassicAdmin Users_InviteClassicAgent Users_InviteClassicManager Users_InviteUser'
    }, {
        anyOf: ['signature dtr.rooms.read'],
        operations: 'Fields_GetFieldSet RoomTemplates_GetRoomTemplates Rooms_GetRooms Rooms_GetRoom Rooms_GetAssignableRoles Rooms_GetRoomFieldData Rooms_GetRoomFieldSet RoomFolders_GetRoomFolders Rooms_GetRoomUsers TaskLists_GetTaskLists'
    }, {
        anyOf: ['signature dtr.rooms.write'],
        operations: 'Rooms_CreateRoom Rooms_DeleteRoom Rooms_CreateRoomEnvelope Rooms_UpdateRoomFieldData Rooms_AddFormToRoom Rooms_UpdatePicture Rooms_InviteUser Rooms_PutRoomUser Rooms_RestoreRoomUserAccess Rooms_RevokeRoomUserAccess TaskLists_CreateTaskList TaskLists_DeleteTaskList'
    }, {
        anyOf: ['signature dtr.documents.read'],
        operations: 'Rooms_GetDocuments Documents_GetDocument'
    }, {
        anyOf: ['signature dtr.documents.write'],
        operations: 'Rooms_AddDocumentToRoom Rooms_AddDocumentToRoomViaFileUpload Documents_DeleteDocument Documents_CreateDocumentUser'
    }, {
        anyOf: ['signature room_forms'],
        operations: 'FormLibraries_GetFormLibraries FormLibraries_GetFormLibraryForms FormGroups_GetFormGroups FormGroups_CreateFormGroup FormGroups_GetFormGroup FormGroups_RenameFormGroup FormGroups_DeleteFormGroup FormGroups_AssignFormGroupForm FormGroups_GetFormGroupForms FormGroups_GrantOfficeAccessToFormGroup FormGroups_RevokeOfficeAccessFromFormGroup FormGroups_RemoveFormGroupForm FormDetails_GetFormDetails FormProviders_GetFormProviderAssociations ExternalFormFillSessions_CreateExternalFormFillSession'
    }, {
        anyOf: ['webforms_read'],
        operations: 'WebForm_ListForms WebForm_GetForm'
    }, {
        anyOf: ['webforms_instance_read'],
        operations: 'WebFormInstance_ListInstances WebFormInstance_GetInstance'
    }, {
        anyOf: ['webforms_instance_write'],
        operations: 'WebFormInstance_CreateInstance WebFormInstance_RefreshToken'
    }, {
        anyOf: ['signature dtr.company.read dtr.rooms.read dtr.rooms.write dtr.documents.write'],
        operations: 'WorkspaceBrands_getWorkspaceBrand WorkspaceBrands_updateWorkspaceBrand WorkspaceDocuments_getWorkspaceDocuments WorkspaceDocuments_addWorkspaceDocument WorkspaceDocuments_getWorkspaceDocument WorkspaceDocuments_deleteWorkspaceDocument WorkspaceDocuments_getWorkspaceDocumentContents WorkspaceUploadRequest_getWorkspaceUploadRequests WorkspaceUploadRequest_createWorkspaceUploadRequest WorkspaceUploadRequest_getWorkspaceUploadRequest WorkspaceUploadRequest_updateWorkspaceUploadRequest WorkspaceUploadRequest_deleteWorkspaceUploadRequest WorkspaceUploadRequest_addWorkspaceUploadRequestDocument WorkspaceUploadRequest_completeWorkspaceUploadRequest WorkspaceUsers_getWorkspaceUsers WorkspaceUsers_addWorkspaceUser WorkspaceUsers_updateWorkspaceUser WorkspaceUsers_revokeWorkspaceUserAccess WorkspaceUsers_restoreWorkspaceUserAccess Workspaces_getWorkspaces Workspaces_createWorkspace Workspaces_getWorkspace Workspaces_updateWorkspace Workspaces_getWorkspaceAssignableRoles Workspaces_getWorkspaceEnvelopes Workspaces_createWorkspaceEnvelope'
    }];

