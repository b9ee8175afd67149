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

