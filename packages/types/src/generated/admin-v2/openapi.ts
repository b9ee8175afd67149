// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSettingsImportUpload } from './schemas/AccountSettingsImportUpload.js';
import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import type { DSGroupResponse } from './schemas/DSGroupResponse.js';
import type { DeleteMembershipRequest } from './schemas/DeleteMembershipRequest.js';
import type { DeleteMembershipResponse } from './schemas/DeleteMembershipResponse.js';
import type { DeleteMembershipsRequest } from './schemas/DeleteMembershipsRequest.js';
import type { DeleteMembershipsResponse } from './schemas/DeleteMembershipsResponse.js';
import type { DeleteResponse } from './schemas/DeleteResponse.js';
import type { DeleteUserIdentityRequest } from './schemas/DeleteUserIdentityRequest.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { FederatedStatus } from './schemas/FederatedStatus.js';
import type { ForceActivateMembershipRequest } from './schemas/ForceActivateMembershipRequest.js';
import type { GroupRequest } from './schemas/GroupRequest.js';
import type { GroupType } from './schemas/GroupType.js';
import type { ImportErrorType } from './schemas/ImportErrorType.js';
import type { MemberGroupResponse } from './schemas/MemberGroupResponse.js';
import type { MembershipResponse } from './schemas/MembershipResponse.js';
import type { MembershipStatus } from './schemas/MembershipStatus.js';
import type { NewAccountUserRequest } from './schemas/NewAccountUserRequest.js';
import type { NewUserRequest } from './schemas/NewUserRequest.js';
import type { NewUserRequestAccountProperties } from './schemas/NewUserRequestAccountProperties.js';
import type { NewUserResponse } from './schemas/NewUserResponse.js';
import type { NewUserResponseAccountProperties } from './schemas/NewUserResponseAccountProperties.js';
import type { OASIRRErrorDetails } from './schemas/OASIRR_ErrorDetails.js';
import type { OASIRROrganizationAccountSettingsErrorDataResponse } from './schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse.js';
import type { OETRErrorDetails } from './schemas/OETR_ErrorDetails.js';
import type { OrgExportSelectedAccount } from './schemas/OrgExportSelectedAccount.js';
import type { OrgExportSelectedDomain } from './schemas/OrgExportSelectedDomain.js';
import type { OrganizationAccountRequest } from './schemas/OrganizationAccountRequest.js';
import type { OrganizationAccountSettingsImportRequestorResponse } from './schemas/OrganizationAccountSettingsImportRequestorResponse.js';
import type { OrganizationAccountSettingsImportResponse } from './schemas/OrganizationAccountSettingsImportResponse.js';
import type { OrganizationAccountSettingsImportResultResponse } from './schemas/OrganizationAccountSettingsImportResultResponse.js';
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
import type { OrganizationUserResponse } from './schemas/OrganizationUserResponse.js';
import type { OrganizationUsersResponse } from './schemas/OrganizationUsersResponse.js';
import type { PagingResponseProperties } from './schemas/PagingResponseProperties.js';
import type { PermissionProfileRequest } from './schemas/PermissionProfileRequest.js';
import type { PermissionProfileResponse } from './schemas/PermissionProfileResponse.js';
import type { UpdateMembershipRequest } from './schemas/UpdateMembershipRequest.js';
import type { UpdateResponse } from './schemas/UpdateResponse.js';
import type { UpdateUserEmailRequest } from './schemas/UpdateUserEmailRequest.js';
import type { UpdateUserRequest } from './schemas/UpdateUserRequest.js';
import type { UpdateUsersEmailRequest } from './schemas/UpdateUsersEmailRequest.js';
import type { UpdateUsersRequest } from './schemas/UpdateUsersRequest.js';
import type { UserDrilldownResponse } from './schemas/UserDrilldownResponse.js';
import type { UserIdentityRequest } from './schemas/UserIdentityRequest.js';
import type { UserIdentityResponse } from './schemas/UserIdentityResponse.js';
import type { UserStatus } from './schemas/UserStatus.js';
import type { UserUpdateResponse } from './schemas/UserUpdateResponse.js';
import type { UsersDrilldownResponse } from './schemas/UsersDrilldownResponse.js';
import type { UsersUpdateResponse } from './schemas/UsersUpdateResponse.js';
import type { AccountExportGetAccountSettingsExportsParams, AccountExportCreateAccountSettingsExportParams, AccountExportGetAccountSettingsExportParams, AccountExportDeleteAccountSettingsExportParams } from './account-export.js';
import type { UserExportGetUserListExportsParams, UserExportCreateUserListExportParams, UserExportGetUserListExportParams, UserExportDeleteUserListExportParams } from './user-export.js';
import type { AccountSettingsImportGetBulkAccountSettingsImportsParams, AccountSettingsImportAddBulkAccountSettingsImportParams, AccountSettingsImportGetBulkAccountSettingsImportParams, AccountSettingsImportDeleteBulkAccountSettingsImportParams } from './account-settings-import.js';
import type { UserImportAddBulkUserImportHeader, UserImportAddBulkUserImportParams, UserImportUpdateBulkUserImportsHeader, UserImportUpdateBulkUserImportsParams, UserImportCloseBulkUserImportRequestHeader, UserImportCloseBulkUserImportRequestParams, UserImportGetBulkUserImportRequestsParams, UserImportGetBulkUserImportRequestParams, UserImportDeleteBulkUserImportParams, UserImportGetBulkUserImportCSVParams } from './user-import.js';
import type { UsersGetUsersQueryParams, UsersGetUsersParams, UsersCreateUserParams, UsersGetUserProfilesQueryParams, UsersGetUserProfilesParams, UsersUpdateUserQueryParams, UsersUpdateUserParams, UsersUpdateEmailAddressParams, UsersActivateMembershipParams, UsersDeleteIdentitiesParams, UsersCloseMembershipsParams, UsersAddUsersParams } from './users.js';

export interface paths {
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
         * queued, in process or finished, until they expire. The list is not paged.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right to manage accounts, who gets only their own exports.
         */
        get: operations["AccountExport_getAccountSettingsExports"];
        put?: never;
        /**
         * Export the settings of accounts
         *
         * Starts an export of the settings of up to 40 accounts of the organization. The response contains
         * the queued export. Poll the export by its ID until its `status` is `completed`. It then names the
         * files with the settings. Import such a file as CSV to change settings.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right to manage accounts.
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
         * `results` contains the URL of each file. There is one file for each site of the service that stores
         * one of the accounts. A file is JSON that lists the accounts and every setting with its category,
         * its name, and its value in each account.
         *
         * To get the file as CSV, download it with `Accept: text/csv`. It then has the columns `Category` and
         * `Setting`, and one column for each account, whose header is the GUID of the account. A setting that
         * is part of a group has the name of the group, a dot, and its own name. Lists are left out.
         *
         * The caller must be an administrator of the organization, or the delegated administrator who
         * requested the export.
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
         * The caller must be an administrator of the organization, or the delegated administrator who
         * requested the export.
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
         * process or finished, until they expire. The list is not paged.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right to manage users, who gets only their own exports.
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
         * A file has a header row and one row for each membership. Its columns are `SiteID`, `AccountID`,
         * `AccountName`, `APIUserName`, `FullName`, `FirstName`, `LastName`, `UserEmail`, `UserStatus`,
         * `AddedDate`, `MembershipStatus`, `eSignPermissionProfile`, `CompanyName`, `JobTitle`,
         * `AddressLine1`, `AddressLine2`, `City`, `StateRegionProvince`, `PostalCode`, `Country`, `Phone`,
         * `Groups`, `EnableCLM`, `CLMPermissionProfile`, `IdentityProviderInfo`, `eSignPermissionProfileID`
         * and `LicenseType`. `APIUserName` is the GUID of the user. Several groups are separated by `;`.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the
         * right to manage users. A delegated administrator gets the members of the accounts of the
         * delegation, and cannot export memberships of other accounts.
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
         * The caller must be an administrator of the organization, or the delegated administrator who
         * requested the export.
         */
        get: operations["UserExport_getUserListExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export of users
         *
         * Deletes an export of users with its files, whether it is queued, in process or finished. An export
         * that is in process stops. The users themselves are not changed.
         *
         * The caller must be an administrator of the organization, or the delegated administrator who
         * requested the export.
         */
        delete: operations["UserExport_deleteUserListExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/account_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of account settings
         *
         * Returns the imports of account settings of the organization, whether they are queued, in process or
         * finished, until they expire. The list is not paged.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the right
         * to manage accounts, who gets only their own imports.
         */
        get: operations["AccountSettingsImport_getBulkAccountSettingsImports"];
        put?: never;
        /**
         * Change the settings of accounts from a CSV file
         *
         * Starts an import that changes the settings of up to 40 accounts of the organization. The response
         * contains the queued import. Use its `id` to get the result.
         *
         * The CSV file has the format of an export of account settings that is downloaded as CSV: the columns
         * `Category` and `Setting`, and then one column for each account, whose header is the GUID of the
         * account. To change settings, export them, edit values and rows, and import the file. Categories are
         * ignored, and the case of the name of a setting does not matter. An empty value leaves the setting of
         * the account as it is. A setting that is unknown, or a value that the setting cannot have, is reported
         * in the result, and all others are changed.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the right
         * to manage accounts.
         */
        post: operations["AccountSettingsImport_addBulkAccountSettingsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/account_settings/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of account settings
         *
         * Returns one import of account settings with its progress. Poll the import until its `status` is
         * `completed` or `failed`. It then says which settings were skipped and what could not be changed, and
         * `results` contains the URL of a CSV file for each site, with the result of each setting.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the right
         * to manage accounts who requested the import.
         */
        get: operations["AccountSettingsImport_getBulkAccountSettingsImport"];
        put?: never;
        post?: never;
        /**
         * Delete an import of account settings
         *
         * Deletes an import of account settings with its file and its results. An import that is queued or in
         * process stops. Settings that the import has already changed keep their new values.
         *
         * The caller must be an administrator of the organization, or a delegated administrator with the right
         * to manage accounts who requested the import.
         */
        delete: operations["AccountSettingsImport_deleteBulkAccountSettingsImport"];
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
         * memberships can be listed more than once.
         *
         * The list is paged: `start` and `take` select a page, and `paging` links to the adjacent pages. The
         * caller must be an administrator of the organization.
         */
        get: operations["Users_getUsers"];
        put?: never;
        /**
         * Create a user
         *
         * Creates a user and adds them to one or more accounts of the organization, each with a permission
         * profile and groups. The user receives an e-mail with a request to activate the memberships, unless
         * `auto_activate_memberships` activates them immediately.
         *
         * The caller must be an administrator of the organization. To create many users at once, use an
         * import.
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
         * administrator of the organization.
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
         * the organization.
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
         * The caller must be an administrator of the organization.
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
         * The caller must be an administrator of the organization.
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
         * The caller must be an administrator of the organization.
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
         * The caller must be an administrator of the organization.
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
         * `auto_activate_memberships` activates it immediately.
         *
         * The caller must be an administrator of the organization.
         */
        post: operations["Users_addUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AccountSettingsImportUpload: AccountSettingsImportUpload;
        BulkRequestDeletion: BulkRequestDeletion;
        BulkUserImportUpload: BulkUserImportUpload;
        DSGroupResponse: DSGroupResponse;
        DeleteMembershipRequest: DeleteMembershipRequest;
        DeleteMembershipResponse: DeleteMembershipResponse;
        DeleteMembershipsRequest: DeleteMembershipsRequest;
        DeleteMembershipsResponse: DeleteMembershipsResponse;
        DeleteResponse: DeleteResponse;
        DeleteUserIdentityRequest: DeleteUserIdentityRequest;
        ErrorDetails: ErrorDetails;
        FederatedStatus: FederatedStatus;
        ForceActivateMembershipRequest: ForceActivateMembershipRequest;
        GroupRequest: GroupRequest;
        GroupType: GroupType;
        ImportErrorType: ImportErrorType;
        MemberGroupResponse: MemberGroupResponse;
        MembershipResponse: MembershipResponse;
        MembershipStatus: MembershipStatus;
        NewAccountUserRequest: NewAccountUserRequest;
        NewUserRequest: NewUserRequest;
        NewUserRequestAccountProperties: NewUserRequestAccountProperties;
        NewUserResponse: NewUserResponse;
        NewUserResponseAccountProperties: NewUserResponseAccountProperties;
        OASIRR_ErrorDetails: OASIRRErrorDetails;
        OASIRR_OrganizationAccountSettingsErrorDataResponse: OASIRROrganizationAccountSettingsErrorDataResponse;
        OETR_ErrorDetails: OETRErrorDetails;
        OrgExportSelectedAccount: OrgExportSelectedAccount;
        OrgExportSelectedDomain: OrgExportSelectedDomain;
        OrganizationAccountRequest: OrganizationAccountRequest;
        OrganizationAccountSettingsImportRequestorResponse: OrganizationAccountSettingsImportRequestorResponse;
        OrganizationAccountSettingsImportResponse: OrganizationAccountSettingsImportResponse;
        OrganizationAccountSettingsImportResultResponse: OrganizationAccountSettingsImportResultResponse;
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
        OrganizationUserResponse: OrganizationUserResponse;
        OrganizationUsersResponse: OrganizationUsersResponse;
        PagingResponseProperties: PagingResponseProperties;
        PermissionProfileRequest: PermissionProfileRequest;
        PermissionProfileResponse: PermissionProfileResponse;
        UpdateMembershipRequest: UpdateMembershipRequest;
        UpdateResponse: UpdateResponse;
        UpdateUserEmailRequest: UpdateUserEmailRequest;
        UpdateUserRequest: UpdateUserRequest;
        UpdateUsersEmailRequest: UpdateUsersEmailRequest;
        UpdateUsersRequest: UpdateUsersRequest;
        UserDrilldownResponse: UserDrilldownResponse;
        UserIdentityRequest: UserIdentityRequest;
        UserIdentityResponse: UserIdentityResponse;
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
    AccountSettingsImport_getBulkAccountSettingsImports: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountSettingsImportGetBulkAccountSettingsImportsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list of imports of account settings. */
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
                    "application/json": OrganizationAccountSettingsImportResponse[];
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
    AccountSettingsImport_addBulkAccountSettingsImport: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountSettingsImportAddBulkAccountSettingsImportParams;
            cookie?: never;
        };
        /** The CSV file with one setting per row. */
        requestBody: {
            content: {
                "multipart/form-data": AccountSettingsImportUpload;
            };
        };
        responses: {
            /** The import of account settings is queued. */
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
                    "application/json": OrganizationAccountSettingsImportResponse;
                };
            };
            /** The form has no CSV file, or the file does not have the format of settings. */
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
    AccountSettingsImport_getBulkAccountSettingsImport: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountSettingsImportGetBulkAccountSettingsImportParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the import of account settings. */
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
                    "application/json": OrganizationAccountSettingsImportResponse;
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
    AccountSettingsImport_deleteBulkAccountSettingsImport: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountSettingsImportDeleteBulkAccountSettingsImportParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The import of account settings was deleted. */
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
}
