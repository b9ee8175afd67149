// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    Organization_getOrganizations: () => import('./organization.js').then(all => ({
        query: all.OrganizationGetOrganizationsQueryParams,
        responses: { 200: all.OrganizationGetOrganizations200Response, 400: all.OrganizationGetOrganizations400Response, 401: all.OrganizationGetOrganizations401Response, 403: all.OrganizationGetOrganizations403Response, 404: all.OrganizationGetOrganizations404Response, 405: all.OrganizationGetOrganizations405Response, 429: all.OrganizationGetOrganizations429Response, 500: all.OrganizationGetOrganizations500Response }
    })),
    ReservedDomains_getReservedDomains: () => import('./reserved-domains.js').then(all => ({
        params: all.ReservedDomainsGetReservedDomainsParams,
        responses: { 200: all.ReservedDomainsGetReservedDomains200Response, 400: all.ReservedDomainsGetReservedDomains400Response, 401: all.ReservedDomainsGetReservedDomains401Response, 403: all.ReservedDomainsGetReservedDomains403Response, 404: all.ReservedDomainsGetReservedDomains404Response, 405: all.ReservedDomainsGetReservedDomains405Response, 429: all.ReservedDomainsGetReservedDomains429Response, 500: all.ReservedDomainsGetReservedDomains500Response }
    })),
    IdentityProviders_getIdentityProviders: () => import('./identity-providers.js').then(all => ({
        params: all.IdentityProvidersGetIdentityProvidersParams,
        responses: { 200: all.IdentityProvidersGetIdentityProviders200Response, 400: all.IdentityProvidersGetIdentityProviders400Response, 401: all.IdentityProvidersGetIdentityProviders401Response, 403: all.IdentityProvidersGetIdentityProviders403Response, 404: all.IdentityProvidersGetIdentityProviders404Response, 405: all.IdentityProvidersGetIdentityProviders405Response, 429: all.IdentityProvidersGetIdentityProviders429Response, 500: all.IdentityProvidersGetIdentityProviders500Response }
    })),
    AccountExport_getAccountSettingsExports: () => import('./account-export.js').then(all => ({
        params: all.AccountExportGetAccountSettingsExportsParams,
        responses: { 200: all.AccountExportGetAccountSettingsExports200Response, 400: all.AccountExportGetAccountSettingsExports400Response, 401: all.AccountExportGetAccountSettingsExports401Response, 403: all.AccountExportGetAccountSettingsExports403Response, 404: all.AccountExportGetAccountSettingsExports404Response, 405: all.AccountExportGetAccountSettingsExports405Response, 429: all.AccountExportGetAccountSettingsExports429Response, 500: all.AccountExportGetAccountSettingsExports500Response }
    })),
    AccountExport_createAccountSettingsExport: () => import('./account-export.js').then(all => ({
        params: all.AccountExportCreateAccountSettingsExportParams,
        body: all.AccountExportCreateAccountSettingsExportBody,
        responses: { 200: all.AccountExportCreateAccountSettingsExport200Response, 400: all.AccountExportCreateAccountSettingsExport400Response, 401: all.AccountExportCreateAccountSettingsExport401Response, 403: all.AccountExportCreateAccountSettingsExport403Response, 404: all.AccountExportCreateAccountSettingsExport404Response, 405: all.AccountExportCreateAccountSettingsExport405Response, 429: all.AccountExportCreateAccountSettingsExport429Response, 500: all.AccountExportCreateAccountSettingsExport500Response }
    })),
    AccountExport_getAccountSettingsExport: () => import('./account-export.js').then(all => ({
        params: all.AccountExportGetAccountSettingsExportParams,
        responses: { 200: all.AccountExportGetAccountSettingsExport200Response, 400: all.AccountExportGetAccountSettingsExport400Response, 401: all.AccountExportGetAccountSettingsExport401Response, 403: all.AccountExportGetAccountSettingsExport403Response, 404: all.AccountExportGetAccountSettingsExport404Response, 405: all.AccountExportGetAccountSettingsExport405Response, 429: all.AccountExportGetAccountSettingsExport429Response, 500: all.AccountExportGetAccountSettingsExport500Response }
    })),
    AccountExport_deleteAccountSettingsExport: () => import('./account-export.js').then(all => ({
        params: all.AccountExportDeleteAccountSettingsExportParams,
        responses: { 200: all.AccountExportDeleteAccountSettingsExport200Response, 400: all.AccountExportDeleteAccountSettingsExport400Response, 401: all.AccountExportDeleteAccountSettingsExport401Response, 403: all.AccountExportDeleteAccountSettingsExport403Response, 404: all.AccountExportDeleteAccountSettingsExport404Response, 405: all.AccountExportDeleteAccountSettingsExport405Response, 429: all.AccountExportDeleteAccountSettingsExport429Response, 500: all.AccountExportDeleteAccountSettingsExport500Response }
    })),
    UserExport_getUserListExports: () => import('./user-export.js').then(all => ({
        params: all.UserExportGetUserListExportsParams,
        responses: { 200: all.UserExportGetUserListExports200Response, 400: all.UserExportGetUserListExports400Response, 401: all.UserExportGetUserListExports401Response, 403: all.UserExportGetUserListExports403Response, 404: all.UserExportGetUserListExports404Response, 405: all.UserExportGetUserListExports405Response, 429: all.UserExportGetUserListExports429Response, 500: all.UserExportGetUserListExports500Response }
    })),
    UserExport_createUserListExport: () => import('./user-export.js').then(all => ({
        params: all.UserExportCreateUserListExportParams,
        body: all.UserExportCreateUserListExportBody,
        responses: { 200: all.UserExportCreateUserListExport200Response, 400: all.UserExportCreateUserListExport400Response, 401: all.UserExportCreateUserListExport401Response, 403: all.UserExportCreateUserListExport403Response, 404: all.UserExportCreateUserListExport404Response, 405: all.UserExportCreateUserListExport405Response, 429: all.UserExportCreateUserListExport429Response, 500: all.UserExportCreateUserListExport500Response }
    })),
    UserExport_getUserListExport: () => import('./user-export.js').then(all => ({
        params: all.UserExportGetUserListExportParams,
        responses: { 200: all.UserExportGetUserListExport200Response, 400: all.UserExportGetUserListExport400Response, 401: all.UserExportGetUserListExport401Response, 403: all.UserExportGetUserListExport403Response, 404: all.UserExportGetUserListExport404Response, 405: all.UserExportGetUserListExport405Response, 429: all.UserExportGetUserListExport429Response, 500: all.UserExportGetUserListExport500Response }
    })),
    UserExport_deleteUserListExport: () => import('./user-export.js').then(all => ({
        params: all.UserExportDeleteUserListExportParams,
        responses: { 200: all.UserExportDeleteUserListExport200Response, 400: all.UserExportDeleteUserListExport400Response, 401: all.UserExportDeleteUserListExport401Response, 403: all.UserExportDeleteUserListExport403Response, 404: all.UserExportDeleteUserListExport404Response, 405: all.UserExportDeleteUserListExport405Response, 429: all.UserExportDeleteUserListExport429Response, 500: all.UserExportDeleteUserListExport500Response }
    })),
    AccountSettingsImport_getBulkAccountSettingsImports: () => import('./account-settings-import.js').then(all => ({
        params: all.AccountSettingsImportGetBulkAccountSettingsImportsParams,
        responses: { 200: all.AccountSettingsImportGetBulkAccountSettingsImports200Response, 400: all.AccountSettingsImportGetBulkAccountSettingsImports400Response, 401: all.AccountSettingsImportGetBulkAccountSettingsImports401Response, 403: all.AccountSettingsImportGetBulkAccountSettingsImports403Response, 404: all.AccountSettingsImportGetBulkAccountSettingsImports404Response, 405: all.AccountSettingsImportGetBulkAccountSettingsImports405Response, 429: all.AccountSettingsImportGetBulkAccountSettingsImports429Response, 500: all.AccountSettingsImportGetBulkAccountSettingsImports500Response }
    })),
    AccountSettingsImport_addBulkAccountSettingsImport: () => import('./account-settings-import.js').then(all => ({
        params: all.AccountSettingsImportAddBulkAccountSettingsImportParams,
        responses: { 200: all.AccountSettingsImportAddBulkAccountSettingsImport200Response, 400: all.AccountSettingsImportAddBulkAccountSettingsImport400Response, 401: all.AccountSettingsImportAddBulkAccountSettingsImport401Response, 403: all.AccountSettingsImportAddBulkAccountSettingsImport403Response, 404: all.AccountSettingsImportAddBulkAccountSettingsImport404Response, 405: all.AccountSettingsImportAddBulkAccountSettingsImport405Response, 429: all.AccountSettingsImportAddBulkAccountSettingsImport429Response, 500: all.AccountSettingsImportAddBulkAccountSettingsImport500Response }
    })),
    AccountSettingsImport_getBulkAccountSettingsImport: () => import('./account-settings-import.js').then(all => ({
        params: all.AccountSettingsImportGetBulkAccountSettingsImportParams,
        responses: { 200: all.AccountSettingsImportGetBulkAccountSettingsImport200Response, 400: all.AccountSettingsImportGetBulkAccountSettingsImport400Response, 401: all.AccountSettingsImportGetBulkAccountSettingsImport401Response, 403: all.AccountSettingsImportGetBulkAccountSettingsImport403Response, 404: all.AccountSettingsImportGetBulkAccountSettingsImport404Response, 405: all.AccountSettingsImportGetBulkAccountSettingsImport405Response, 429: all.AccountSettingsImportGetBulkAccountSettingsImport429Response, 500: all.AccountSettingsImportGetBulkAccountSettingsImport500Response }
    })),
    AccountSettingsImport_deleteBulkAccountSettingsImport: () => import('./account-settings-import.js').then(all => ({
        params: all.AccountSettingsImportDeleteBulkAccountSettingsImportParams,
        responses: { 200: all.AccountSettingsImportDeleteBulkAccountSettingsImport200Response, 400: all.AccountSettingsImportDeleteBulkAccountSettingsImport400Response, 401: all.AccountSettingsImportDeleteBulkAccountSettingsImport401Response, 403: all.AccountSettingsImportDeleteBulkAccountSettingsImport403Response, 404: all.AccountSettingsImportDeleteBulkAccountSettingsImport404Response, 405: all.AccountSettingsImportDeleteBulkAccountSettingsImport405Response, 429: all.AccountSettingsImportDeleteBulkAccountSettingsImport429Response, 500: all.AccountSettingsImportDeleteBulkAccountSettingsImport500Response }
    })),
    UserImport_addBulkUserImport: () => import('./user-import.js').then(all => ({
        params: all.UserImportAddBulkUserImportParams,
        header: all.UserImportAddBulkUserImportHeader,
        responses: { 200: all.UserImportAddBulkUserImport200Response, 400: all.UserImportAddBulkUserImport400Response, 401: all.UserImportAddBulkUserImport401Response, 403: all.UserImportAddBulkUserImport403Response, 404: all.UserImportAddBulkUserImport404Response, 405: all.UserImportAddBulkUserImport405Response, 429: all.UserImportAddBulkUserImport429Response, 500: all.UserImportAddBulkUserImport500Response }
    })),
    UserImport_updateBulkUserImports: () => import('./user-import.js').then(all => ({
        params: all.UserImportUpdateBulkUserImportsParams,
        header: all.UserImportUpdateBulkUserImportsHeader,
        responses: { 200: all.UserImportUpdateBulkUserImports200Response, 400: all.UserImportUpdateBulkUserImports400Response, 401: all.UserImportUpdateBulkUserImports401Response, 403: all.UserImportUpdateBulkUserImports403Response, 404: all.UserImportUpdateBulkUserImports404Response, 405: all.UserImportUpdateBulkUserImports405Response, 429: all.UserImportUpdateBulkUserImports429Response, 500: all.UserImportUpdateBulkUserImports500Response }
    })),
    UserImport_closeBulkUserImportRequest: () => import('./user-import.js').then(all => ({
        params: all.UserImportCloseBulkUserImportRequestParams,
        header: all.UserImportCloseBulkUserImportRequestHeader,
        responses: { 200: all.UserImportCloseBulkUserImportRequest200Response, 400: all.UserImportCloseBulkUserImportRequest400Response, 401: all.UserImportCloseBulkUserImportRequest401Response, 403: all.UserImportCloseBulkUserImportRequest403Response, 404: all.UserImportCloseBulkUserImportRequest404Response, 405: all.UserImportCloseBulkUserImportRequest405Response, 429: all.UserImportCloseBulkUserImportRequest429Response, 500: all.UserImportCloseBulkUserImportRequest500Response }
    })),
    UserImport_closeBulkExternalUserImportRequest: () => import('./user-import.js').then(all => ({
        params: all.UserImportCloseBulkExternalUserImportRequestParams,
        responses: { 200: all.UserImportCloseBulkExternalUserImportRequest200Response, 400: all.UserImportCloseBulkExternalUserImportRequest400Response, 401: all.UserImportCloseBulkExternalUserImportRequest401Response, 403: all.UserImportCloseBulkExternalUserImportRequest403Response, 404: all.UserImportCloseBulkExternalUserImportRequest404Response, 405: all.UserImportCloseBulkExternalUserImportRequest405Response, 429: all.UserImportCloseBulkExternalUserImportRequest429Response, 500: all.UserImportCloseBulkExternalUserImportRequest500Response }
    })),
    UserImport_getBulkUserImportRequests: () => import('./user-import.js').then(all => ({
        params: all.UserImportGetBulkUserImportRequestsParams,
        responses: { 200: all.UserImportGetBulkUserImportRequests200Response, 400: all.UserImportGetBulkUserImportRequests400Response, 401: all.UserImportGetBulkUserImportRequests401Response, 403: all.UserImportGetBulkUserImportRequests403Response, 404: all.UserImportGetBulkUserImportRequests404Response, 405: all.UserImportGetBulkUserImportRequests405Response, 429: all.UserImportGetBulkUserImportRequests429Response, 500: all.UserImportGetBulkUserImportRequests500Response }
    })),
    UserImport_getBulkUserImportRequest: () => import('./user-import.js').then(all => ({
        params: all.UserImportGetBulkUserImportRequestParams,
        responses: { 200: all.UserImportGetBulkUserImportRequest200Response, 400: all.UserImportGetBulkUserImportRequest400Response, 401: all.UserImportGetBulkUserImportRequest401Response, 403: all.UserImportGetBulkUserImportRequest403Response, 404: all.UserImportGetBulkUserImportRequest404Response, 405: all.UserImportGetBulkUserImportRequest405Response, 429: all.UserImportGetBulkUserImportRequest429Response, 500: all.UserImportGetBulkUserImportRequest500Response }
    })),
    UserImport_deleteBulkUserImport: () => import('./user-import.js').then(all => ({
        params: all.UserImportDeleteBulkUserImportParams,
        responses: { 200: all.UserImportDeleteBulkUserImport200Response, 400: all.UserImportDeleteBulkUserImport400Response, 401: all.UserImportDeleteBulkUserImport401Response, 403: all.UserImportDeleteBulkUserImport403Response, 404: all.UserImportDeleteBulkUserImport404Response, 405: all.UserImportDeleteBulkUserImport405Response, 429: all.UserImportDeleteBulkUserImport429Response, 500: all.UserImportDeleteBulkUserImport500Response }
    })),
    UserImport_getBulkUserImportCSV: () => import('./user-import.js').then(all => ({
        params: all.UserImportGetBulkUserImportCSVParams,
        responses: { 400: all.UserImportGetBulkUserImportCSV400Response, 401: all.UserImportGetBulkUserImportCSV401Response, 403: all.UserImportGetBulkUserImportCSV403Response, 404: all.UserImportGetBulkUserImportCSV404Response, 405: all.UserImportGetBulkUserImportCSV405Response, 429: all.UserImportGetBulkUserImportCSV429Response, 500: all.UserImportGetBulkUserImportCSV500Response }
    })),
    SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest: () => import('./single-account-user-import.js').then(all => ({
        params: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams,
        header: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader,
        responses: { 200: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response, 400: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest400Response, 401: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest401Response, 403: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest403Response, 404: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest404Response, 405: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest405Response, 429: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest429Response, 500: all.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest500Response }
    })),
    SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest: () => import('./single-account-user-import.js').then(all => ({
        params: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams,
        header: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader,
        responses: { 200: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response, 400: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest400Response, 401: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest401Response, 403: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest403Response, 404: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest404Response, 405: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest405Response, 429: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest429Response, 500: all.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest500Response }
    })),
    Users_getUsers: () => import('./users.js').then(all => ({
        params: all.UsersGetUsersParams,
        query: all.UsersGetUsersQueryParams,
        responses: { 200: all.UsersGetUsers200Response, 400: all.UsersGetUsers400Response, 401: all.UsersGetUsers401Response, 403: all.UsersGetUsers403Response, 404: all.UsersGetUsers404Response, 405: all.UsersGetUsers405Response, 429: all.UsersGetUsers429Response, 500: all.UsersGetUsers500Response }
    })),
    Users_createUser: () => import('./users.js').then(all => ({
        params: all.UsersCreateUserParams,
        body: all.UsersCreateUserBody,
        responses: { 200: all.UsersCreateUser200Response, 400: all.UsersCreateUser400Response, 401: all.UsersCreateUser401Response, 403: all.UsersCreateUser403Response, 404: all.UsersCreateUser404Response, 405: all.UsersCreateUser405Response, 429: all.UsersCreateUser429Response, 500: all.UsersCreateUser500Response }
    })),
    Users_getUserProfiles: () => import('./users.js').then(all => ({
        params: all.UsersGetUserProfilesParams,
        query: all.UsersGetUserProfilesQueryParams,
        responses: { 200: all.UsersGetUserProfiles200Response, 400: all.UsersGetUserProfiles400Response, 401: all.UsersGetUserProfiles401Response, 403: all.UsersGetUserProfiles403Response, 404: all.UsersGetUserProfiles404Response, 405: all.UsersGetUserProfiles405Response, 429: all.UsersGetUserProfiles429Response, 500: all.UsersGetUserProfiles500Response }
    })),
    Users_updateUser: () => import('./users.js').then(all => ({
        params: all.UsersUpdateUserParams,
        query: all.UsersUpdateUserQueryParams,
        body: all.UsersUpdateUserBody,
        responses: { 200: all.UsersUpdateUser200Response, 400: all.UsersUpdateUser400Response, 401: all.UsersUpdateUser401Response, 403: all.UsersUpdateUser403Response, 404: all.UsersUpdateUser404Response, 405: all.UsersUpdateUser405Response, 429: all.UsersUpdateUser429Response, 500: all.UsersUpdateUser500Response }
    })),
    Users_updateEmailAddress: () => import('./users.js').then(all => ({
        params: all.UsersUpdateEmailAddressParams,
        body: all.UsersUpdateEmailAddressBody,
        responses: { 200: all.UsersUpdateEmailAddress200Response, 400: all.UsersUpdateEmailAddress400Response, 401: all.UsersUpdateEmailAddress401Response, 403: all.UsersUpdateEmailAddress403Response, 404: all.UsersUpdateEmailAddress404Response, 405: all.UsersUpdateEmailAddress405Response, 429: all.UsersUpdateEmailAddress429Response, 500: all.UsersUpdateEmailAddress500Response }
    })),
    Users_activateMembership: () => import('./users.js').then(all => ({
        params: all.UsersActivateMembershipParams,
        body: all.UsersActivateMembershipBody,
        responses: { 200: all.UsersActivateMembership200Response, 400: all.UsersActivateMembership400Response, 401: all.UsersActivateMembership401Response, 403: all.UsersActivateMembership403Response, 404: all.UsersActivateMembership404Response, 405: all.UsersActivateMembership405Response, 429: all.UsersActivateMembership429Response, 500: all.UsersActivateMembership500Response }
    })),
    Users_deleteIdentities: () => import('./users.js').then(all => ({
        params: all.UsersDeleteIdentitiesParams,
        body: all.UsersDeleteIdentitiesBody,
        responses: { 200: all.UsersDeleteIdentities200Response, 400: all.UsersDeleteIdentities400Response, 401: all.UsersDeleteIdentities401Response, 403: all.UsersDeleteIdentities403Response, 404: all.UsersDeleteIdentities404Response, 405: all.UsersDeleteIdentities405Response, 429: all.UsersDeleteIdentities429Response, 500: all.UsersDeleteIdentities500Response }
    })),
    Users_closeMemberships: () => import('./users.js').then(all => ({
        params: all.UsersCloseMembershipsParams,
        body: all.UsersCloseMembershipsBody,
        responses: { 200: all.UsersCloseMemberships200Response, 400: all.UsersCloseMemberships400Response, 401: all.UsersCloseMemberships401Response, 403: all.UsersCloseMemberships403Response, 404: all.UsersCloseMemberships404Response, 405: all.UsersCloseMemberships405Response, 429: all.UsersCloseMemberships429Response, 500: all.UsersCloseMemberships500Response }
    })),
    Users_addUsers: () => import('./users.js').then(all => ({
        params: all.UsersAddUsersParams,
        body: all.UsersAddUsersBody,
        responses: { 200: all.UsersAddUsers200Response, 400: all.UsersAddUsers400Response, 401: all.UsersAddUsers401Response, 403: all.UsersAddUsers403Response, 404: all.UsersAddUsers404Response, 405: all.UsersAddUsers405Response, 429: all.UsersAddUsers429Response, 500: all.UsersAddUsers500Response }
    })),
    eSignUserManagement_getGroups: () => import('./e-sign-user-management.js').then(all => ({
        params: all.ESignUserManagementGetGroupsParams,
        query: all.ESignUserManagementGetGroupsQueryParams,
        responses: { 200: all.ESignUserManagementGetGroups200Response, 400: all.ESignUserManagementGetGroups400Response, 401: all.ESignUserManagementGetGroups401Response, 403: all.ESignUserManagementGetGroups403Response, 404: all.ESignUserManagementGetGroups404Response, 405: all.ESignUserManagementGetGroups405Response, 429: all.ESignUserManagementGetGroups429Response, 500: all.ESignUserManagementGetGroups500Response }
    })),
    eSignUserManagement_getPermissions: () => import('./e-sign-user-management.js').then(all => ({
        params: all.ESignUserManagementGetPermissionsParams,
        responses: { 200: all.ESignUserManagementGetPermissions200Response, 400: all.ESignUserManagementGetPermissions400Response, 401: all.ESignUserManagementGetPermissions401Response, 403: all.ESignUserManagementGetPermissions403Response, 404: all.ESignUserManagementGetPermissions404Response, 405: all.ESignUserManagementGetPermissions405Response, 429: all.ESignUserManagementGetPermissions429Response, 500: all.ESignUserManagementGetPermissions500Response }
    })),
    Connect_getOrganizationConnectConfigs: () => import('./connect.js').then(all => ({
        params: all.ConnectGetOrganizationConnectConfigsParams,
        query: all.ConnectGetOrganizationConnectConfigsQueryParams,
        responses: { 200: all.ConnectGetOrganizationConnectConfigs200Response, 400: all.ConnectGetOrganizationConnectConfigs400Response, 401: all.ConnectGetOrganizationConnectConfigs401Response, 403: all.ConnectGetOrganizationConnectConfigs403Response, 404: all.ConnectGetOrganizationConnectConfigs404Response, 405: all.ConnectGetOrganizationConnectConfigs405Response, 429: all.ConnectGetOrganizationConnectConfigs429Response, 500: all.ConnectGetOrganizationConnectConfigs500Response }
    })),
    Connect_createOrganizationConnectConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectCreateOrganizationConnectConfigParams,
        body: all.ConnectCreateOrganizationConnectConfigBody,
        responses: { 200: all.ConnectCreateOrganizationConnectConfig200Response, 400: all.ConnectCreateOrganizationConnectConfig400Response, 401: all.ConnectCreateOrganizationConnectConfig401Response, 403: all.ConnectCreateOrganizationConnectConfig403Response, 404: all.ConnectCreateOrganizationConnectConfig404Response, 405: all.ConnectCreateOrganizationConnectConfig405Response, 429: all.ConnectCreateOrganizationConnectConfig429Response, 500: all.ConnectCreateOrganizationConnectConfig500Response }
    })),
    Connect_getOrganizationConnectOAuthConfiguration: () => import('./connect.js').then(all => ({
        params: all.ConnectGetOrganizationConnectOAuthConfigurationParams,
        responses: { 200: all.ConnectGetOrganizationConnectOAuthConfiguration200Response, 400: all.ConnectGetOrganizationConnectOAuthConfiguration400Response, 401: all.ConnectGetOrganizationConnectOAuthConfiguration401Response, 403: all.ConnectGetOrganizationConnectOAuthConfiguration403Response, 404: all.ConnectGetOrganizationConnectOAuthConfiguration404Response, 405: all.ConnectGetOrganizationConnectOAuthConfiguration405Response, 429: all.ConnectGetOrganizationConnectOAuthConfiguration429Response, 500: all.ConnectGetOrganizationConnectOAuthConfiguration500Response }
    })),
    Connect_postOrganizationConnectOAuthConfiguration: () => import('./connect.js').then(all => ({
        params: all.ConnectPostOrganizationConnectOAuthConfigurationParams,
        body: all.ConnectPostOrganizationConnectOAuthConfigurationBody,
        responses: { 200: all.ConnectPostOrganizationConnectOAuthConfiguration200Response, 400: all.ConnectPostOrganizationConnectOAuthConfiguration400Response, 401: all.ConnectPostOrganizationConnectOAuthConfiguration401Response, 403: all.ConnectPostOrganizationConnectOAuthConfiguration403Response, 404: all.ConnectPostOrganizationConnectOAuthConfiguration404Response, 405: all.ConnectPostOrganizationConnectOAuthConfiguration405Response, 429: all.ConnectPostOrganizationConnectOAuthConfiguration429Response, 500: all.ConnectPostOrganizationConnectOAuthConfiguration500Response }
    })),
    Connect_putOrganizationConnectOAuthConfiguration: () => import('./connect.js').then(all => ({
        params: all.ConnectPutOrganizationConnectOAuthConfigurationParams,
        body: all.ConnectPutOrganizationConnectOAuthConfigurationBody,
        responses: { 200: all.ConnectPutOrganizationConnectOAuthConfiguration200Response, 400: all.ConnectPutOrganizationConnectOAuthConfiguration400Response, 401: all.ConnectPutOrganizationConnectOAuthConfiguration401Response, 403: all.ConnectPutOrganizationConnectOAuthConfiguration403Response, 404: all.ConnectPutOrganizationConnectOAuthConfiguration404Response, 405: all.ConnectPutOrganizationConnectOAuthConfiguration405Response, 429: all.ConnectPutOrganizationConnectOAuthConfiguration429Response, 500: all.ConnectPutOrganizationConnectOAuthConfiguration500Response }
    })),
    Connect_deleteOrganizationConnectOAuthConfiguration: () => import('./connect.js').then(all => ({
        params: all.ConnectDeleteOrganizationConnectOAuthConfigurationParams,
        responses: { 200: all.ConnectDeleteOrganizationConnectOAuthConfiguration200Response, 400: all.ConnectDeleteOrganizationConnectOAuthConfiguration400Response, 401: all.ConnectDeleteOrganizationConnectOAuthConfiguration401Response, 403: all.ConnectDeleteOrganizationConnectOAuthConfiguration403Response, 404: all.ConnectDeleteOrganizationConnectOAuthConfiguration404Response, 405: all.ConnectDeleteOrganizationConnectOAuthConfiguration405Response, 429: all.ConnectDeleteOrganizationConnectOAuthConfiguration429Response, 500: all.ConnectDeleteOrganizationConnectOAuthConfiguration500Response }
    })),
    Connect_getConnectHmacSecrets: () => import('./connect.js').then(all => ({
        params: all.ConnectGetConnectHmacSecretsParams,
        responses: { 200: all.ConnectGetConnectHmacSecrets200Response, 400: all.ConnectGetConnectHmacSecrets400Response, 401: all.ConnectGetConnectHmacSecrets401Response, 403: all.ConnectGetConnectHmacSecrets403Response, 404: all.ConnectGetConnectHmacSecrets404Response, 405: all.ConnectGetConnectHmacSecrets405Response, 429: all.ConnectGetConnectHmacSecrets429Response, 500: all.ConnectGetConnectHmacSecrets500Response }
    })),
    Connect_postConnectHmacSecret: () => import('./connect.js').then(all => ({
        params: all.ConnectPostConnectHmacSecretParams,
        responses: { 200: all.ConnectPostConnectHmacSecret200Response, 400: all.ConnectPostConnectHmacSecret400Response, 401: all.ConnectPostConnectHmacSecret401Response, 403: all.ConnectPostConnectHmacSecret403Response, 404: all.ConnectPostConnectHmacSecret404Response, 405: all.ConnectPostConnectHmacSecret405Response, 429: all.ConnectPostConnectHmacSecret429Response, 500: all.ConnectPostConnectHmacSecret500Response }
    })),
    Connect_deleteConnectHmacSecret: () => import('./connect.js').then(all => ({
        params: all.ConnectDeleteConnectHmacSecretParams,
        responses: { 200: all.ConnectDeleteConnectHmacSecret200Response, 400: all.ConnectDeleteConnectHmacSecret400Response, 401: all.ConnectDeleteConnectHmacSecret401Response, 403: all.ConnectDeleteConnectHmacSecret403Response, 404: all.ConnectDeleteConnectHmacSecret404Response, 405: all.ConnectDeleteConnectHmacSecret405Response, 429: all.ConnectDeleteConnectHmacSecret429Response, 500: all.ConnectDeleteConnectHmacSecret500Response }
    })),
    Connect_getOrganizationConnectConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectGetOrganizationConnectConfigParams,
        responses: { 200: all.ConnectGetOrganizationConnectConfig200Response, 400: all.ConnectGetOrganizationConnectConfig400Response, 401: all.ConnectGetOrganizationConnectConfig401Response, 403: all.ConnectGetOrganizationConnectConfig403Response, 404: all.ConnectGetOrganizationConnectConfig404Response, 405: all.ConnectGetOrganizationConnectConfig405Response, 429: all.ConnectGetOrganizationConnectConfig429Response, 500: all.ConnectGetOrganizationConnectConfig500Response }
    })),
    Connect_updateOrganizationConnectConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectUpdateOrganizationConnectConfigParams,
        body: all.ConnectUpdateOrganizationConnectConfigBody,
        responses: { 200: all.ConnectUpdateOrganizationConnectConfig200Response, 400: all.ConnectUpdateOrganizationConnectConfig400Response, 401: all.ConnectUpdateOrganizationConnectConfig401Response, 403: all.ConnectUpdateOrganizationConnectConfig403Response, 404: all.ConnectUpdateOrganizationConnectConfig404Response, 405: all.ConnectUpdateOrganizationConnectConfig405Response, 429: all.ConnectUpdateOrganizationConnectConfig429Response, 500: all.ConnectUpdateOrganizationConnectConfig500Response }
    })),
    Connect_deleteOrganizationConnectConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectDeleteOrganizationConnectConfigParams,
        responses: { 200: all.ConnectDeleteOrganizationConnectConfig200Response, 400: all.ConnectDeleteOrganizationConnectConfig400Response, 401: all.ConnectDeleteOrganizationConnectConfig401Response, 403: all.ConnectDeleteOrganizationConnectConfig403Response, 404: all.ConnectDeleteOrganizationConnectConfig404Response, 405: all.ConnectDeleteOrganizationConnectConfig405Response, 429: all.ConnectDeleteOrganizationConnectConfig429Response, 500: all.ConnectDeleteOrganizationConnectConfig500Response }
    })),
    AccountCreation_GetOrganizationPlanItems: () => import('./account-creation.js').then(all => ({
        params: all.AccountCreationGetOrganizationPlanItemsParams,
        responses: { 200: all.AccountCreationGetOrganizationPlanItems200Response, 400: all.AccountCreationGetOrganizationPlanItems400Response, 401: all.AccountCreationGetOrganizationPlanItems401Response, 403: all.AccountCreationGetOrganizationPlanItems403Response, 404: all.AccountCreationGetOrganizationPlanItems404Response, 405: all.AccountCreationGetOrganizationPlanItems405Response, 429: all.AccountCreationGetOrganizationPlanItems429Response, 500: all.AccountCreationGetOrganizationPlanItems500Response }
    })),
    AccountCreation_CreateAssetGroupAccount: () => import('./account-creation.js').then(all => ({
        params: all.AccountCreationCreateAssetGroupAccountParams,
        body: all.AccountCreationCreateAssetGroupAccountBody,
        responses: { 200: all.AccountCreationCreateAssetGroupAccount200Response, 400: all.AccountCreationCreateAssetGroupAccount400Response, 401: all.AccountCreationCreateAssetGroupAccount401Response, 403: all.AccountCreationCreateAssetGroupAccount403Response, 404: all.AccountCreationCreateAssetGroupAccount404Response, 405: all.AccountCreationCreateAssetGroupAccount405Response, 429: all.AccountCreationCreateAssetGroupAccount429Response, 500: all.AccountCreationCreateAssetGroupAccount500Response }
    })),
    AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId: () => import('./account-creation.js').then(all => ({
        params: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams,
        query: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams,
        responses: { 200: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId200Response, 400: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId400Response, 401: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId401Response, 403: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId403Response, 404: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId404Response, 405: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId405Response, 429: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId429Response, 500: all.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId500Response }
    })),
    AccountCreation_GetSubAccountCreateProcessesByOrgId: () => import('./account-creation.js').then(all => ({
        params: all.AccountCreationGetSubAccountCreateProcessesByOrgIdParams,
        query: all.AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams,
        responses: { 200: all.AccountCreationGetSubAccountCreateProcessesByOrgId200Response, 400: all.AccountCreationGetSubAccountCreateProcessesByOrgId400Response, 401: all.AccountCreationGetSubAccountCreateProcessesByOrgId401Response, 403: all.AccountCreationGetSubAccountCreateProcessesByOrgId403Response, 404: all.AccountCreationGetSubAccountCreateProcessesByOrgId404Response, 405: all.AccountCreationGetSubAccountCreateProcessesByOrgId405Response, 429: all.AccountCreationGetSubAccountCreateProcessesByOrgId429Response, 500: all.AccountCreationGetSubAccountCreateProcessesByOrgId500Response }
    })),
    AccountCloning_getAssetGroupAccounts: () => import('./account-cloning.js').then(all => ({
        params: all.AccountCloningGetAssetGroupAccountsParams,
        query: all.AccountCloningGetAssetGroupAccountsQueryParams,
        responses: { 200: all.AccountCloningGetAssetGroupAccounts200Response, 400: all.AccountCloningGetAssetGroupAccounts400Response, 401: all.AccountCloningGetAssetGroupAccounts401Response, 403: all.AccountCloningGetAssetGroupAccounts403Response, 404: all.AccountCloningGetAssetGroupAccounts404Response, 405: all.AccountCloningGetAssetGroupAccounts405Response, 429: all.AccountCloningGetAssetGroupAccounts429Response, 500: all.AccountCloningGetAssetGroupAccounts500Response }
    })),
    AccountCloning_cloneAssetGroupAccount: () => import('./account-cloning.js').then(all => ({
        params: all.AccountCloningCloneAssetGroupAccountParams,
        body: all.AccountCloningCloneAssetGroupAccountBody,
        responses: { 200: all.AccountCloningCloneAssetGroupAccount200Response, 400: all.AccountCloningCloneAssetGroupAccount400Response, 401: all.AccountCloningCloneAssetGroupAccount401Response, 403: all.AccountCloningCloneAssetGroupAccount403Response, 404: all.AccountCloningCloneAssetGroupAccount404Response, 405: all.AccountCloningCloneAssetGroupAccount405Response, 429: all.AccountCloningCloneAssetGroupAccount429Response, 500: all.AccountCloningCloneAssetGroupAccount500Response }
    })),
    AccountCloning_getAssetGroupAccountClone: () => import('./account-cloning.js').then(all => ({
        params: all.AccountCloningGetAssetGroupAccountCloneParams,
        query: all.AccountCloningGetAssetGroupAccountCloneQueryParams,
        responses: { 200: all.AccountCloningGetAssetGroupAccountClone200Response, 400: all.AccountCloningGetAssetGroupAccountClone400Response, 401: all.AccountCloningGetAssetGroupAccountClone401Response, 403: all.AccountCloningGetAssetGroupAccountClone403Response, 404: all.AccountCloningGetAssetGroupAccountClone404Response, 405: all.AccountCloningGetAssetGroupAccountClone405Response, 429: all.AccountCloningGetAssetGroupAccountClone429Response, 500: all.AccountCloningGetAssetGroupAccountClone500Response }
    })),
    AccountCloning_getAssetGroupAccountClonesByOrgId: () => import('./account-cloning.js').then(all => ({
        params: all.AccountCloningGetAssetGroupAccountClonesByOrgIdParams,
        query: all.AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams,
        responses: { 200: all.AccountCloningGetAssetGroupAccountClonesByOrgId200Response, 400: all.AccountCloningGetAssetGroupAccountClonesByOrgId400Response, 401: all.AccountCloningGetAssetGroupAccountClonesByOrgId401Response, 403: all.AccountCloningGetAssetGroupAccountClonesByOrgId403Response, 404: all.AccountCloningGetAssetGroupAccountClonesByOrgId404Response, 405: all.AccountCloningGetAssetGroupAccountClonesByOrgId405Response, 429: all.AccountCloningGetAssetGroupAccountClonesByOrgId429Response, 500: all.AccountCloningGetAssetGroupAccountClonesByOrgId500Response }
    })),
    DataDeletion_redactIndividualMembershipData: () => import('./data-deletion.js').then(all => ({
        params: all.DataDeletionRedactIndividualMembershipDataParams,
        body: all.DataDeletionRedactIndividualMembershipDataBody,
        responses: { 200: all.DataDeletionRedactIndividualMembershipData200Response, 400: all.DataDeletionRedactIndividualMembershipData400Response, 401: all.DataDeletionRedactIndividualMembershipData401Response, 403: all.DataDeletionRedactIndividualMembershipData403Response, 404: all.DataDeletionRedactIndividualMembershipData404Response, 405: all.DataDeletionRedactIndividualMembershipData405Response, 429: all.DataDeletionRedactIndividualMembershipData429Response, 500: all.DataDeletionRedactIndividualMembershipData500Response }
    })),
    DataDeletion_redactIndividualUserData: () => import('./data-deletion.js').then(all => ({
        params: all.DataDeletionRedactIndividualUserDataParams,
        body: all.DataDeletionRedactIndividualUserDataBody,
        responses: { 200: all.DataDeletionRedactIndividualUserData200Response, 400: all.DataDeletionRedactIndividualUserData400Response, 401: all.DataDeletionRedactIndividualUserData401Response, 403: all.DataDeletionRedactIndividualUserData403Response, 404: all.DataDeletionRedactIndividualUserData404Response, 405: all.DataDeletionRedactIndividualUserData405Response, 429: all.DataDeletionRedactIndividualUserData429Response, 500: all.DataDeletionRedactIndividualUserData500Response }
    })),
    MultiProductUserManagement_getDSGroups: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetDSGroupsParams,
        query: all.MultiProductUserManagementGetDSGroupsQueryParams,
        responses: { 200: all.MultiProductUserManagementGetDSGroups200Response, 400: all.MultiProductUserManagementGetDSGroups400Response, 401: all.MultiProductUserManagementGetDSGroups401Response, 403: all.MultiProductUserManagementGetDSGroups403Response, 404: all.MultiProductUserManagementGetDSGroups404Response, 405: all.MultiProductUserManagementGetDSGroups405Response, 429: all.MultiProductUserManagementGetDSGroups429Response, 500: all.MultiProductUserManagementGetDSGroups500Response }
    })),
    MultiProductUserManagement_addDSGroup: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementAddDSGroupParams,
        body: all.MultiProductUserManagementAddDSGroupBody,
        responses: { 200: all.MultiProductUserManagementAddDSGroup200Response, 400: all.MultiProductUserManagementAddDSGroup400Response, 401: all.MultiProductUserManagementAddDSGroup401Response, 403: all.MultiProductUserManagementAddDSGroup403Response, 404: all.MultiProductUserManagementAddDSGroup404Response, 405: all.MultiProductUserManagementAddDSGroup405Response, 429: all.MultiProductUserManagementAddDSGroup429Response, 500: all.MultiProductUserManagementAddDSGroup500Response }
    })),
    MultiProductUserManagement_getDSGroup: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetDSGroupParams,
        responses: { 200: all.MultiProductUserManagementGetDSGroup200Response, 400: all.MultiProductUserManagementGetDSGroup400Response, 401: all.MultiProductUserManagementGetDSGroup401Response, 403: all.MultiProductUserManagementGetDSGroup403Response, 404: all.MultiProductUserManagementGetDSGroup404Response, 405: all.MultiProductUserManagementGetDSGroup405Response, 429: all.MultiProductUserManagementGetDSGroup429Response, 500: all.MultiProductUserManagementGetDSGroup500Response }
    })),
    MultiProductUserManagement_deleteDSGroup: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementDeleteDSGroupParams,
        responses: { 400: all.MultiProductUserManagementDeleteDSGroup400Response, 401: all.MultiProductUserManagementDeleteDSGroup401Response, 403: all.MultiProductUserManagementDeleteDSGroup403Response, 404: all.MultiProductUserManagementDeleteDSGroup404Response, 405: all.MultiProductUserManagementDeleteDSGroup405Response, 429: all.MultiProductUserManagementDeleteDSGroup429Response, 500: all.MultiProductUserManagementDeleteDSGroup500Response }
    })),
    MultiProductUserManagement_getDSGroupUsers: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetDSGroupUsersParams,
        query: all.MultiProductUserManagementGetDSGroupUsersQueryParams,
        responses: { 200: all.MultiProductUserManagementGetDSGroupUsers200Response, 400: all.MultiProductUserManagementGetDSGroupUsers400Response, 401: all.MultiProductUserManagementGetDSGroupUsers401Response, 403: all.MultiProductUserManagementGetDSGroupUsers403Response, 404: all.MultiProductUserManagementGetDSGroupUsers404Response, 405: all.MultiProductUserManagementGetDSGroupUsers405Response, 429: all.MultiProductUserManagementGetDSGroupUsers429Response, 500: all.MultiProductUserManagementGetDSGroupUsers500Response }
    })),
    MultiProductUserManagement_addDSGroupUsers: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementAddDSGroupUsersParams,
        body: all.MultiProductUserManagementAddDSGroupUsersBody,
        responses: { 200: all.MultiProductUserManagementAddDSGroupUsers200Response, 400: all.MultiProductUserManagementAddDSGroupUsers400Response, 401: all.MultiProductUserManagementAddDSGroupUsers401Response, 403: all.MultiProductUserManagementAddDSGroupUsers403Response, 404: all.MultiProductUserManagementAddDSGroupUsers404Response, 405: all.MultiProductUserManagementAddDSGroupUsers405Response, 429: all.MultiProductUserManagementAddDSGroupUsers429Response, 500: all.MultiProductUserManagementAddDSGroupUsers500Response }
    })),
    MultiProductUserManagement_removeDSGroupUsers: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementRemoveDSGroupUsersParams,
        body: all.MultiProductUserManagementRemoveDSGroupUsersBody,
        responses: { 200: all.MultiProductUserManagementRemoveDSGroupUsers200Response, 400: all.MultiProductUserManagementRemoveDSGroupUsers400Response, 401: all.MultiProductUserManagementRemoveDSGroupUsers401Response, 403: all.MultiProductUserManagementRemoveDSGroupUsers403Response, 404: all.MultiProductUserManagementRemoveDSGroupUsers404Response, 405: all.MultiProductUserManagementRemoveDSGroupUsers405Response, 429: all.MultiProductUserManagementRemoveDSGroupUsers429Response, 500: all.MultiProductUserManagementRemoveDSGroupUsers500Response }
    })),
    MultiProductUserManagement_getProductPermissionProfiles: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetProductPermissionProfilesParams,
        responses: { 200: all.MultiProductUserManagementGetProductPermissionProfiles200Response, 400: all.MultiProductUserManagementGetProductPermissionProfiles400Response, 401: all.MultiProductUserManagementGetProductPermissionProfiles401Response, 403: all.MultiProductUserManagementGetProductPermissionProfiles403Response, 404: all.MultiProductUserManagementGetProductPermissionProfiles404Response, 405: all.MultiProductUserManagementGetProductPermissionProfiles405Response, 429: all.MultiProductUserManagementGetProductPermissionProfiles429Response, 500: all.MultiProductUserManagementGetProductPermissionProfiles500Response }
    })),
    MultiProductUserManagement_getUserProductPermissionProfilesByEmail: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams,
        query: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams,
        responses: { 200: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response, 400: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail400Response, 401: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail401Response, 403: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail403Response, 404: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail404Response, 405: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail405Response, 429: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail429Response, 500: all.MultiProductUserManagementGetUserProductPermissionProfilesByEmail500Response }
    })),
    MultiProductUserManagement_addUserProductPermissionProfilesByEmail: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams,
        body: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmailBody,
        responses: { 200: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response, 400: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail400Response, 401: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail401Response, 403: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail403Response, 404: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail404Response, 405: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail405Response, 429: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail429Response, 500: all.MultiProductUserManagementAddUserProductPermissionProfilesByEmail500Response }
    })),
    MultiProductUserManagement_removeUserProductPermission: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementRemoveUserProductPermissionParams,
        body: all.MultiProductUserManagementRemoveUserProductPermissionBody,
        responses: { 200: all.MultiProductUserManagementRemoveUserProductPermission200Response, 400: all.MultiProductUserManagementRemoveUserProductPermission400Response, 401: all.MultiProductUserManagementRemoveUserProductPermission401Response, 403: all.MultiProductUserManagementRemoveUserProductPermission403Response, 404: all.MultiProductUserManagementRemoveUserProductPermission404Response, 405: all.MultiProductUserManagementRemoveUserProductPermission405Response, 429: all.MultiProductUserManagementRemoveUserProductPermission429Response, 500: all.MultiProductUserManagementRemoveUserProductPermission500Response }
    })),
    MultiProductUserManagement_getUserProductPermissionProfiles: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetUserProductPermissionProfilesParams,
        responses: { 200: all.MultiProductUserManagementGetUserProductPermissionProfiles200Response, 400: all.MultiProductUserManagementGetUserProductPermissionProfiles400Response, 401: all.MultiProductUserManagementGetUserProductPermissionProfiles401Response, 403: all.MultiProductUserManagementGetUserProductPermissionProfiles403Response, 404: all.MultiProductUserManagementGetUserProductPermissionProfiles404Response, 405: all.MultiProductUserManagementGetUserProductPermissionProfiles405Response, 429: all.MultiProductUserManagementGetUserProductPermissionProfiles429Response, 500: all.MultiProductUserManagementGetUserProductPermissionProfiles500Response }
    })),
    MultiProductUserManagement_addUserProductPermissionProfiles: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementAddUserProductPermissionProfilesParams,
        body: all.MultiProductUserManagementAddUserProductPermissionProfilesBody,
        responses: { 200: all.MultiProductUserManagementAddUserProductPermissionProfiles200Response, 400: all.MultiProductUserManagementAddUserProductPermissionProfiles400Response, 401: all.MultiProductUserManagementAddUserProductPermissionProfiles401Response, 403: all.MultiProductUserManagementAddUserProductPermissionProfiles403Response, 404: all.MultiProductUserManagementAddUserProductPermissionProfiles404Response, 405: all.MultiProductUserManagementAddUserProductPermissionProfiles405Response, 429: all.MultiProductUserManagementAddUserProductPermissionProfiles429Response, 500: all.MultiProductUserManagementAddUserProductPermissionProfiles500Response }
    })),
    MultiProductUserManagement_addOrUpdateUser: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementAddOrUpdateUserParams,
        body: all.MultiProductUserManagementAddOrUpdateUserBody,
        responses: { 200: all.MultiProductUserManagementAddOrUpdateUser200Response, 400: all.MultiProductUserManagementAddOrUpdateUser400Response, 401: all.MultiProductUserManagementAddOrUpdateUser401Response, 403: all.MultiProductUserManagementAddOrUpdateUser403Response, 404: all.MultiProductUserManagementAddOrUpdateUser404Response, 405: all.MultiProductUserManagementAddOrUpdateUser405Response, 429: all.MultiProductUserManagementAddOrUpdateUser429Response, 500: all.MultiProductUserManagementAddOrUpdateUser500Response }
    })),
    MultiProductUserManagement_getUserDSProfilesByEmail: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetUserDSProfilesByEmailParams,
        query: all.MultiProductUserManagementGetUserDSProfilesByEmailQueryParams,
        responses: { 200: all.MultiProductUserManagementGetUserDSProfilesByEmail200Response, 400: all.MultiProductUserManagementGetUserDSProfilesByEmail400Response, 401: all.MultiProductUserManagementGetUserDSProfilesByEmail401Response, 403: all.MultiProductUserManagementGetUserDSProfilesByEmail403Response, 404: all.MultiProductUserManagementGetUserDSProfilesByEmail404Response, 405: all.MultiProductUserManagementGetUserDSProfilesByEmail405Response, 429: all.MultiProductUserManagementGetUserDSProfilesByEmail429Response, 500: all.MultiProductUserManagementGetUserDSProfilesByEmail500Response }
    })),
    MultiProductUserManagement_getUserDSProfile: () => import('./multi-product-user-management.js').then(all => ({
        params: all.MultiProductUserManagementGetUserDSProfileParams,
        query: all.MultiProductUserManagementGetUserDSProfileQueryParams,
        responses: { 200: all.MultiProductUserManagementGetUserDSProfile200Response, 400: all.MultiProductUserManagementGetUserDSProfile400Response, 401: all.MultiProductUserManagementGetUserDSProfile401Response, 403: all.MultiProductUserManagementGetUserDSProfile403Response, 404: all.MultiProductUserManagementGetUserDSProfile404Response, 405: all.MultiProductUserManagementGetUserDSProfile405Response, 429: all.MultiProductUserManagementGetUserDSProfile429Response, 500: all.MultiProductUserManagementGetUserDSProfile500Response }
    }))
};

