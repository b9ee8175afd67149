// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

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
import type { OETRErrorDetails } from './schemas/OETR_ErrorDetails.js';
import type { OrgExportSelectedAccount } from './schemas/OrgExportSelectedAccount.js';
import type { OrgExportSelectedDomain } from './schemas/OrgExportSelectedDomain.js';
import type { OrganizationAccountRequest } from './schemas/OrganizationAccountRequest.js';
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
         * Lists the exports of account settings that were asked for in the organization, those that still
         * wait or run as well as those that have ended. There are no pages.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountExport_getAccountSettingsExports"];
        put?: never;
        /**
         * Export the settings of accounts
         *
         * Starts an export of the settings of up to 40 accounts of the organization. The answer is the
         * export as it stands in the queue; it is read again by its ID until its `status` is `completed`,
         * and then names the file with the settings.
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
         * `results` holds the address of each file. Such a file is JSON: the accounts, and every setting
         * with its category, its name, and the value that each account has for it.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountExport_getAccountSettingsExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export of account settings
         *
         * Deletes an export of account settings together with all the data that belong to it, whether it is
         * through or not. Its files can no longer be fetched.
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
         * Lists the exports of users that were asked for in the organization, those that still wait or run
         * as well as those that have ended. There are no pages.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["UserExport_getUserListExports"];
        put?: never;
        /**
         * Export users
         *
         * Starts an export of users of the organization. `type` says which users; the accounts or the
         * e-mail domains can be narrowed down. The answer is the export as it stands in the queue; it is
         * read again by its ID until its `status` is `completed`, and then names the CSV files.
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
         * Returns one export of users with its progress. Once its `status` is `completed`, `results` holds
         * the address of each CSV file; there is one for each site of the service that keeps users of the
         * organization. The files are fetched with an access token, until the export expires.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["UserExport_getUserListExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export of users
         *
         * Deletes an export of users, whether it waits, runs or has ended. Its files can no longer be
         * fetched; the users themselves stay as they are.
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
         * Starts an import that adds users to the accounts of an organization. The CSV file has a header
         * row and one row for each user and account; it comes as the part `file.csv` of a form, or as the
         * body itself. The answer is the import as it stands in the queue; its `id` leads to what becomes
         * of it.
         *
         * One import may hold 8000 users in 50 accounts, and no more than 2000 users for one account. The
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
         * Starts an import that changes users who are members already. The CSV file has a header row and
         * one row for each user and account; `APIUserName` holds the GUID of the user. It comes as the part
         * `file.csv` of a form, or as the body itself. The answer is the import as it stands in the queue.
         *
         * A new e-mail address holds for the user in all accounts. One import may hold 8000 users in 50
         * accounts, and no more than 2000 users for one account. The caller must be an administrator of
         * the organization.
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
         * for each user and account; it comes as the part `file.csv` of a form, or as the body itself. The
         * answer is the import as it stands in the queue.
         *
         * A row fails if it would close the membership of the caller, or that of the last active
         * administrator of an account. The caller must be an administrator of the organization.
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
         * Lists the imports of users of the organization, whether they add, change or close users, and
         * whether they wait, run or have ended. There are no pages. The caller must be an administrator of
         * the organization.
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
         * Returns one import with its progress. It is read again until its `status` is `completed` or
         * `failed`; then the counts and the rollups tell what came of the rows, and the outcome of each row
         * can be fetched as CSV. The caller must be an administrator of the organization.
         */
        get: operations["UserImport_getBulkUserImportRequest"];
        put?: never;
        post?: never;
        /**
         * Delete an import of users
         *
         * Deletes an import and its outcome. What the import has done to users stays; their memberships are
         * closed by an import of their own. The caller must be an administrator of the organization.
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
         * Read the outcome of an import as CSV
         *
         * Returns the rows of an import with what came of each. There is something to read once
         * `has_csv_results` of the import is true. The caller must be an administrator of the
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
         * Lists users of the organization with their membership. The request must name an e-mail address,
         * an account or a reserved domain; the other parameters narrow the choice down. A user with several
         * memberships may be listed more than once.
         *
         * The list comes in pages: `start` and `take` choose one, and `paging` leads to the pages beside it.
         * The caller must be an administrator of the organization.
         */
        get: operations["Users_getUsers"];
        put?: never;
        /**
         * Make a user
         *
         * Makes a user and adds them to one or more accounts of the organization, each with a permission
         * profile and groups. The user gets an e-mail that asks for the activation, unless
         * `auto_activate_memberships` makes the memberships active at once.
         *
         * The caller must be an administrator of the organization. For many users at once there is the
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
         * Returns users with all that is known of them: their memberships and rights in the accounts, the
         * identities with which they log in, and the rules that hold for logging in. `email` chooses the
         * users who have that address; without it, the answer holds no more than the first 20 users who
         * were changed in the last 10 days.
         *
         * The `site_id` that changes to a user must name is found here. The caller must be an administrator
         * of the organization.
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
         * Changes users and what they are in single accounts: names, language, the rules for logging in,
         * permission profiles and groups. What a user entry leaves out stays as it is. Every user is dealt
         * with for themselves, so the call may go well for some only; the answer says for which.
         *
         * The e-mail address has an operation of its own. The caller must be an administrator of the
         * organization.
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
         * Gives users new e-mail addresses, which hold in all their accounts. A user logs in with the new
         * address from then on; notices about envelopes from before go there as well. What others send to
         * the old address no longer reaches the user in the service.
         *
         * Every user is dealt with for themselves; the answer tells who kept the old address and why. The
         * caller must be an administrator of the organization.
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
         * Makes the membership of a user in an account active without waiting for the user. It is meant for
         * a membership whose status is `activation_required` or `activation_sent`.
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
         * Deletes links between a user and identity providers, so that the user can no longer log in by
         * them. The user and the memberships stay. Every identity is dealt with for itself; the answer
         * tells which one is still there and why.
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
         * Ends the memberships of a user in the accounts that the body names. The user can then neither log
         * in to these accounts nor send from them; other memberships stay. Every account is dealt with for
         * itself; the answer tells where the user is still a member and why.
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
         * Adds a user to one account of the organization, with a permission profile and groups. Somebody
         * whom the service does not know yet is made a user first; somebody it knows gets one more
         * membership. The user is asked by e-mail to activate it, unless `auto_activate_memberships` makes
         * it active at once.
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
        OETR_ErrorDetails: OETRErrorDetails;
        OrgExportSelectedAccount: OrgExportSelectedAccount;
        OrgExportSelectedDomain: OrgExportSelectedDomain;
        OrganizationAccountRequest: OrganizationAccountRequest;
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
        /** The token is good, but the user may not do this here. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Too many calls came in too short a time; the rate headers say when it may go on. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** No access token came with the call, or it is unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
         * Only users who belong to this account of the organization, by its GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The account of the organization, by its GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountIdInPath: string;
        /**
         * Where the plan of an account licenses each user: whether the licence in the request replaces the
         * one that the user holds (true) or is added to it (false).
         *
         * @example true
         */
        applyLicenseOverride: boolean;
        /**
         * The name of the file, where the CSV is the body itself and not a part of a form.
         *
         * @example filename=bulk-users.csv
         */
        contentDisposition: string;
        /**
         * A piece of the e-mail address or of the name; only users who have it are listed.
         *
         * @example okafor
         */
        emailUserNameLike: string;
        /**
         * The position of the last item that is wanted, counted from 0. It counts for nothing beside
         * `take`.
         *
         * @example 39
         */
        end: number;
        /**
         * The export, by the GUID that its request returned.
         *
         * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
         */
        exportId: string;
        /**
         * The import, by the GUID that its request returned.
         *
         * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
         */
        importId: string;
        /**
         * Whether each user comes with the groups across products that they are in.
         *
         * @example true
         */
        includeDsGroups: boolean;
        /**
         * Whether each user comes with the licence that they hold.
         *
         * @example true
         */
        includeLicense: boolean;
        /**
         * Only users who were changed at this moment (ISO 8601) or later. It needs `account_id` or
         * `organization_reserved_domain_id` beside it.
         *
         * @example 2026-11-10T00:00:00Z
         */
        lastModifiedSince: string;
        /**
         * The membership of the user in one account, by its GUID.
         *
         * @example d4c2a8f0-6b1e-4973-85a4-2e9f7c0b3d16
         */
        membershipId: string;
        /**
         * Only users whose membership stands like this.
         *
         * @example active
         */
        membershipStatus: MembershipStatus;
        /**
         * The organization, by its GUID, as userinfo tells it.
         *
         * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
         */
        organizationId: string;
        /**
         * Only users whose e-mail address lies in this domain, by the GUID under which the organization
         * has reserved it.
         *
         * @example c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60
         */
        organizationReservedDomainId: string;
        /**
         * The position of the first item that is wanted, counted from 0.
         *
         * @example 20
         */
        start: number;
        /**
         * How many items one answer holds at most.
         *
         * @example 20
         */
        take: number;
        /**
         * The user, by the GUID that they have in all accounts of the organization.
         *
         * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        userId: string;
        /**
         * The e-mail address of the users who are wanted, in full.
         *
         * @example tomas.okafor@harbour.example
         */
        usersEmail: string;
        /**
         * Only users who stand like this over all their accounts, such as `active` or `closed`.
         *
         * @example active
         */
        usersStatus: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Calls that the account may make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * Calls left to the account in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The moment at which the hour ends and the allowance is full again, in Unix seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * Identifies this exchange in the service's own logs; quote it when you report a problem.
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
            /** The exports of account settings. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportsResponse;
                };
            };
            /** The ID of the organization is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The accounts whose settings are wanted. */
        requestBody: {
            content: {
                "application/json": OrganizationAccountsRequest;
            };
        };
        responses: {
            /** The export waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** The request does not fit the contract, or an account is not of this organization. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The export as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The export and its data are gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRequestDeletion;
                };
            };
            /** An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The exports of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportsResponse;
                };
            };
            /** The ID of the organization is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Which users are wanted. */
        requestBody: {
            content: {
                "application/json": OrganizationExportRequest;
            };
        };
        responses: {
            /** The export waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** The request does not fit the contract, or an account or domain is not of this organization. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The export as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationExportResponse;
                };
            };
            /** An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The export is gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRequestDeletion;
                };
            };
            /** An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The users, one per row. */
        requestBody: {
            content: {
                "multipart/form-data": BulkUserImportUpload;
                "text/csv": Blob;
            };
        };
        responses: {
            /** The import waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** The request does not fit the contract, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The users, one per row. */
        requestBody: {
            content: {
                "multipart/form-data": BulkUserImportUpload;
                "text/csv": Blob;
            };
        };
        responses: {
            /** The import waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** The request does not fit the contract, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The users, one per row. */
        requestBody: {
            content: {
                "multipart/form-data": BulkUserImportUpload;
                "text/csv": Blob;
            };
        };
        responses: {
            /** The import waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** The request does not fit the contract, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The imports of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportsResponse;
                };
            };
            /** The ID of the organization is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The import as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationImportResponse;
                };
            };
            /** An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The import and its outcome are gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRequestDeletion;
                };
            };
            /** An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The rows of the import with their outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            /** The request does not fit the contract, or the import has no outcome yet. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationUsersResponse;
                };
            };
            /** A parameter does not fit the contract, or no e-mail address, account or domain is named. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The user who is to be made. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewUserResponse;
                };
            };
            /** The request does not fit the contract, or names an account, profile or group that there is not. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The profiles that were found. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersDrilldownResponse;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The users, each with what is to change. */
        requestBody: {
            content: {
                "application/json": UpdateUsersRequest;
            };
        };
        responses: {
            /** What came of the changes, user by user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersUpdateResponse;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The users, each with the new address. */
        requestBody: {
            content: {
                "application/json": UpdateUsersEmailRequest;
            };
        };
        responses: {
            /** What came of the changes, user by user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersUpdateResponse;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The site on which the user is kept. */
        requestBody: {
            content: {
                "application/json": ForceActivateMembershipRequest;
            };
        };
        responses: {
            /** The membership is active. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateResponse;
                };
            };
            /** The request does not fit the contract, or the membership cannot be activated. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The identities, as the profile of the user shows them. */
        requestBody: {
            content: {
                "application/json": DeleteUserIdentityRequest;
            };
        };
        responses: {
            /** What came of the deletion, identity by identity. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteResponse;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The accounts that the user is to leave. */
        requestBody: {
            content: {
                "application/json": DeleteMembershipsRequest;
            };
        };
        responses: {
            /** What came of it, account by account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteMembershipsResponse;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The user who is to join the account. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewUserResponse;
                };
            };
            /** The request does not fit the contract, or names a profile or group that the account has not. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
