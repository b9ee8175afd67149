// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddDSGroupAndUsersResponse } from './schemas/AddDSGroupAndUsersResponse.js';
import type { AddDSGroupUsersResponse } from './schemas/AddDSGroupUsersResponse.js';
import type { AddUserResponse } from './schemas/AddUserResponse.js';
import type { AddUserResponseAccountProperties } from './schemas/AddUserResponseAccountProperties.js';
import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import type { CertificateResponse } from './schemas/CertificateResponse.js';
import type { DSGroupAddRequest } from './schemas/DSGroupAddRequest.js';
import type { DSGroupAndUsersResponse } from './schemas/DSGroupAndUsersResponse.js';
import type { DSGroupListResponse } from './schemas/DSGroupListResponse.js';
import type { DSGroupRequest } from './schemas/DSGroupRequest.js';
import type { DSGroupResponse } from './schemas/DSGroupResponse.js';
import type { DSGroupUserResponse } from './schemas/DSGroupUserResponse.js';
import type { DSGroupUsersAddRequest } from './schemas/DSGroupUsersAddRequest.js';
import type { DSGroupUsersRemoveRequest } from './schemas/DSGroupUsersRemoveRequest.js';
import type { DSGroupUsersResponse } from './schemas/DSGroupUsersResponse.js';
import type { DeleteMembershipRequest } from './schemas/DeleteMembershipRequest.js';
import type { DeleteMembershipResponse } from './schemas/DeleteMembershipResponse.js';
import type { DeleteMembershipsRequest } from './schemas/DeleteMembershipsRequest.js';
import type { DeleteMembershipsResponse } from './schemas/DeleteMembershipsResponse.js';
import type { DeleteResponse } from './schemas/DeleteResponse.js';
import type { DeleteUserIdentityRequest } from './schemas/DeleteUserIdentityRequest.js';
import type { DomainResponse } from './schemas/DomainResponse.js';
import type { DomainsResponse } from './schemas/DomainsResponse.js';
import type { ErrorDetail } from './schemas/ErrorDetail.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { FederatedStatus } from './schemas/FederatedStatus.js';
import type { ForceActivateMembershipRequest } from './schemas/ForceActivateMembershipRequest.js';
import type { GroupRequest } from './schemas/GroupRequest.js';
import type { GroupType } from './schemas/GroupType.js';
import type { IdentityProviderResponse } from './schemas/IdentityProviderResponse.js';
import type { IdentityProvidersResponse } from './schemas/IdentityProvidersResponse.js';
import type { ImportErrorType } from './schemas/ImportErrorType.js';
import type { LinkResponse } from './schemas/LinkResponse.js';
import type { MemberGroupResponse } from './schemas/MemberGroupResponse.js';
import type { MemberGroupsResponse } from './schemas/MemberGroupsResponse.js';
import type { MembershipResponse } from './schemas/MembershipResponse.js';
import type { MembershipStatus } from './schemas/MembershipStatus.js';
import type { NewAccountUserRequest } from './schemas/NewAccountUserRequest.js';
import type { NewMultiProductUserAddRequest } from './schemas/NewMultiProductUserAddRequest.js';
import type { NewUserRequest } from './schemas/NewUserRequest.js';
import type { NewUserRequestAccountProperties } from './schemas/NewUserRequestAccountProperties.js';
import type { NewUserResponse } from './schemas/NewUserResponse.js';
import type { NewUserResponseAccountProperties } from './schemas/NewUserResponseAccountProperties.js';
import type { OETRErrorDetails } from './schemas/OETR_ErrorDetails.js';
import type { OrgExportSelectedAccount } from './schemas/OrgExportSelectedAccount.js';
import type { OrgExportSelectedDomain } from './schemas/OrgExportSelectedDomain.js';
import type { OrganizationAccountRequest } from './schemas/OrganizationAccountRequest.js';
import type { OrganizationAccountResponse } from './schemas/OrganizationAccountResponse.js';
import type { OrganizationAccountsRequest } from './schemas/OrganizationAccountsRequest.js';
import type { OrganizationExportAccount } from './schemas/OrganizationExportAccount.js';
import type { OrganizationExportDomain } from './schemas/OrganizationExportDomain.js';
import type { OrganizationExportRequest } from './schemas/OrganizationExportRequest.js';
import type { OrganizationExportRequestorResponse } from './schemas/OrganizationExportRequestorResponse.js';
import type { OrganizationExportResponse } from './schemas/OrganizationExportResponse.js';
import type { OrganizationExportTaskResponse } from './schemas/OrganizationExportTaskResponse.js';
import type { OrganizationExportType } from './schemas/OrganizationExportType.js';
import type { OrganizationExportsResponse } from './schemas/OrganizationExportsResponse.js';
import type { OrganizationImportResponse } from './schemas/OrganizationImportResponse.js';
import type { OrganizationImportResponseErrorRollup } from './schemas/OrganizationImportResponseErrorRollup.js';
import type { OrganizationImportResponseRequestor } from './schemas/OrganizationImportResponseRequestor.js';
import type { OrganizationImportResponseWarningRollup } from './schemas/OrganizationImportResponseWarningRollup.js';
import type { OrganizationImportsResponse } from './schemas/OrganizationImportsResponse.js';
import type { OrganizationResponse } from './schemas/OrganizationResponse.js';
import type { OrganizationSimpleIdObject } from './schemas/OrganizationSimpleIdObject.js';
import type { OrganizationUserResponse } from './schemas/OrganizationUserResponse.js';
import type { OrganizationUsersResponse } from './schemas/OrganizationUsersResponse.js';
import type { OrganizationsResponse } from './schemas/OrganizationsResponse.js';
import type { PagingResponseProperties } from './schemas/PagingResponseProperties.js';
import type { PermissionProfileRequest } from './schemas/PermissionProfileRequest.js';
import type { PermissionProfileResponse } from './schemas/PermissionProfileResponse.js';
import type { PermissionProfileResponse21 } from './schemas/PermissionProfileResponse2_1.js';
import type { PermissionsResponse } from './schemas/PermissionsResponse.js';
import type { ProductPermissionProfileRequest } from './schemas/ProductPermissionProfileRequest.js';
import type { ProductPermissionProfileResponse } from './schemas/ProductPermissionProfileResponse.js';
import type { ProductPermissionProfilesRequest } from './schemas/ProductPermissionProfilesRequest.js';
import type { ProductPermissionProfilesResponse } from './schemas/ProductPermissionProfilesResponse.js';
import type { RemoveDSGroupUsersResponse } from './schemas/RemoveDSGroupUsersResponse.js';
import type { RemoveUserProductsResponse } from './schemas/RemoveUserProductsResponse.js';
import type { RequiredAttributeMappingResponse } from './schemas/RequiredAttributeMappingResponse.js';
import type { Saml2IdentityProviderResponse } from './schemas/Saml2IdentityProviderResponse.js';
import type { SettingResponse } from './schemas/SettingResponse.js';
import type { UpdateMembershipRequest } from './schemas/UpdateMembershipRequest.js';
import type { UpdateResponse } from './schemas/UpdateResponse.js';
import type { UpdateUserEmailRequest } from './schemas/UpdateUserEmailRequest.js';
import type { UpdateUserRequest } from './schemas/UpdateUserRequest.js';
import type { UpdateUsersEmailRequest } from './schemas/UpdateUsersEmailRequest.js';
import type { UpdateUsersRequest } from './schemas/UpdateUsersRequest.js';
import type { UserDrilldownResponse } from './schemas/UserDrilldownResponse.js';
import type { UserIdentityRequest } from './schemas/UserIdentityRequest.js';
import type { UserIdentityResponse } from './schemas/UserIdentityResponse.js';
import type { UserProductPermissionProfilesRequest } from './schemas/UserProductPermissionProfilesRequest.js';
import type { UserProductPermissionProfilesResponse } from './schemas/UserProductPermissionProfilesResponse.js';
import type { UserProductProfileDeleteRequest } from './schemas/UserProductProfileDeleteRequest.js';
import type { UserStatus } from './schemas/UserStatus.js';
import type { UserUpdateResponse } from './schemas/UserUpdateResponse.js';
import type { UsersDrilldownResponse } from './schemas/UsersDrilldownResponse.js';
import type { UsersUpdateResponse } from './schemas/UsersUpdateResponse.js';
import type { OrganizationGetOrganizationsQueryParams } from './organization.js';
import type { ReservedDomainsGetReservedDomainsParams } from './reserved-domains.js';
import type { IdentityProvidersGetIdentityProvidersParams } from './identity-providers.js';
import type { AccountExportGetAccountSettingsExportsParams, AccountExportCreateAccountSettingsExportParams, AccountExportGetAccountSettingsExportParams, AccountExportDeleteAccountSettingsExportParams } from './account-export.js';
import type { UserExportGetUserListExportsParams, UserExportCreateUserListExportParams, UserExportGetUserListExportParams, UserExportDeleteUserListExportParams } from './user-export.js';
import type { UserImportAddBulkUserImportHeader, UserImportAddBulkUserImportParams, UserImportUpdateBulkUserImportsHeader, UserImportUpdateBulkUserImportsParams, UserImportCloseBulkUserImportRequestHeader, UserImportCloseBulkUserImportRequestParams, UserImportGetBulkUserImportRequestsParams, UserImportGetBulkUserImportRequestParams, UserImportDeleteBulkUserImportParams, UserImportGetBulkUserImportCSVParams } from './user-import.js';
import type { UsersGetUsersQueryParams, UsersGetUsersParams, UsersCreateUserParams, UsersGetUserProfilesQueryParams, UsersGetUserProfilesParams, UsersUpdateUserQueryParams, UsersUpdateUserParams, UsersUpdateEmailAddressParams, UsersActivateMembershipParams, UsersDeleteIdentitiesParams, UsersCloseMembershipsParams, UsersAddUsersParams } from './users.js';
import type { MultiProductUserManagementGetDSGroupsQueryParams, MultiProductUserManagementGetDSGroupsParams, MultiProductUserManagementAddDSGroupParams, MultiProductUserManagementGetDSGroupParams, MultiProductUserManagementDeleteDSGroupParams, MultiProductUserManagementGetDSGroupUsersQueryParams, MultiProductUserManagementGetDSGroupUsersParams, MultiProductUserManagementAddDSGroupUsersParams, MultiProductUserManagementRemoveDSGroupUsersParams, MultiProductUserManagementGetProductPermissionProfilesParams, MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams, MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams, MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams, MultiProductUserManagementRemoveUserProductPermissionParams, MultiProductUserManagementGetUserProductPermissionProfilesParams, MultiProductUserManagementAddUserProductPermissionProfilesParams, MultiProductUserManagementAddOrUpdateUserParams, MultiProductUserManagementGetUserDSProfilesByEmailQueryParams, MultiProductUserManagementGetUserDSProfilesByEmailParams, MultiProductUserManagementGetUserDSProfileQueryParams, MultiProductUserManagementGetUserDSProfileParams } from './multi-product-user-management.js';
import type { ESignUserManagementGetGroupsQueryParams, ESignUserManagementGetGroupsParams, ESignUserManagementGetPermissionsParams } from './e-sign-user-management.js';

export interface paths {
    "/v2/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizations of the caller
         *
         * Returns the organizations that the user of the token administers or, with the mode
         * `account_membership`, those in which the user is a member of an account. Their IDs are required by
         * all other operations of this area. The list is not paged, and it is empty if the user has no
         * organization.
         *
         * Any user may call this operation. What it returns of an organization depends on the caller: its
         * administrators get everything. Delegated administrators get the accounts of their delegation, and
         * other users the accounts in which they are members. With the token of an application, it returns
         * the organization that the application belongs to.
         */
        get: operations["Organization_getOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/reserved_domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reserved domains of an organization
         *
         * Returns the e-mail domains that the organization has reserved, whatever their status. The ID of a
         * domain selects its users in `Users_getUsers`. The list is not paged.
         *
         * An organization reserves a domain and proves with a DNS record that it owns it. Then the domain is
         * `active`: only accounts of the organization can add users of the domain, and their memberships are
         * active immediately.
         */
        get: operations["ReservedDomains_getReservedDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/identity_providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the identity providers of an organization
         *
         * Returns the identity providers through which users of the organization log in, with their settings
         * and certificates. A reserved domain names the provider that its users log in with. The list is not
         * paged.
         */
        get: operations["IdentityProviders_getIdentityProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/account_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exports of account settings
         *
         * Returns the exports of account settings that were requested in the organization, whether they are
         * queued, in process or finished. The list is not paged.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountExport_getAccountSettingsExports"];
        put?: never;
        /**
         * Export the settings of accounts
         *
         * Starts an export of the settings of up to 40 accounts of the organization. The response contains
         * the queued export. Poll the export by its ID until its `status` is `completed`. It then names the
         * file with the settings.
         *
         * The caller must be an administrator of the organization.
         */
        post: operations["AccountExport_createAccountSettingsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/account_settings/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export of account settings
         *
         * Returns one export of account settings with its progress. Once its `status` is `completed`,
         * `results` contains the URL of each file. A file is JSON that lists the accounts and every setting
         * with its category, its name, and its value in each account.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountExport_getAccountSettingsExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export of account settings
         *
         * Deletes an export of account settings and all its data, whether or not it has completed. Its files
         * can no longer be downloaded.
         *
         * The caller must be an administrator of the organization.
         */
        delete: operations["AccountExport_deleteAccountSettingsExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exports of users
         *
         * Returns the exports of users that were requested in the organization, whether they are queued, in
         * process or finished. The list is not paged.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["UserExport_getUserListExports"];
        put?: never;
        /**
         * Export users
         *
         * Starts an export of users of the organization. `type` specifies which users are exported. The
         * export can be limited to certain accounts or e-mail domains. The response contains the queued
         * export. Poll the export by its ID until its `status` is `completed`. It then names the CSV files.
         *
         * The caller must be an administrator of the organization.
         */
        post: operations["UserExport_createUserListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/user_list/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export of users
         *
         * Returns one export of users with its progress. Once its `status` is `completed`, `results`
         * contains the URL of each CSV file. There is one file for each site of the service that stores
         * users of the organization. The files are downloaded with an access token until the export expires.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["UserExport_getUserListExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export of users
         *
         * Deletes an export of users, whether it is queued, in process or finished. Its files can no longer
         * be downloaded. The users themselves are not changed.
         *
         * The caller must be an administrator of the organization.
         */
        delete: operations["UserExport_deleteUserListExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add users from a CSV file
         *
         * Starts an import that adds users to the accounts of an organization. The CSV file has a header row
         * and one row for each user and account. Send it as the part `file.csv` of a form, or as the request
         * body itself. The response contains the queued import. Use its `id` to get the result.
         *
         * One import can contain up to 8000 users in 50 accounts, and up to 2000 users for one account. The
         * caller must be an administrator of the organization.
         */
        post: operations["UserImport_addBulkUserImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change users from a CSV file
         *
         * Starts an import that changes existing members. The CSV file has a header row and one row for each
         * user and account. The column `APIUserName` contains the GUID of the user. Send the file as the
         * part `file.csv` of a form, or as the request body itself. The response contains the queued import.
         *
         * A new e-mail address applies to the user in all accounts. One import can contain up to 8000 users
         * in 50 accounts, and up to 2000 users for one account. The caller must be an administrator of the
         * organization.
         */
        post: operations["UserImport_updateBulkUserImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close memberships from a CSV file
         *
         * Starts an import that closes the memberships of users. The CSV file has a header row and one row
         * for each user and account. Send it as the part `file.csv` of a form, or as the request body
         * itself. The response contains the queued import.
         *
         * A row fails if it would close the membership of the caller or of the last active administrator of
         * an account. The caller must be an administrator of the organization.
         */
        post: operations["UserImport_closeBulkUserImportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of users
         *
         * Returns the imports of users of the organization, whether they add, change or close users, and
         * whether they are queued, in process or finished. The list is not paged. The caller must be an
         * administrator of the organization.
         */
        get: operations["UserImport_getBulkUserImportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of users
         *
         * Returns one import with its progress. Poll the import until its `status` is `completed` or
         * `failed`. The counts and rollups then summarize the results, and the result of each row is
         * available as CSV. The caller must be an administrator of the organization.
         */
        get: operations["UserImport_getBulkUserImportRequest"];
        put?: never;
        post?: never;
        /**
         * Delete an import of users
         *
         * Deletes an import and its results. Changes that the import made to users are kept. To close
         * memberships, use a close import. The caller must be an administrator of the organization.
         */
        delete: operations["UserImport_deleteBulkUserImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the results of an import as CSV
         *
         * Returns the rows of an import with the result of each row. The results are available once
         * `has_csv_results` of the import is `true`. The caller must be an administrator of the
         * organization.
         */
        get: operations["UserImport_getBulkUserImportCSV"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of an organization
         *
         * Returns users of the organization with their membership. The request must name an e-mail address,
         * an account or a reserved domain. The other parameters narrow the result. A user with several
         * memberships can be listed more than once. A user of a reserved domain who belongs to no account of
         * the organization is listed without a membership.
         *
         * The list is paged: `start` and `take` select a page, and `paging` links to the adjacent pages. The
         * caller must be an administrator of the organization, a delegated administrator with the right
         * `users`, or an administrator of one of its accounts. The last two see the members of their accounts
         * only.
         */
        get: operations["Users_getUsers"];
        put?: never;
        /**
         * Create a user
         *
         * Creates a user and adds them to one or more accounts of the organization, each with a permission
         * profile and groups. The user receives an e-mail with a request to activate the memberships, unless
         * `auto_activate_memberships` activates them immediately. A user whose e-mail domain the organization
         * has claimed needs no activation, and only such a user can have `auto_activate_memberships`.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right `users` for these accounts. To create many users at once, use an import.
         */
        post: operations["Users_createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profiles of users
         *
         * Returns users with their full profile: memberships and rights in the accounts, identities for
         * login, and login rules. `email` selects the users with that address. Without it, the response
         * contains at most the first 20 users who were changed in the last 10 days.
         *
         * The profile contains the `site_id` that requests to change a user require. The caller must be an
         * administrator of the organization, or a delegated administrator with the right `users`, who sees
         * the memberships in the delegated accounts only.
         */
        get: operations["Users_getUserProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change users
         *
         * Changes users and their settings in individual accounts: names, language, login rules, permission
         * profiles and groups. Fields that a user entry omits are not changed. Each user is processed
         * separately, so the request can succeed for some users only. The response contains the result for
         * each user.
         *
         * To change an e-mail address, use the separate operation. The caller must be an administrator of
         * the organization, or a delegated administrator with the right `users`.
         */
        post: operations["Users_updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/email_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail addresses of users
         *
         * Changes the e-mail addresses of users in all their accounts. From then on, a user logs in with the
         * new address, and notices about earlier envelopes also go to it. Messages that others send to the
         * old address no longer reach the user in the service.
         *
         * Each user is processed separately. The response reports which users kept the old address and why.
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right `users`.
         */
        post: operations["Users_updateEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a membership
         *
         * Activates the membership of a user in an account without waiting for the user. Use it for a
         * membership whose status is `activation_required` or `activation_sent`.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right `users`.
         */
        post: operations["Users_activateMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete identities of a user
         *
         * Deletes links between a user and identity providers. The user can no longer log in through them.
         * The user and the memberships are kept. Each identity is processed separately. The response reports
         * which identities were not deleted and why.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right `users`.
         */
        delete: operations["Users_deleteIdentities"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close memberships of a user
         *
         * Closes the memberships of a user in the given accounts. The user can then no longer log in to
         * these accounts or send from them. Other memberships are not changed. Each account is processed
         * separately. The response reports where the user is still a member and why.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right `users`.
         */
        delete: operations["Users_closeMemberships"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user to an account
         *
         * Adds a user to one account of the organization, with a permission profile and groups. If the user
         * does not exist yet, the service creates the user first. An existing user gets an additional
         * membership. The user receives an e-mail with a request to activate the membership, unless
         * `auto_activate_memberships` activates it immediately. A user whose e-mail domain the organization
         * has claimed needs no activation, and only such a user can have `auto_activate_memberships`.
         *
         * The caller must be an administrator of the organization or of the account, or a delegated
         * administrator with the right `users`.
         */
        post: operations["Users_addUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of an account for all products
         *
         * Returns the groups of an account that apply to all its products: the two that every account has, and
         * those of the account itself. Groups of the e-signature product are among them, with their ID there
         * as `group_id`.
         *
         * The list is paged by number: `page` selects a page, and `total_count` says how many groups there
         * are.
         */
        get: operations["MultiProductUserManagement_getDSGroups"];
        put?: never;
        /**
         * Create a group for all products
         *
         * Creates a group in an account. The group has no users yet, and is also a group of the e-signature
         * product.
         */
        post: operations["MultiProductUserManagement_addDSGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group for all products
         *
         * Returns a group of an account with its name, its description and the number of its users.
         */
        get: operations["MultiProductUserManagement_getDSGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a group for all products
         *
         * Deletes a group of an account in all its products. Its users stay in the account, and lose the
         * rights that they had by the group. The two groups that every account has cannot be deleted.
         */
        delete: operations["MultiProductUserManagement_deleteDSGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a group for all products
         *
         * Returns a group of an account and a page of its users. `page` selects the page, and `total_count`
         * says how many users the group has.
         */
        get: operations["MultiProductUserManagement_getDSGroupUsers"];
        put?: never;
        /**
         * Add users to a group for all products
         *
         * Adds users of an account to one of its groups. They get the rights of the group in all products.
         * Each user has a result of their own: those who cannot join have `error_details`. A user who is in
         * the group already stays in it.
         */
        post: operations["MultiProductUserManagement_addDSGroupUsers"];
        /**
         * Remove users from a group for all products
         *
         * Removes users from a group of an account. The users stay in the account, and lose the rights that
         * they had by the group. Each user is processed separately: `failed_users` names those who are still
         * in the group, or never were in it.
         */
        delete: operations["MultiProductUserManagement_removeDSGroupUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission profiles of the products of an account
         *
         * Returns the products of an account, each with the permission profiles that a user can get there.
         * The profiles of Rooms are the roles of its company for members; an account without a company on
         * Rooms does not have this product.
         */
        get: operations["MultiProductUserManagement_getProductPermissionProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the product rights of a user by e-mail address
         *
         * Returns the products that the user with an e-mail address can use in an account, each with the
         * permission profile of the user there.
         */
        get: operations["MultiProductUserManagement_getUserProductPermissionProfilesByEmail"];
        put?: never;
        /**
         * Give a user product rights by e-mail address
         *
         * Gives the user with an e-mail address permission profiles in products of an account. The user must
         * belong to the account. A product has one profile per user: a new profile replaces the one before.
         * Either all profiles of the request are given, or none.
         */
        post: operations["MultiProductUserManagement_addUserProductPermissionProfilesByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove products from a user
         *
         * Ends the access of a user to products of an account. The user is named by the ID or by the e-mail
         * address, and stays a user of the account. Without e-signature, the user cannot send envelopes.
         *
         * Each product is processed separately. `user_product_results` has `deleted` for a product that the
         * user lost, and otherwise says why the user keeps it.
         */
        delete: operations["MultiProductUserManagement_removeUserProductPermission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the product rights of a user
         *
         * Returns the products that a user can use in an account, each with the permission profile of the user
         * there.
         */
        get: operations["MultiProductUserManagement_getUserProductPermissionProfiles"];
        put?: never;
        /**
         * Give a user product rights
         *
         * Gives a user of an account permission profiles in its products. A product has one profile per user:
         * a new profile replaces the one before. Either all profiles of the request are given, or none.
         */
        post: operations["MultiProductUserManagement_addUserProductPermissionProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user to an account and its products, or change the user
         *
         * Adds a user to an account, with a permission profile in each product and with groups. If the account
         * has a user with the e-mail address already, the user gets the profiles, groups and names of the
         * request instead; other rights stay as they are.
         *
         * A new user gets an e-mail to activate the membership, unless `auto_activate_memberships` activates
         * it at once, or the organization has claimed the domain of the e-mail address.
         */
        post: operations["MultiProductUserManagement_addOrUpdateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/users/dsprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profiles of the users with an e-mail address
         *
         * Returns users of the organization, each with the names, the memberships and rights in the accounts,
         * the identities for login, and the login rules. `email` selects the users with that address. Without
         * it, the response has at most 20 users, who were changed in the last 10 days. `include_license` adds
         * the licence to each membership.
         */
        get: operations["MultiProductUserManagement_getUserDSProfilesByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/users/{userId}/dsprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of a user
         *
         * Returns a user of the organization with the names, the memberships and rights in the accounts, the
         * identities for login, and the login rules. `include_license` adds the licence to each membership.
         */
        get: operations["MultiProductUserManagement_getUserDSProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of an account
         *
         * Returns the groups of an account of the organization: the group of administrators, the group of
         * all members, and then the groups that the account created. Requests that add or change users name
         * groups by these IDs.
         *
         * The list is paged: `start` and `take` select a page, and `paging` links to the adjacent pages. The
         * caller must be an administrator of the organization or of the account.
         */
        get: operations["eSignUserManagement_getGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission profiles of an account
         *
         * Returns the permission profiles of an account of the organization, with the number and the name of
         * each. A permission profile says what its users can do in the account. Requests that add or change
         * users name one of them by this number.
         *
         * The caller must be an administrator of the organization or of the account.
         */
        get: operations["eSignUserManagement_getPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AddDSGroupAndUsersResponse: AddDSGroupAndUsersResponse;
        AddDSGroupUsersResponse: AddDSGroupUsersResponse;
        AddUserResponse: AddUserResponse;
        AddUserResponseAccountProperties: AddUserResponseAccountProperties;
        BulkRequestDeletion: BulkRequestDeletion;
        BulkUserImportUpload: BulkUserImportUpload;
        CertificateResponse: CertificateResponse;
        DSGroupAddRequest: DSGroupAddRequest;
        DSGroupAndUsersResponse: DSGroupAndUsersResponse;
        DSGroupListResponse: DSGroupListResponse;
        DSGroupRequest: DSGroupRequest;
        DSGroupResponse: DSGroupResponse;
        DSGroupUserResponse: DSGroupUserResponse;
        DSGroupUsersAddRequest: DSGroupUsersAddRequest;
        DSGroupUsersRemoveRequest: DSGroupUsersRemoveRequest;
        DSGroupUsersResponse: DSGroupUsersResponse;
        DeleteMembershipRequest: DeleteMembershipRequest;
        DeleteMembershipResponse: DeleteMembershipResponse;
        DeleteMembershipsRequest: DeleteMembershipsRequest;
        DeleteMembershipsResponse: DeleteMembershipsResponse;
        DeleteResponse: DeleteResponse;
        DeleteUserIdentityRequest: DeleteUserIdentityRequest;
        DomainResponse: DomainResponse;
        DomainsResponse: DomainsResponse;
        ErrorDetail: ErrorDetail;
        ErrorDetails: ErrorDetails;
        FederatedStatus: FederatedStatus;
        ForceActivateMembershipRequest: ForceActivateMembershipRequest;
        GroupRequest: GroupRequest;
        GroupType: GroupType;
        IdentityProviderResponse: IdentityProviderResponse;
        IdentityProvidersResponse: IdentityProvidersResponse;
        ImportErrorType: ImportErrorType;
        LinkResponse: LinkResponse;
        MemberGroupResponse: MemberGroupResponse;
        MemberGroupsResponse: MemberGroupsResponse;
        MembershipResponse: MembershipResponse;
        MembershipStatus: MembershipStatus;
        NewAccountUserRequest: NewAccountUserRequest;
        NewMultiProductUserAddRequest: NewMultiProductUserAddRequest;
        NewUserRequest: NewUserRequest;
        NewUserRequestAccountProperties: NewUserRequestAccountProperties;
        NewUserResponse: NewUserResponse;
        NewUserResponseAccountProperties: NewUserResponseAccountProperties;
        OETR_ErrorDetails: OETRErrorDetails;
        OrgExportSelectedAccount: OrgExportSelectedAccount;
        OrgExportSelectedDomain: OrgExportSelectedDomain;
        OrganizationAccountRequest: OrganizationAccountRequest;
        OrganizationAccountResponse: OrganizationAccountResponse;
        OrganizationAccountsRequest: OrganizationAccountsRequest;
        OrganizationExportAccount: OrganizationExportAccount;
        OrganizationExportDomain: OrganizationExportDomain;
        OrganizationExportRequest: OrganizationExportRequest;
        OrganizationExportRequestorResponse: OrganizationExportRequestorResponse;
        OrganizationExportResponse: OrganizationExportResponse;
        OrganizationExportTaskResponse: OrganizationExportTaskResponse;
        OrganizationExportType: OrganizationExportType;
        OrganizationExportsResponse: OrganizationExportsResponse;
        OrganizationImportResponse: OrganizationImportResponse;
        OrganizationImportResponseErrorRollup: OrganizationImportResponseErrorRollup;
        OrganizationImportResponseRequestor: OrganizationImportResponseRequestor;
        OrganizationImportResponseWarningRollup: OrganizationImportResponseWarningRollup;
        OrganizationImportsResponse: OrganizationImportsResponse;
        OrganizationResponse: OrganizationResponse;
        OrganizationSimpleIdObject: OrganizationSimpleIdObject;
        OrganizationUserResponse: OrganizationUserResponse;
        OrganizationUsersResponse: OrganizationUsersResponse;
        OrganizationsResponse: OrganizationsResponse;
        PagingResponseProperties: PagingResponseProperties;
        PermissionProfileRequest: PermissionProfileRequest;
        PermissionProfileResponse: PermissionProfileResponse;
        PermissionProfileResponse2_1: PermissionProfileResponse21;
        PermissionsResponse: PermissionsResponse;
        ProductPermissionProfileRequest: ProductPermissionProfileRequest;
        ProductPermissionProfileResponse: ProductPermissionProfileResponse;
        ProductPermissionProfilesRequest: ProductPermissionProfilesRequest;
        ProductPermissionProfilesResponse: ProductPermissionProfilesResponse;
        RemoveDSGroupUsersResponse: RemoveDSGroupUsersResponse;
        RemoveUserProductsResponse: RemoveUserProductsResponse;
        RequiredAttributeMappingResponse: RequiredAttributeMappingResponse;
        Saml2IdentityProviderResponse: Saml2IdentityProviderResponse;
        SettingResponse: SettingResponse;
        UpdateMembershipRequest: UpdateMembershipRequest;
        UpdateResponse: UpdateResponse;
        UpdateUserEmailRequest: UpdateUserEmailRequest;
        UpdateUserRequest: UpdateUserRequest;
        UpdateUsersEmailRequest: UpdateUsersEmailRequest;
        UpdateUsersRequest: UpdateUsersRequest;
        UserDrilldownResponse: UserDrilldownResponse;
        UserIdentityRequest: UserIdentityRequest;
        UserIdentityResponse: UserIdentityResponse;
        UserProductPermissionProfilesRequest: UserProductPermissionProfilesRequest;
        UserProductPermissionProfilesResponse: UserProductPermissionProfilesResponse;
        UserProductProfileDeleteRequest: UserProductProfileDeleteRequest;
        UserStatus: UserStatus;
        UserUpdateResponse: UserUpdateResponse;
        UsersDrilldownResponse: UsersDrilldownResponse;
        UsersUpdateResponse: UsersUpdateResponse;
    };
    responses: {
        /** The access token is valid, but the user does not have permission for this operation. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "access_denied",
                 *   "error_description": "The user is no administrator of this organization."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The access token is valid, but the user does not have permission for this operation. */
        forbiddenV21: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorMessage": "The user is not an administrator of this account.",
                 *   "referenceId": "5d3a8e71-0c94-4b6f-a2e7-91d8c4f6b035"
                 * }
                 */
                "application/json": ErrorDetail;
            };
        };
        /** The path exists, but does not support this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "method_not_allowed",
                 *   "error_description": "This address does not know this method."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The path exists, but does not support this method. */
        methodNotAllowedV21: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorMessage": "This address does not know this method.",
                 *   "referenceId": "5d3a8e71-0c94-4b6f-a2e7-91d8c4f6b035"
                 * }
                 */
                "application/json": ErrorDetail;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "not_found",
                 *   "error_description": "Nothing is found at this address."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        notFoundV21: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorMessage": "Nothing is found at this address.",
                 *   "referenceId": "5d3a8e71-0c94-4b6f-a2e7-91d8c4f6b035"
                 * }
                 */
                "application/json": ErrorDetail;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "server_error",
                 *   "error_description": "The service could not finish the call."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        serverErrorV21: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorMessage": "The service could not finish the call.",
                 *   "referenceId": "5d3a8e71-0c94-4b6f-a2e7-91d8c4f6b035"
                 * }
                 */
                "application/json": ErrorDetail;
            };
        };
        /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "rate_limit_exceeded",
                 *   "error_description": "The organization has made all the calls it may make this hour."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
        tooManyRequestsV21: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorMessage": "The organization has made all the calls it may make this hour.",
                 *   "referenceId": "5d3a8e71-0c94-4b6f-a2e7-91d8c4f6b035"
                 * }
                 */
                "application/json": ErrorDetail;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "invalid_token",
                 *   "error_description": "The access token is not valid. Get a new one from the authentication service."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        unauthorizedV21: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorMessage": "The access token is not valid. Get a new one from the authentication service.",
                 *   "referenceId": "5d3a8e71-0c94-4b6f-a2e7-91d8c4f6b035"
                 * }
                 */
                "application/json": ErrorDetail;
            };
        };
    };
    parameters: {
        /**
         * Returns only users who belong to this account of the organization. The value is the GUID of the
         * account.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The GUID of an account of the organization.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountIdInPath: string;
        /**
         * For accounts whose plan licenses each user: specifies whether the licence in the request replaces
         * the current licence of the user (`true`) or is added to it (`false`).
         *
         * @example true
         */
        applyLicenseOverride: boolean;
        /**
         * The name of the file, if the CSV is the request body itself and not a part of a form.
         *
         * @example filename=bulk-users.csv
         */
        contentDisposition: string;
        /**
         * The GUID of a group of the account that applies to all its products.
         *
         * @example 6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12
         */
        dsGroupId: string;
        /**
         * Returns only users whose e-mail address or name contains this text.
         *
         * @example okafor
         */
        emailUserNameLike: string;
        /**
         * The 0-based position of the last item to return. It is ignored if `take` is given.
         *
         * @example 39
         */
        end: number;
        /**
         * The GUID of the export, as returned by the request that created it.
         *
         * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
         */
        exportId: string;
        /**
         * The GUID of the import, as returned by the request that created it.
         *
         * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
         */
        importId: string;
        /**
         * Specifies whether the response includes the cross-product groups of each user.
         *
         * @example true
         */
        includeDsGroups: boolean;
        /**
         * Specifies whether the response includes the licence of each user.
         *
         * @example true
         */
        includeLicense: boolean;
        /**
         * Returns only users who were changed at or after this time, in ISO 8601 format. It requires
         * `account_id` or `organization_reserved_domain_id`.
         *
         * @example 2026-11-10T00:00:00Z
         */
        lastModifiedSince: string;
        /**
         * The e-mail address of the user. The request is rejected without it.
         *
         * @example ines.arcand@harbour.example
         */
        memberEmail: string;
        /**
         * The GUID of the membership of the user in one account.
         *
         * @example d4c2a8f0-6b1e-4973-85a4-2e9f7c0b3d16
         */
        membershipId: string;
        /**
         * Returns only users whose membership has this status.
         *
         * @example active
         */
        membershipStatus: MembershipStatus;
        /**
         * The GUID of the organization, as returned by userinfo.
         *
         * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
         */
        organizationId: string;
        /**
         * Returns only users whose e-mail address is in this domain. The value is the GUID of the reserved
         * domain of the organization.
         *
         * @example c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60
         */
        organizationReservedDomainId: string;
        /**
         * Specifies which organizations are returned: `org_admin` returns those that the user of the token
         * administers, also as a delegated administrator. `account_membership` returns those that contain an
         * account of which the user is a member.
         *
         * @example org_admin
         */
        organizationsMode: "org_admin" | "account_membership";
        /**
         * The number of the page to return. The first page is 1.
         *
         * @example 1
         */
        page: number;
        /**
         * The maximum number of items on a page.
         *
         * @example 20
         */
        pageSize: number;
        /**
         * Specifies whether the memberships of each user are sorted by the name of the account. Otherwise
         * the default account is first.
         *
         * @example true
         */
        sortMemberships: boolean;
        /**
         * The 0-based position of the first item to return.
         *
         * @example 20
         */
        start: number;
        /**
         * The maximum number of items in one response.
         *
         * @example 20
         */
        take: number;
        /**
         * The GUID of the user, which is the same in all accounts of the organization.
         *
         * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        userId: string;
        /**
         * The full e-mail address of the users to return.
         *
         * @example tomas.okafor@harbour.example
         */
        usersEmail: string;
        /**
         * Returns only users with this status across all their accounts, such as `active` or `closed`.
         *
         * @example active
         */
        usersStatus: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The number of requests that the account can make in 30 seconds.
         *
         * @example 200
         */
        burstLimitLimit: number;
        /**
         * The number of requests that the account has left in the current 30 seconds.
         *
         * @example 198
         */
        burstLimitRemaining: number;
        /**
         * The number of requests that the account can make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * The number of requests that the account has left in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The time when the current hour ends and the limit is reset, as a Unix timestamp in seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * The ID of the request in the logs of the service. Each response has its own. Include it when you
         * report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    Organization_getOrganizations: {
        parameters: {
            query?: OrganizationGetOrganizationsQueryParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list of organizations. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationsResponse;
                };
            };
            /** Invalid request: the mode is not one of the two values. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ReservedDomains_getReservedDomains: {
        parameters: {
            query?: never;
            header?: never;
            path: ReservedDomainsGetReservedDomainsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list of reserved domains. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DomainsResponse;
                };
            };
            /** Invalid request: the ID in the path is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    IdentityProviders_getIdentityProviders: {
        parameters: {
            query?: never;
            header?: never;
            path: IdentityProvidersGetIdentityProvidersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list of identity providers. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdentityProvidersResponse;
                };
            };
            /** The request is invalid: a GUID is required as the organization ID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountExport_getAccountSettingsExports: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountExportGetAccountSettingsExportsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list of exports of account settings. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportsResponse;
                };
            };
            /** Invalid request: the organization ID is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountExport_createAccountSettingsExport: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountExportCreateAccountSettingsExportParams;
            cookie?: never;
        };
        /** The accounts whose settings are exported. */
        requestBody: {
            content: {
                "application/json": OrganizationAccountsRequest;
            };
        };
        responses: {
            /** The export is queued. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** The request is invalid, or an account does not belong to the organization. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountExport_getAccountSettingsExport: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountExportGetAccountSettingsExportParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the export. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** Invalid request: an ID in the path is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountExport_deleteAccountSettingsExport: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountExportDeleteAccountSettingsExportParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The export and its data were deleted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRequestDeletion;
                };
            };
            /** Invalid request: an ID in the path is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_getUserListExports: {
        parameters: {
            query?: never;
            header?: never;
            path: UserExportGetUserListExportsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list of exports of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportsResponse;
                };
            };
            /** Invalid request: the organization ID is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_createUserListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: UserExportCreateUserListExportParams;
            cookie?: never;
        };
        /** The type of export and the users to include. */
        requestBody: {
            content: {
                "application/json": OrganizationExportRequest;
            };
        };
        responses: {
            /** The export is queued. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** The request is invalid, or an account or domain does not belong to the organization. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_getUserListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: UserExportGetUserListExportParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the export. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** Invalid request: an ID in the path is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_deleteUserListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: UserExportDeleteUserListExportParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The export was deleted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRequestDeletion;
                };
            };
            /** Invalid request: an ID in the path is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_addBulkUserImport: {
        parameters: {
            query?: never;
            header?: UserImportAddBulkUserImportHeader;
            path: UserImportAddBulkUserImportParams;
            cookie?: never;
        };
        /** The CSV file with one user per row. */
        requestBody: {
            content: {
                "multipart/form-data": BulkUserImportUpload;
                "text/csv": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The import is queued. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** The request is invalid, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_updateBulkUserImports: {
        parameters: {
            query?: never;
            header?: UserImportUpdateBulkUserImportsHeader;
            path: UserImportUpdateBulkUserImportsParams;
            cookie?: never;
        };
        /** The CSV file with one user per row. */
        requestBody: {
            content: {
                "multipart/form-data": BulkUserImportUpload;
                "text/csv": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The import is queued. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** The request is invalid, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_closeBulkUserImportRequest: {
        parameters: {
            query?: never;
            header?: UserImportCloseBulkUserImportRequestHeader;
            path: UserImportCloseBulkUserImportRequestParams;
            cookie?: never;
        };
        /** The CSV file with one user per row. */
        requestBody: {
            content: {
                "multipart/form-data": BulkUserImportUpload;
                "text/csv": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The import is queued. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** The request is invalid, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_getBulkUserImportRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: UserImportGetBulkUserImportRequestsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list of imports of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportsResponse;
                };
            };
            /** Invalid request: the organization ID is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_getBulkUserImportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: UserImportGetBulkUserImportRequestParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the import. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** Invalid request: an ID in the path is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_deleteBulkUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: UserImportDeleteBulkUserImportParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The import and its results were deleted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRequestDeletion;
                };
            };
            /** Invalid request: an ID in the path is not a GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_getBulkUserImportCSV: {
        parameters: {
            query?: never;
            header?: never;
            path: UserImportGetBulkUserImportCSVParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows of the import with their results. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            /** The request is invalid, or the import does not have results yet. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_getUsers: {
        parameters: {
            query?: UsersGetUsersQueryParams;
            header?: never;
            path: UsersGetUsersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationUsersResponse;
                };
            };
            /** A parameter is invalid, or an e-mail address, account or domain is missing. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_createUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersCreateUserParams;
            cookie?: never;
        };
        /** The user to create. */
        requestBody: {
            content: {
                "application/json": NewUserRequest;
            };
        };
        responses: {
            /** The user with their memberships. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewUserResponse;
                };
            };
            /** The request is invalid, or names an account, permission profile or group that does not exist. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_getUserProfiles: {
        parameters: {
            query?: UsersGetUserProfilesQueryParams;
            header?: never;
            path: UsersGetUserProfilesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The matching profiles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersDrilldownResponse;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_updateUser: {
        parameters: {
            query?: UsersUpdateUserQueryParams;
            header?: never;
            path: UsersUpdateUserParams;
            cookie?: never;
        };
        /** The users to change, each with the fields to change. */
        requestBody: {
            content: {
                "application/json": UpdateUsersRequest;
            };
        };
        responses: {
            /** The result for each user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersUpdateResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_updateEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersUpdateEmailAddressParams;
            cookie?: never;
        };
        /** The users, each with the new e-mail address. */
        requestBody: {
            content: {
                "application/json": UpdateUsersEmailRequest;
            };
        };
        responses: {
            /** The result for each user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersUpdateResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_activateMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersActivateMembershipParams;
            cookie?: never;
        };
        /** The site on which the user is stored. */
        requestBody: {
            content: {
                "application/json": ForceActivateMembershipRequest;
            };
        };
        responses: {
            /** The membership was activated. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateResponse;
                };
            };
            /** The request is invalid, or the membership cannot be activated. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_deleteIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersDeleteIdentitiesParams;
            cookie?: never;
        };
        /** The identities to delete, as listed in the profile of the user. */
        requestBody: {
            content: {
                "application/json": DeleteUserIdentityRequest;
            };
        };
        responses: {
            /** The result for each identity. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_closeMemberships: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersCloseMembershipsParams;
            cookie?: never;
        };
        /** The accounts from which the user is removed. */
        requestBody: {
            content: {
                "application/json": DeleteMembershipsRequest;
            };
        };
        responses: {
            /** The result for each account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteMembershipsResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_addUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersAddUsersParams;
            cookie?: never;
        };
        /** The user to add to the account. */
        requestBody: {
            content: {
                "application/json": NewAccountUserRequest;
            };
        };
        responses: {
            /** The user with the new membership. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewUserResponse;
                };
            };
            /** The request is invalid, or names a permission profile or group that the account does not have. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    MultiProductUserManagement_getDSGroups: {
        parameters: {
            query?: MultiProductUserManagementGetDSGroupsQueryParams;
            header?: never;
            path: MultiProductUserManagementGetDSGroupsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of groups. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DSGroupListResponse;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_addDSGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementAddDSGroupParams;
            cookie?: never;
        };
        /** The group to create. */
        requestBody: {
            content: {
                "application/json": DSGroupAddRequest;
            };
        };
        responses: {
            /** The new group. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DSGroupResponse;
                };
            };
            /** The group has no name, or another group has the same name. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_getDSGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementGetDSGroupParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The group. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DSGroupResponse;
                };
            };
            /** An ID in the path is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_deleteDSGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementDeleteDSGroupParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The group was deleted. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** An ID in the path is invalid, or the group cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_getDSGroupUsers: {
        parameters: {
            query?: MultiProductUserManagementGetDSGroupUsersQueryParams;
            header?: never;
            path: MultiProductUserManagementGetDSGroupUsersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The group and a page of its users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DSGroupAndUsersResponse;
                };
            };
            /** A parameter is not valid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_addDSGroupUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementAddDSGroupUsersParams;
            cookie?: never;
        };
        /** The users to add to the group. */
        requestBody: {
            content: {
                "application/json": DSGroupUsersAddRequest;
            };
        };
        responses: {
            /** The group, and what became of each user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddDSGroupAndUsersResponse;
                };
            };
            /** The body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_removeDSGroupUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementRemoveDSGroupUsersParams;
            cookie?: never;
        };
        /** The users to remove from the group. */
        requestBody: {
            content: {
                "application/json": DSGroupUsersRemoveRequest;
            };
        };
        responses: {
            /** Which users could not be removed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveDSGroupUsersResponse;
                };
            };
            /** The body is invalid, or names no user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_getProductPermissionProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementGetProductPermissionProfilesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The products of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductPermissionProfilesResponse;
                };
            };
            /** An ID in the path is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_getUserProductPermissionProfilesByEmail: {
        parameters: {
            query?: MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams;
            header?: never;
            path: MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The products of the user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserProductPermissionProfilesResponse;
                };
            };
            /** The e-mail address is missing, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_addUserProductPermissionProfilesByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams;
            cookie?: never;
        };
        /** The user and the new permission profiles. */
        requestBody: {
            content: {
                "application/json": UserProductPermissionProfilesRequest;
            };
        };
        responses: {
            /** The products that the user can use now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserProductPermissionProfilesResponse;
                };
            };
            /** The body is invalid, or names a user, product or profile that the account does not have. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_removeUserProductPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementRemoveUserProductPermissionParams;
            cookie?: never;
        };
        /** The user and the products to remove. */
        requestBody: {
            content: {
                "application/json": UserProductProfileDeleteRequest;
            };
        };
        responses: {
            /** The result for each product. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveUserProductsResponse;
                };
            };
            /** The body is invalid, or names no user of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_getUserProductPermissionProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementGetUserProductPermissionProfilesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The products of the user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductPermissionProfilesResponse;
                };
            };
            /** An ID in the path is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_addUserProductPermissionProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementAddUserProductPermissionProfilesParams;
            cookie?: never;
        };
        /** The new permission profiles of the user. */
        requestBody: {
            content: {
                "application/json": ProductPermissionProfilesRequest;
            };
        };
        responses: {
            /** The products that the user can use now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserProductPermissionProfilesResponse;
                };
            };
            /** The body is invalid, or names a product or profile that the account does not have. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_addOrUpdateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: MultiProductUserManagementAddOrUpdateUserParams;
            cookie?: never;
        };
        /** The user with the rights in the products. */
        requestBody: {
            content: {
                "application/json": NewMultiProductUserAddRequest;
            };
        };
        responses: {
            /** The user with the rights in the products. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddUserResponse;
                };
            };
            /** The body is invalid, or names a product, profile or group that the account does not have. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_getUserDSProfilesByEmail: {
        parameters: {
            query?: MultiProductUserManagementGetUserDSProfilesByEmailQueryParams;
            header?: never;
            path: MultiProductUserManagementGetUserDSProfilesByEmailParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profiles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersDrilldownResponse;
                };
            };
            /** A query parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    MultiProductUserManagement_getUserDSProfile: {
        parameters: {
            query?: MultiProductUserManagementGetUserDSProfileQueryParams;
            header?: never;
            path: MultiProductUserManagementGetUserDSProfileParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profile, as a list of one user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersDrilldownResponse;
                };
            };
            /** One of the parameters is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetail;
                };
            };
            401: components["responses"]["unauthorizedV21"];
            403: components["responses"]["forbiddenV21"];
            404: components["responses"]["notFoundV21"];
            405: components["responses"]["methodNotAllowedV21"];
            429: components["responses"]["tooManyRequestsV21"];
            500: components["responses"]["serverErrorV21"];
        };
    };
    eSignUserManagement_getGroups: {
        parameters: {
            query?: ESignUserManagementGetGroupsQueryParams;
            header?: never;
            path: ESignUserManagementGetGroupsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of groups. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MemberGroupsResponse;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    eSignUserManagement_getPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: ESignUserManagementGetPermissionsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All permission profiles of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PermissionsResponse;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
