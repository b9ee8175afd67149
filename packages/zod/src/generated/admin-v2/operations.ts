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
    }))
};

