// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import type { ConnectEventData } from './schemas/ConnectEventData.js';
import type { DSGroupResponse } from './schemas/DSGroupResponse.js';
import type { DeleteMembershipRequest } from './schemas/DeleteMembershipRequest.js';
import type { DeleteMembershipResponse } from './schemas/DeleteMembershipResponse.js';
import type { DeleteMembershipsRequest } from './schemas/DeleteMembershipsRequest.js';
import type { DeleteMembershipsResponse } from './schemas/DeleteMembershipsResponse.js';
import type { DeleteResponse } from './schemas/DeleteResponse.js';
import type { DeleteUserIdentityRequest } from './schemas/DeleteUserIdentityRequest.js';
import type { ErrorDetail } from './schemas/ErrorDetail.js';
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
import type { OrganizationConnectConfigResponse } from './schemas/OrganizationConnectConfigResponse.js';
import type { OrganizationConnectConfigsResponse } from './schemas/OrganizationConnectConfigsResponse.js';
import type { OrganizationConnectConfigurationDetailsResponse } from './schemas/OrganizationConnectConfigurationDetailsResponse.js';
import type { OrganizationConnectConfigurationRequest } from './schemas/OrganizationConnectConfigurationRequest.js';
import type { OrganizationConnectHmacSecretsResponse } from './schemas/OrganizationConnectHmacSecretsResponse.js';
import type { OrganizationConnectOAuthConfiguration } from './schemas/OrganizationConnectOAuthConfiguration.js';
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
import type { ConnectDataPart } from './schemas/connectDataPart.js';
import type { ConnectEvent } from './schemas/connectEvent.js';
import type { DeliveryMode } from './schemas/deliveryMode.js';
import type { AccountExportGetAccountSettingsExportsParams, AccountExportCreateAccountSettingsExportParams, AccountExportGetAccountSettingsExportParams, AccountExportDeleteAccountSettingsExportParams } from './account-export.js';
import type { UserExportGetUserListExportsParams, UserExportCreateUserListExportParams, UserExportGetUserListExportParams, UserExportDeleteUserListExportParams } from './user-export.js';
import type { UserImportAddBulkUserImportHeader, UserImportAddBulkUserImportParams, UserImportUpdateBulkUserImportsHeader, UserImportUpdateBulkUserImportsParams, UserImportCloseBulkUserImportRequestHeader, UserImportCloseBulkUserImportRequestParams, UserImportGetBulkUserImportRequestsParams, UserImportGetBulkUserImportRequestParams, UserImportDeleteBulkUserImportParams, UserImportGetBulkUserImportCSVParams } from './user-import.js';
import type { UsersGetUsersQueryParams, UsersGetUsersParams, UsersCreateUserParams, UsersGetUserProfilesQueryParams, UsersGetUserProfilesParams, UsersUpdateUserQueryParams, UsersUpdateUserParams, UsersUpdateEmailAddressParams, UsersActivateMembershipParams, UsersDeleteIdentitiesParams, UsersCloseMembershipsParams, UsersAddUsersParams } from './users.js';
import type { ConnectGetOrganizationConnectConfigsQueryParams, ConnectGetOrganizationConnectConfigsParams, ConnectCreateOrganizationConnectConfigParams, ConnectGetOrganizationConnectOAuthConfigurationParams, ConnectPutOrganizationConnectOAuthConfigurationParams, ConnectPostOrganizationConnectOAuthConfigurationParams, ConnectDeleteOrganizationConnectOAuthConfigurationParams, ConnectGetConnectHmacSecretsParams, ConnectPostConnectHmacSecretParams, ConnectDeleteConnectHmacSecretParams, ConnectGetOrganizationConnectConfigParams, ConnectUpdateOrganizationConnectConfigParams, ConnectDeleteOrganizationConnectConfigParams } from './connect.js';

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
    "/v2/organizations/{organizationId}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the Connect configurations of an organization
         *
         * Returns the Connect configurations of the organization, and those of each of its accounts. An entry
         * with `accountId` is a configuration of that account, which the eSignature API manages. The others
         * apply to all accounts of the organization, or to those that they select. The parameters narrow the
         * list, which is not paged.
         *
         * A delegated administrator with the right to manage Connect gets the configurations that apply only to
         * accounts of the delegation.
         */
        get: operations["Connect_getOrganizationConnectConfigs"];
        put?: never;
        /**
         * Create a Connect configuration for an organization
         *
         * Creates a Connect configuration that sends the events of several accounts of the organization to one
         * URL, so that the accounts need no configurations of their own. `associatedFilterSelection` specifies
         * whether it applies to all accounts, to some of them, or to certain users or groups.
         *
         * A name, a URL and at least one event are required. Messages are only sent if `allowEnvelopePublish`
         * is `true`. They are JSON. A message is sent again if the listener does not accept it, and the Connect
         * log of the account that it is about has an entry for it.
         *
         * An organization can have up to 20 configurations. A delegated administrator can only select accounts
         * of the delegation.
         */
        post: operations["Connect_createOrganizationConnectConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OAuth configuration of Connect of an organization
         *
         * Returns the OAuth configuration with which the service gets access tokens for the messages of the
         * Connect configurations of the organization that have `includeOAuth`. `clientSecret` is never
         * returned. An organization without an OAuth configuration gets the error `not_found`.
         */
        get: operations["Connect_getOrganizationConnectOAuthConfiguration"];
        /**
         * Change the OAuth configuration of Connect of an organization
         *
         * Changes the OAuth configuration of the organization. Fields that the request does not have keep their
         * values, so that the secret need not be sent again. Another `authorizationServerUrl` or `clientId`
         * requires the secret, so that it is never sent to another server. Tokens of the previous configuration
         * are no longer used.
         *
         * Only an administrator of the organization can use this operation.
         */
        put: operations["Connect_putOrganizationConnectOAuthConfiguration"];
        /**
         * Set the OAuth configuration of Connect of an organization
         *
         * Sets the OAuth configuration of the organization, which replaces an existing one.
         *
         * The service requests an access token from the authorization server by the client credentials grant
         * (RFC 6749) before it sends a message with `includeOAuth`, and sends the token in the header
         * `Authorization: Bearer`. It uses a token until it expires, and requests another one if the listener
         * responds with status 401. If no token is issued, the message counts as not delivered, and the list of
         * failures of the account has the reason.
         *
         * The URL, the client ID and the client secret are required. Only an administrator of the organization
         * can use this operation.
         */
        post: operations["Connect_postOrganizationConnectOAuthConfiguration"];
        /**
         * Delete the OAuth configuration of Connect of an organization
         *
         * Deletes the OAuth configuration of the organization, with the tokens that were obtained by it.
         * Messages of configurations with `includeOAuth` are not delivered until the organization has one
         * again. OAuth configurations of accounts are not affected.
         *
         * Only an administrator of the organization can use this operation.
         */
        delete: operations["Connect_deleteOrganizationConnectOAuthConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys that sign Connect messages of an organization
         *
         * Returns the active keys of the organization, in the order in which they sign: the first key creates
         * the header `X-DocuSign-Signature-1`, the second `-2`, and so on. They sign the messages of the
         * configurations of the organization that have `includeHMAC`. Messages of configurations of an account
         * are signed with the keys of that account.
         *
         * Each key is masked, but begins with its GUID, which `Connect_deleteConnectHmacSecret` needs.
         */
        get: operations["Connect_getConnectHmacSecrets"];
        put?: never;
        /**
         * Create a key that signs Connect messages of an organization
         *
         * Creates a key for the organization. From then on, every message of its configurations with
         * `includeHMAC` has a signature created with it: the Base64-encoded HMAC-SHA256 of the raw body. The new
         * key is the first of the response and signs in the header `X-DocuSign-Signature-1`.
         *
         * Only this response contains the whole key. The request has no body, and an organization can have up
         * to 100 keys. Keys apply to all accounts, so only an administrator of the organization can create one.
         */
        post: operations["Connect_postConnectHmacSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/secret/{keyId}": {
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
         * Revoke a key of an organization that signs Connect messages
         *
         * Revokes a key of the organization. Messages that are sent from now on have no signature created with
         * it, also those that are sent again, and the keys after it move up by one header.
         *
         * To rotate a key without rejected messages, create the new one, let the listener accept both, and
         * then revoke the old one. Only an administrator of the organization can use this operation.
         */
        delete: operations["Connect_deleteConnectHmacSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/{connectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a Connect configuration of an organization
         *
         * Returns one Connect configuration of the organization with all its settings. Configurations of an
         * account are read with `ConnectConfigurations_get` of the eSignature API.
         *
         * For a delegated administrator, configurations that apply to other accounts than those of the
         * delegation do not exist.
         */
        get: operations["Connect_getOrganizationConnectConfig"];
        /**
         * Change a Connect configuration of an organization
         *
         * Changes a Connect configuration of the organization. Fields that the request does not have keep
         * their values. The next event is sent by the new settings. Messages that are already waiting keep
         * theirs, except that `pausePublish` holds them back or releases them.
         *
         * `connectId` of the body is not required. If it is there, it must be the one of the path. A delegated
         * administrator can only select accounts of the delegation.
         */
        put: operations["Connect_updateOrganizationConnectConfig"];
        post?: never;
        /**
         * Delete a Connect configuration of an organization
         *
         * Deletes a Connect configuration of the organization. Events are no longer sent by it, and messages
         * that were waiting for delivery are discarded. Entries in the Connect logs of the accounts remain.
         *
         * For a delegated administrator, configurations that apply to other accounts than those of the
         * delegation do not exist.
         */
        delete: operations["Connect_deleteOrganizationConnectConfig"];
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
        ConnectEventData: ConnectEventData;
        DSGroupResponse: DSGroupResponse;
        DeleteMembershipRequest: DeleteMembershipRequest;
        DeleteMembershipResponse: DeleteMembershipResponse;
        DeleteMembershipsRequest: DeleteMembershipsRequest;
        DeleteMembershipsResponse: DeleteMembershipsResponse;
        DeleteResponse: DeleteResponse;
        DeleteUserIdentityRequest: DeleteUserIdentityRequest;
        ErrorDetail: ErrorDetail;
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
        OrganizationConnectConfigResponse: OrganizationConnectConfigResponse;
        OrganizationConnectConfigsResponse: OrganizationConnectConfigsResponse;
        OrganizationConnectConfigurationDetailsResponse: OrganizationConnectConfigurationDetailsResponse;
        OrganizationConnectConfigurationRequest: OrganizationConnectConfigurationRequest;
        OrganizationConnectHmacSecretsResponse: OrganizationConnectHmacSecretsResponse;
        OrganizationConnectOAuthConfiguration: OrganizationConnectOAuthConfiguration;
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
        connectDataPart: ConnectDataPart;
        connectEvent: ConnectEvent;
        deliveryMode: DeliveryMode;
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
         * Returns only configurations that apply to this account: those of the account itself, and those of
         * the organization that include it.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        connectAccountId: string;
        /**
         * Returns only active configurations (`true`), or only inactive ones (`false`).
         *
         * @example false
         */
        connectAllowEnvelopePublish: boolean;
        /**
         * The GUID of the configuration, as returned when it was created and by
         * `Connect_getOrganizationConnectConfigs`.
         *
         * @example a41f7c0e-93b6-4d28-8e5a-c7d20b916f34
         */
        connectId: string;
        /**
         * Returns only the configuration with this ID, and configurations whose name contains this text, in
         * any letter case.
         *
         * @example events
         */
        connectQuery: string;
        /**
         * Returns only configurations that apply to an account of this site of the service.
         *
         * @example 3
         */
        connectSiteId: number;
        /**
         * The field by which the list is sorted, in ascending order.
         *
         * @example accountName
         */
        connectSortBy: "connectId" | "configurationType" | "name" | "accountId" | "accountName" | "siteId" | "allowEnvelopePublish" | "allowSalesforcePublish" | "pausePublish" | "requiresAcknowledgement" | "disabledBy";
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
         * The GUID of the key: the part before the dot of each text that `Connect_getConnectHmacSecrets`
         * returns.
         *
         * @example d6c3b0a9-4e81-4f72-a5d0-93b7e2f8164c
         */
        keyId: string;
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
    Connect_getOrganizationConnectConfigs: {
        parameters: {
            query?: ConnectGetOrganizationConnectConfigsQueryParams;
            header?: never;
            path: ConnectGetOrganizationConnectConfigsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The configurations that match. */
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
                    "application/json": OrganizationConnectConfigsResponse;
                };
            };
            /** Invalid request: a parameter has an invalid value. */
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
    Connect_createOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectCreateOrganizationConnectConfigParams;
            cookie?: never;
        };
        /** The configuration to create. */
        requestBody: {
            content: {
                "application/json": OrganizationConnectConfigurationRequest;
            };
        };
        responses: {
            /** The configuration with its ID. */
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
                    "application/json": OrganizationConnectConfigurationDetailsResponse;
                };
            };
            /** The request is invalid, or the organization has the maximum number of configurations. */
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
    Connect_getOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectGetOrganizationConnectOAuthConfigurationParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The OAuth configuration, without its secret. */
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
                    "application/json": OrganizationConnectOAuthConfiguration;
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
    Connect_putOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectPutOrganizationConnectOAuthConfigurationParams;
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": OrganizationConnectOAuthConfiguration;
            };
        };
        responses: {
            /** The changed OAuth configuration, without its secret. */
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
                    "application/json": OrganizationConnectOAuthConfiguration;
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
    Connect_postOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectPostOrganizationConnectOAuthConfigurationParams;
            cookie?: never;
        };
        /** The authorization server and the credentials for it. */
        requestBody: {
            content: {
                "application/json": OrganizationConnectOAuthConfiguration;
            };
        };
        responses: {
            /** The OAuth configuration that was set, without its secret. */
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
                    "application/json": OrganizationConnectOAuthConfiguration;
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
    Connect_deleteOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectDeleteOrganizationConnectOAuthConfigurationParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The OAuth configuration was deleted. */
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
    Connect_getConnectHmacSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectGetConnectHmacSecretsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keys of the organization. */
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
                    "application/json": OrganizationConnectHmacSecretsResponse;
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
    Connect_postConnectHmacSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectPostConnectHmacSecretParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All keys, of which the new one is complete. */
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
                    "application/json": OrganizationConnectHmacSecretsResponse;
                };
            };
            /** The organization ID is not a GUID, or the organization has the maximum number of keys. */
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
    Connect_deleteConnectHmacSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectDeleteConnectHmacSecretParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The remaining keys of the organization, masked. */
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
                    "application/json": OrganizationConnectHmacSecretsResponse;
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
    Connect_getOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectGetOrganizationConnectConfigParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The configuration of the organization. */
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
                    "application/json": OrganizationConnectConfigurationDetailsResponse;
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
    Connect_updateOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectUpdateOrganizationConnectConfigParams;
            cookie?: never;
        };
        /** The settings to change. */
        requestBody: {
            content: {
                "application/json": OrganizationConnectConfigurationRequest;
            };
        };
        responses: {
            /** The configuration as it is now. */
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
                    "application/json": OrganizationConnectConfigurationDetailsResponse;
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
    Connect_deleteOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectDeleteOrganizationConnectConfigParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The configuration was deleted. */
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
}
