// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAdminLocale } from './schemas/AccountAdminLocale.js';
import type { AccountSettingsImportUpload } from './schemas/AccountSettingsImportUpload.js';
import type { ActorType } from './schemas/ActorType.js';
import type { AddDSGroupAndUsersResponse } from './schemas/AddDSGroupAndUsersResponse.js';
import type { AddDSGroupUsersResponse } from './schemas/AddDSGroupUsersResponse.js';
import type { AddUserResponse } from './schemas/AddUserResponse.js';
import type { AddUserResponseAccountProperties } from './schemas/AddUserResponseAccountProperties.js';
import type { AddressInformation } from './schemas/AddressInformation.js';
import type { AssetGroupAccountClone } from './schemas/AssetGroupAccountClone.js';
import type { AssetGroupAccountCloneSourceAccount } from './schemas/AssetGroupAccountCloneSourceAccount.js';
import type { AssetGroupAccountCloneTargetAccount } from './schemas/AssetGroupAccountCloneTargetAccount.js';
import type { AssetGroupAccountCloneTargetAccountAdmin } from './schemas/AssetGroupAccountCloneTargetAccountAdmin.js';
import type { AssetGroupAccountClones } from './schemas/AssetGroupAccountClones.js';
import type { AssetGroupAccountResponse } from './schemas/AssetGroupAccountResponse.js';
import type { AssetGroupAccountsResponse } from './schemas/AssetGroupAccountsResponse.js';
import type { AssetGroupWorkStatus } from './schemas/AssetGroupWorkStatus.js';
import type { AssetGroupWorkType } from './schemas/AssetGroupWorkType.js';
import type { BillingProfileType } from './schemas/BillingProfileType.js';
import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import type { CertificateResponse } from './schemas/CertificateResponse.js';
import type { ConnectEventData } from './schemas/ConnectEventData.js';
import type { DSGroupAddRequest } from './schemas/DSGroupAddRequest.js';
import type { DSGroupAndUsersResponse } from './schemas/DSGroupAndUsersResponse.js';
import type { DSGroupListResponse } from './schemas/DSGroupListResponse.js';
import type { DSGroupRequest } from './schemas/DSGroupRequest.js';
import type { DSGroupResponse } from './schemas/DSGroupResponse.js';
import type { DSGroupUserResponse } from './schemas/DSGroupUserResponse.js';
import type { DSGroupUsersAddRequest } from './schemas/DSGroupUsersAddRequest.js';
import type { DSGroupUsersRemoveRequest } from './schemas/DSGroupUsersRemoveRequest.js';
import type { DSGroupUsersResponse } from './schemas/DSGroupUsersResponse.js';
import type { DataRedactionStatus } from './schemas/DataRedactionStatus.js';
import type { DeleteMembershipRequest } from './schemas/DeleteMembershipRequest.js';
import type { DeleteMembershipResponse } from './schemas/DeleteMembershipResponse.js';
import type { DeleteMembershipsRequest } from './schemas/DeleteMembershipsRequest.js';
import type { DeleteMembershipsResponse } from './schemas/DeleteMembershipsResponse.js';
import type { DeleteResponse } from './schemas/DeleteResponse.js';
import type { DeleteUserIdentityRequest } from './schemas/DeleteUserIdentityRequest.js';
import type { DocuSignAccountDomainModelAddress } from './schemas/DocuSignAccountDomainModelAddress.js';
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
import type { IndividualMembershipDataRedactionRequest } from './schemas/IndividualMembershipDataRedactionRequest.js';
import type { IndividualUserDataRedactionRequest } from './schemas/IndividualUserDataRedactionRequest.js';
import type { IndividualUserDataRedactionResponse } from './schemas/IndividualUserDataRedactionResponse.js';
import type { LinkResponse } from './schemas/LinkResponse.js';
import type { MemberGroupResponse } from './schemas/MemberGroupResponse.js';
import type { MemberGroupsResponse } from './schemas/MemberGroupsResponse.js';
import type { MembershipDataRedactionRequest } from './schemas/MembershipDataRedactionRequest.js';
import type { MembershipDataRedactionResponse } from './schemas/MembershipDataRedactionResponse.js';
import type { MembershipResponse } from './schemas/MembershipResponse.js';
import type { MembershipStatus } from './schemas/MembershipStatus.js';
import type { NewAccountUserRequest } from './schemas/NewAccountUserRequest.js';
import type { NewMultiProductUserAddRequest } from './schemas/NewMultiProductUserAddRequest.js';
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
import type { OrganizationAccountResponse } from './schemas/OrganizationAccountResponse.js';
import type { OrganizationAccountSettingsImportRequestorResponse } from './schemas/OrganizationAccountSettingsImportRequestorResponse.js';
import type { OrganizationAccountSettingsImportResponse } from './schemas/OrganizationAccountSettingsImportResponse.js';
import type { OrganizationAccountSettingsImportResultResponse } from './schemas/OrganizationAccountSettingsImportResultResponse.js';
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
import type { OrganizationResponse } from './schemas/OrganizationResponse.js';
import type { OrganizationSimpleIdObject } from './schemas/OrganizationSimpleIdObject.js';
import type { OrganizationSubscriptionResponse } from './schemas/OrganizationSubscriptionResponse.js';
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
import type { SubAccountCreateRequest } from './schemas/SubAccountCreateRequest.js';
import type { SubAccountCreateRequestSubAccountCreationSubscription } from './schemas/SubAccountCreateRequestSubAccountCreationSubscription.js';
import type { SubAccountCreateRequestSubAccountCreationTargetAccountAdmin } from './schemas/SubAccountCreateRequestSubAccountCreationTargetAccountAdmin.js';
import type { SubAccountCreateRequestSubAccountCreationTargetAccountDetails } from './schemas/SubAccountCreateRequestSubAccountCreationTargetAccountDetails.js';
import type { SubAccountCreateSubscriptionDetails } from './schemas/SubAccountCreateSubscriptionDetails.js';
import type { SubAccountCreateSubscriptionModuleDetails } from './schemas/SubAccountCreateSubscriptionModuleDetails.js';
import type { SubAccountCreateTargetAccount } from './schemas/SubAccountCreateTargetAccount.js';
import type { SubAccountCreateTargetAccountAdmin } from './schemas/SubAccountCreateTargetAccountAdmin.js';
import type { SubAccountCreateWorker } from './schemas/SubAccountCreateWorker.js';
import type { SubAccountCreateWorkerResponse } from './schemas/SubAccountCreateWorkerResponse.js';
import type { SubAccountErrorDetails } from './schemas/SubAccountErrorDetails.js';
import type { SubscriptionPlanItemResponse } from './schemas/SubscriptionPlanItemResponse.js';
import type { SubscriptionProvisionModelAccountCreateAccountAdmin } from './schemas/SubscriptionProvisionModelAccountCreateAccountAdmin.js';
import type { SubscriptionProvisionModelAccountCreateCreateAccountDetails } from './schemas/SubscriptionProvisionModelAccountCreateCreateAccountDetails.js';
import type { SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails } from './schemas/SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails.js';
import type { SubscriptionProvisionModelAccountCreateCreateSubAccountDetails } from './schemas/SubscriptionProvisionModelAccountCreateCreateSubAccountDetails.js';
import type { SubscriptionProvisionModelAssetGroupWork } from './schemas/SubscriptionProvisionModelAssetGroupWork.js';
import type { SubscriptionProvisionModelAssetGroupWorkResult } from './schemas/SubscriptionProvisionModelAssetGroupWorkResult.js';
import type { SubscriptionProvisionModelChangeEvent } from './schemas/SubscriptionProvisionModelChangeEvent.js';
import type { SubscriptionProvisionModelServiceErrorDetails } from './schemas/SubscriptionProvisionModelServiceErrorDetails.js';
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
import type { ConnectDataPart } from './schemas/connectDataPart.js';
import type { ConnectEvent } from './schemas/connectEvent.js';
import type { DeliveryMode } from './schemas/deliveryMode.js';
import type { OrganizationGetOrganizationsQueryParams } from './organization.js';
import type { ReservedDomainsGetReservedDomainsParams } from './reserved-domains.js';
import type { IdentityProvidersGetIdentityProvidersParams } from './identity-providers.js';
import type { AccountExportGetAccountSettingsExportsParams, AccountExportCreateAccountSettingsExportParams, AccountExportGetAccountSettingsExportParams, AccountExportDeleteAccountSettingsExportParams } from './account-export.js';
import type { UserExportGetUserListExportsParams, UserExportCreateUserListExportParams, UserExportGetUserListExportParams, UserExportDeleteUserListExportParams } from './user-export.js';
import type { AccountSettingsImportGetBulkAccountSettingsImportsParams, AccountSettingsImportAddBulkAccountSettingsImportParams, AccountSettingsImportGetBulkAccountSettingsImportParams, AccountSettingsImportDeleteBulkAccountSettingsImportParams } from './account-settings-import.js';
import type { UserImportAddBulkUserImportHeader, UserImportAddBulkUserImportParams, UserImportUpdateBulkUserImportsHeader, UserImportUpdateBulkUserImportsParams, UserImportCloseBulkUserImportRequestHeader, UserImportCloseBulkUserImportRequestParams, UserImportCloseBulkExternalUserImportRequestParams, UserImportGetBulkUserImportRequestsParams, UserImportGetBulkUserImportRequestParams, UserImportDeleteBulkUserImportParams, UserImportGetBulkUserImportCSVParams } from './user-import.js';
import type { SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams } from './single-account-user-import.js';
import type { UsersGetUsersQueryParams, UsersGetUsersParams, UsersCreateUserParams, UsersGetUserProfilesQueryParams, UsersGetUserProfilesParams, UsersUpdateUserQueryParams, UsersUpdateUserParams, UsersUpdateEmailAddressParams, UsersActivateMembershipParams, UsersDeleteIdentitiesParams, UsersCloseMembershipsParams, UsersAddUsersParams } from './users.js';
import type { ESignUserManagementGetGroupsQueryParams, ESignUserManagementGetGroupsParams, ESignUserManagementGetPermissionsParams } from './e-sign-user-management.js';
import type { ConnectGetOrganizationConnectConfigsQueryParams, ConnectGetOrganizationConnectConfigsParams, ConnectCreateOrganizationConnectConfigParams, ConnectGetOrganizationConnectOAuthConfigurationParams, ConnectPutOrganizationConnectOAuthConfigurationParams, ConnectPostOrganizationConnectOAuthConfigurationParams, ConnectDeleteOrganizationConnectOAuthConfigurationParams, ConnectGetConnectHmacSecretsParams, ConnectPostConnectHmacSecretParams, ConnectDeleteConnectHmacSecretParams, ConnectGetOrganizationConnectConfigParams, ConnectUpdateOrganizationConnectConfigParams, ConnectDeleteOrganizationConnectConfigParams } from './connect.js';
import type { AccountCreationGetOrganizationPlanItemsParams, AccountCreationCreateAssetGroupAccountParams, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams, AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams, AccountCreationGetSubAccountCreateProcessesByOrgIdParams } from './account-creation.js';
import type { AccountCloningGetAssetGroupAccountsQueryParams, AccountCloningGetAssetGroupAccountsParams, AccountCloningCloneAssetGroupAccountParams, AccountCloningGetAssetGroupAccountCloneQueryParams, AccountCloningGetAssetGroupAccountCloneParams, AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams, AccountCloningGetAssetGroupAccountClonesByOrgIdParams } from './account-cloning.js';
import type { DataDeletionRedactIndividualMembershipDataParams, DataDeletionRedactIndividualUserDataParams } from './data-deletion.js';
import type { MultiProductUserManagementGetDSGroupsQueryParams, MultiProductUserManagementGetDSGroupsParams, MultiProductUserManagementAddDSGroupParams, MultiProductUserManagementGetDSGroupParams, MultiProductUserManagementDeleteDSGroupParams, MultiProductUserManagementGetDSGroupUsersQueryParams, MultiProductUserManagementGetDSGroupUsersParams, MultiProductUserManagementAddDSGroupUsersParams, MultiProductUserManagementRemoveDSGroupUsersParams, MultiProductUserManagementGetProductPermissionProfilesParams, MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams, MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams, MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams, MultiProductUserManagementRemoveUserProductPermissionParams, MultiProductUserManagementGetUserProductPermissionProfilesParams, MultiProductUserManagementAddUserProductPermissionProfilesParams, MultiProductUserManagementAddOrUpdateUserParams, MultiProductUserManagementGetUserDSProfilesByEmailQueryParams, MultiProductUserManagementGetUserDSProfilesByEmailParams, MultiProductUserManagementGetUserDSProfileQueryParams, MultiProductUserManagementGetUserDSProfileParams } from './multi-product-user-management.js';

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
         * `AddressLine1`, `AdressLine2`, `City`, `StateRegionProvince`, `PostalCode`, `Country`, `Phone`,
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
         * | column                                        | content                                          |
         * | --------------------------------------------- | ------------------------------------------------ |
         * | `AccountID`                                   | required: the GUID of the account                |
         * | `AccountName`                                 | the name of the account, which must match its ID |
         * | `FirstName`, `LastName`, or `UserName`        | required: the name of the user                   |
         * | `UserEmail`                                   | required: the e-mail address of the user         |
         * | `PermissionSet`                               | required: the name of a permission profile       |
         * | `Group`, several times                        | the names of groups of the account               |
         * | `UserTitle`, `CompanyName`                    | the job title and the company                    |
         * | `AddressLine1`, `AddressLine2`, `City`        | the address                                      |
         * | `StateRegionProvince`, `PostalCode`           | the rest of the address                          |
         * | `Country`                                     | a country code of two letters                    |
         * | `Phone`                                       | the telephone number                             |
         * | `Language`                                    | the language of the user, such as `pt_BR`        |
         * | `LoginPolicy`                                 | `FedAuthRequired` or `FedAuthBypass`             |
         * | `AutoActivate`                                | `true`: the membership is active at once         |
         *
         * `eSignPermissionProfile` is another name of `PermissionSet`. Columns can be in any order, and
         * neither their names nor those of profiles and groups depend on upper and lower case. Existing
         * members are not changed. If the header or the size of the file is wrong, the import fails as a
         * whole; if a row is wrong, the other rows are imported.
         *
         * One import can contain up to 8000 users in 50 accounts, and up to 2000 users for one account. The
         * caller must be an administrator of the organization, or a delegated one with the right to manage
         * users, for the accounts of the delegation.
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
         * user and account. The column `APIUserName` contains the GUID of the user, and `MembershipID` can
         * contain the one of the membership. The other columns are those of `UserImport_addBulkUserImport`,
         * without `AutoActivate`. Send the file as the part `file.csv` of a form, or as the request body
         * itself. The response contains the queued import.
         *
         * An empty cell leaves the value as it is. Groups replace the ones that the user is in, unless all
         * `Group` cells of the row are empty. A new e-mail address applies to the user in all accounts.
         *
         * One import can contain up to 8000 users in 50 accounts, and up to 2000 users for one account. The
         * caller must be an administrator of the organization, or a delegated one with the right to manage
         * users, for the accounts of the delegation.
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
         * The columns are `AccountID`, `FirstName`, `LastName`, `UserEmail` and `PermissionSet`, which can
         * be empty. `APIUserName` or `MembershipID` can take the place of name and address. In the results,
         * `membership_closed` means that the row closed a membership.
         *
         * A row fails if it would close the membership of the caller or of the last active administrator of
         * an account. The caller must be an administrator of the organization, or a delegated one with the
         * right to manage users.
         */
        post: operations["UserImport_closeBulkUserImportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/close_external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close external memberships
         *
         * Starts an import that closes memberships in accounts which do not belong to the organization, of
         * all users whose e-mail address is in a domain that the organization has claimed. After that, these
         * users can work only in the accounts of the organization. The request has no body, since the
         * service finds the memberships itself.
         *
         * A membership remains open if its user is the last active administrator of the account. The CSV
         * with the results lists each membership. The caller must be an administrator of the organization.
         */
        post: operations["UserImport_closeBulkExternalUserImportRequest"];
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
         * whether they are queued, in process or finished. The list is not paged. Administrators of the
         * organization get all imports, other callers those that they requested.
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
         * available as CSV. The caller must be an administrator of the organization, or have requested the
         * import.
         */
        get: operations["UserImport_getBulkUserImportRequest"];
        put?: never;
        post?: never;
        /**
         * Delete an import of users
         *
         * Deletes an import and its results. Changes that the import made to users are kept; rows that were
         * not processed yet are not imported any more. To close memberships, use a close import. The caller
         * must be an administrator of the organization, or have requested the import.
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
         * Returns the rows of an import with the result of each row, in two additional columns:
         * `ProcessingResults` contains one or more values of `error_type`, separated by semicolons, and
         * `ProcessingDetails` a sentence about a row that failed or has a warning. All other cells are as
         * they were sent. The results are available once `has_csv_results` of the import is `true`. The
         * caller must be an administrator of the organization, or have requested the import.
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
    "/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add users to one account from a CSV file
         *
         * Starts an import that adds users to the account of the path. The CSV file has a header row and one
         * row for each user, with the columns of `UserImport_addBulkUserImport` but without `AccountID`. A
         * file can also have that column; then each row must name the account of the path. Send the file as
         * the part `file.csv` of a form, or as the request body itself.
         *
         * One import can contain up to 2000 users. The other operations of `UserImport` return its progress
         * and results. The caller must be an administrator of the organization or of the account.
         */
        post: operations["SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change users of one account from a CSV file
         *
         * Starts an import that changes members of the account of the path. The CSV file has a header row and
         * one row for each user, with the columns of `UserImport_updateBulkUserImports` but without
         * `AccountID`. Columns that the file does not have, and empty cells, leave a value as it is. Send
         * the file as the part `file.csv` of a form, or as the request body itself.
         *
         * One import can contain up to 2000 users. The caller must be an administrator of the organization
         * or of the account.
         */
        post: operations["SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest"];
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
    "/v2/organizations/{organizationId}/planItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions and plan items of an organization
         *
         * Returns the subscriptions with which the organization can create accounts. Each subscription has a
         * plan and an asset group, and lists the modules that a new account can have. The list is not paged.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountCreation_GetOrganizationPlanItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accountCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account with a plan and modules
         *
         * Starts the creation of an account of the organization. The request names a subscription with its
         * plan and modules, as AccountCreation_GetOrganizationPlanItems lists them, and the name, the place
         * and the administrator of the account. The creation runs in the background and takes up to ten
         * minutes. Until it is completed, the ID of the account consists of zeros.
         *
         * The region is `NA`, `EU`, `AU` or `CA`. A `region` in the request takes precedence over the
         * `countryCode`. The service chooses the site of the new account in that region.
         *
         * The administrator becomes an active member if the organization has claimed the e-mail domain.
         * Otherwise the administrator receives an e-mail with which to activate the account.
         *
         * Only one account can be in creation at a time. A failed attempt is repeated up to ten times.
         *
         * The caller must be an administrator of the organization.
         */
        post: operations["AccountCreation_CreateAssetGroupAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an account creation
         *
         * Returns the creation of an account. When its `status` is `Completed`, `targetAccount` has the ID
         * of the new account. While attempts fail, `createAccountProcessingFailureDetails` has the reason.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/subAccountsCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account creations of an organization
         *
         * Returns the accounts that were requested in the organization, with their progress, whether the
         * creation is completed or not. The list is not paged.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountCreation_GetSubAccountCreateProcessesByOrgId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts that can be cloned
         *
         * Returns the accounts of the organization that belong to an asset group, and whether they are
         * compliant. An asset group is the set of plan items that the organization has subscribed to. An
         * account is compliant if it has no other plan items. Only compliant accounts can be cloned. The
         * list is not paged.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountCloning_getAssetGroupAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accountClone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone an account
         *
         * Starts the creation of an account with the plan items and the eSignature settings of another
         * account of the organization. Users, groups, signing groups, permission profiles, templates,
         * brands, integrations and Connect configurations are not copied. The clone runs in the background
         * and takes up to ten minutes. Until it is completed, the ID of the new account consists of zeros.
         *
         * The source account must be compliant, as AccountCloning_getAssetGroupAccounts says. The
         * administrator of the new account must be an administrator of the organization. The region is `NA`,
         * `EU`, `AU` or `CA`. A `region` in the request takes precedence over the `countryCode`. The service
         * chooses the site of the new account in that region. A clone in the region of its source is on the
         * same site.
         *
         * An account can be the source of up to five clones at a time. A failed attempt is repeated up to
         * ten times.
         *
         * The caller must be an administrator of the organization.
         */
        post: operations["AccountCloning_cloneAssetGroupAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of a clone
         *
         * Returns the clone of an account. When its `status` is `Completed`, `targetAccount` has the ID of
         * the new account. While attempts fail, `cloneProcessingFailureDetails` has the reason.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountCloning_getAssetGroupAccountClone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accountClones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clones of an organization
         *
         * Returns the clones that were requested in the organization, with their progress, whether they are
         * completed or not. The list is not paged.
         *
         * The caller must be an administrator of the organization.
         */
        get: operations["AccountCloning_getAssetGroupAccountClonesByOrgId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/data_redaction/accounts/{accountId}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the data of a user from an account
         *
         * Deletes the personal data of a former user from one account. The name, the addresses and the
         * profile of the user are replaced by placeholders: in the membership, in envelopes and templates of
         * the account as sender, owner or recipient, in their histories, in the e-mails and logs of the
         * account, and in its rooms. The signatures, the profile image and the contacts of the user are
         * deleted. The user ID and the envelopes remain.
         *
         * The membership must have been closed for at least 24 hours. A deletion cannot be undone. For a
         * user with many envelopes, it continues in the background, and the status is `pending`. Repeat the
         * request to see when it is `already_redacted`.
         *
         * When the data of all memberships of the user are deleted, the service deletes the data of the user
         * that belong to no account, and the log-in.
         *
         * The caller must be an administrator of the account or of its organization, or a delegated
         * administrator of users of the account.
         */
        post: operations["DataDeletion_redactIndividualMembershipData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/data_redaction/organizations/{organizationId}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the data of a user from several accounts
         *
         * Deletes the personal data of a former user from accounts of the organization. The name, the
         * addresses and the profile of the user are replaced by placeholders: in the memberships, in
         * envelopes and templates of these accounts as sender, owner or recipient, in their histories, in
         * the e-mails and logs of these accounts, and in their rooms. The signatures, the profile image and
         * the contacts of the user are deleted. The user ID and the envelopes remain.
         *
         * Each membership must have been closed for at least 24 hours. A deletion cannot be undone. For a
         * user with many envelopes, it continues in the background, and the status is `pending`. Repeat the
         * request to see when it is `already_redacted`. If this is not so for one of the memberships, its
         * status is `failure`, and the others are deleted.
         *
         * When the data of all memberships of the user are deleted, the service deletes the data of the user
         * that belong to no account, and the log-in.
         *
         * The caller must be an administrator of the organization, or a delegated administrator of users of
         * these accounts.
         */
        post: operations["DataDeletion_redactIndividualUserData"];
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
         * Returns the users of the organization with an e-mail address, each with the names, the memberships
         * and rights in the accounts, the identities for login, and the login rules. `email` names the
         * address; the request is rejected without it. `include_license` adds the licence to each membership.
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
}

export interface components {
    schemas: {
        AccountAdminLocale: AccountAdminLocale;
        AccountSettingsImportUpload: AccountSettingsImportUpload;
        ActorType: ActorType;
        AddDSGroupAndUsersResponse: AddDSGroupAndUsersResponse;
        AddDSGroupUsersResponse: AddDSGroupUsersResponse;
        AddUserResponse: AddUserResponse;
        AddUserResponseAccountProperties: AddUserResponseAccountProperties;
        AddressInformation: AddressInformation;
        AssetGroupAccountClone: AssetGroupAccountClone;
        AssetGroupAccountCloneSourceAccount: AssetGroupAccountCloneSourceAccount;
        AssetGroupAccountCloneTargetAccount: AssetGroupAccountCloneTargetAccount;
        AssetGroupAccountCloneTargetAccountAdmin: AssetGroupAccountCloneTargetAccountAdmin;
        AssetGroupAccountClones: AssetGroupAccountClones;
        AssetGroupAccountResponse: AssetGroupAccountResponse;
        AssetGroupAccountsResponse: AssetGroupAccountsResponse;
        AssetGroupWorkStatus: AssetGroupWorkStatus;
        AssetGroupWorkType: AssetGroupWorkType;
        BillingProfileType: BillingProfileType;
        BulkRequestDeletion: BulkRequestDeletion;
        BulkUserImportUpload: BulkUserImportUpload;
        CertificateResponse: CertificateResponse;
        ConnectEventData: ConnectEventData;
        DSGroupAddRequest: DSGroupAddRequest;
        DSGroupAndUsersResponse: DSGroupAndUsersResponse;
        DSGroupListResponse: DSGroupListResponse;
        DSGroupRequest: DSGroupRequest;
        DSGroupResponse: DSGroupResponse;
        DSGroupUserResponse: DSGroupUserResponse;
        DSGroupUsersAddRequest: DSGroupUsersAddRequest;
        DSGroupUsersRemoveRequest: DSGroupUsersRemoveRequest;
        DSGroupUsersResponse: DSGroupUsersResponse;
        DataRedactionStatus: DataRedactionStatus;
        DeleteMembershipRequest: DeleteMembershipRequest;
        DeleteMembershipResponse: DeleteMembershipResponse;
        DeleteMembershipsRequest: DeleteMembershipsRequest;
        DeleteMembershipsResponse: DeleteMembershipsResponse;
        DeleteResponse: DeleteResponse;
        DeleteUserIdentityRequest: DeleteUserIdentityRequest;
        DocuSignAccountDomainModelAddress: DocuSignAccountDomainModelAddress;
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
        IndividualMembershipDataRedactionRequest: IndividualMembershipDataRedactionRequest;
        IndividualUserDataRedactionRequest: IndividualUserDataRedactionRequest;
        IndividualUserDataRedactionResponse: IndividualUserDataRedactionResponse;
        LinkResponse: LinkResponse;
        MemberGroupResponse: MemberGroupResponse;
        MemberGroupsResponse: MemberGroupsResponse;
        MembershipDataRedactionRequest: MembershipDataRedactionRequest;
        MembershipDataRedactionResponse: MembershipDataRedactionResponse;
        MembershipResponse: MembershipResponse;
        MembershipStatus: MembershipStatus;
        NewAccountUserRequest: NewAccountUserRequest;
        NewMultiProductUserAddRequest: NewMultiProductUserAddRequest;
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
        OrganizationAccountResponse: OrganizationAccountResponse;
        OrganizationAccountSettingsImportRequestorResponse: OrganizationAccountSettingsImportRequestorResponse;
        OrganizationAccountSettingsImportResponse: OrganizationAccountSettingsImportResponse;
        OrganizationAccountSettingsImportResultResponse: OrganizationAccountSettingsImportResultResponse;
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
        OrganizationResponse: OrganizationResponse;
        OrganizationSimpleIdObject: OrganizationSimpleIdObject;
        OrganizationSubscriptionResponse: OrganizationSubscriptionResponse;
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
        SubAccountCreateRequest: SubAccountCreateRequest;
        SubAccountCreateRequestSubAccountCreationSubscription: SubAccountCreateRequestSubAccountCreationSubscription;
        SubAccountCreateRequestSubAccountCreationTargetAccountAdmin: SubAccountCreateRequestSubAccountCreationTargetAccountAdmin;
        SubAccountCreateRequestSubAccountCreationTargetAccountDetails: SubAccountCreateRequestSubAccountCreationTargetAccountDetails;
        SubAccountCreateSubscriptionDetails: SubAccountCreateSubscriptionDetails;
        SubAccountCreateSubscriptionModuleDetails: SubAccountCreateSubscriptionModuleDetails;
        SubAccountCreateTargetAccount: SubAccountCreateTargetAccount;
        SubAccountCreateTargetAccountAdmin: SubAccountCreateTargetAccountAdmin;
        SubAccountCreateWorker: SubAccountCreateWorker;
        SubAccountCreateWorkerResponse: SubAccountCreateWorkerResponse;
        SubAccountErrorDetails: SubAccountErrorDetails;
        SubscriptionPlanItemResponse: SubscriptionPlanItemResponse;
        SubscriptionProvisionModelAccountCreateAccountAdmin: SubscriptionProvisionModelAccountCreateAccountAdmin;
        SubscriptionProvisionModelAccountCreateCreateAccountDetails: SubscriptionProvisionModelAccountCreateCreateAccountDetails;
        SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails: SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails;
        SubscriptionProvisionModelAccountCreateCreateSubAccountDetails: SubscriptionProvisionModelAccountCreateCreateSubAccountDetails;
        SubscriptionProvisionModelAssetGroupWork: SubscriptionProvisionModelAssetGroupWork;
        SubscriptionProvisionModelAssetGroupWorkResult: SubscriptionProvisionModelAssetGroupWorkResult;
        SubscriptionProvisionModelChangeEvent: SubscriptionProvisionModelChangeEvent;
        SubscriptionProvisionModelServiceErrorDetails: SubscriptionProvisionModelServiceErrorDetails;
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
         * The GUID of the asset group, as returned by the request that started the work.
         *
         * @example 3c7f2a94-5e18-4d60-9b73-c1e6f80a4d25
         */
        assetGroupId: string;
        /**
         * The GUID of the clone, as returned by the request that started it.
         *
         * @example 8e20c5d7-41fb-4936-a7d2-60b9e3f41c08
         */
        cloneWorkId: string;
        /**
         * Returns only accounts that are compliant, or only those that are not.
         *
         * @example true
         */
        compliant: boolean;
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
         * The GUID of the creation, as returned by the request that started it.
         *
         * @example 1f96d3b8-7a05-4ce2-94b7-d28e5c60f7a3
         */
        creationWorkId: string;
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
         * Specifies whether the response includes names: those of the caller, of the source account, of
         * the plan and of its modules.
         *
         * @example true
         */
        includeDetails: boolean;
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
         * The e-mail address of the user. The request is rejected without it.
         *
         * @example ines.arcand@harbour.example
         */
        memberEmail: string;
        /**
         * The GUID of the membership of the user in one account.
         *
         * @example 23c355cd-480c-8d94-8b1b-48aac983bdb3
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
         * Returns only works that changed at or after this time, in ISO 8601 format.
         *
         * @example 2026-01-01T00:00:00Z
         */
        sinceUpdatedDate: string;
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
    UserImport_closeBulkExternalUserImportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: UserImportCloseBulkExternalUserImportRequestParams;
            cookie?: never;
        };
        requestBody?: never;
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
            /** Invalid request: the organization has not claimed a domain. */
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
    SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest: {
        parameters: {
            query?: never;
            header?: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader;
            path: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams;
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
    SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest: {
        parameters: {
            query?: never;
            header?: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader;
            path: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams;
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
    AccountCreation_GetOrganizationPlanItems: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountCreationGetOrganizationPlanItemsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The subscriptions of the organization. */
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
                    "application/json": OrganizationSubscriptionResponse[];
                };
            };
            /** The organization ID is not a GUID. */
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
    AccountCreation_CreateAssetGroupAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountCreationCreateAssetGroupAccountParams;
            cookie?: never;
        };
        /** The new account and its subscription. */
        requestBody: {
            content: {
                "application/json": SubAccountCreateRequest;
            };
        };
        responses: {
            /** The creation was accepted. */
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
                    "application/json": SubscriptionProvisionModelAssetGroupWorkResult;
                };
            };
            /** The request is invalid, or the subscription does not allow the account. */
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
    AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId: {
        parameters: {
            query?: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams;
            header?: never;
            path: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The creation with its progress. */
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
                    "application/json": SubAccountCreateWorker;
                };
            };
            /** An ID in the path is not a GUID. */
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
    AccountCreation_GetSubAccountCreateProcessesByOrgId: {
        parameters: {
            query?: AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams;
            header?: never;
            path: AccountCreationGetSubAccountCreateProcessesByOrgIdParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The creations of the organization. */
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
                    "application/json": SubAccountCreateWorkerResponse;
                };
            };
            /** The organization ID is not a GUID, or the date is invalid. */
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
    AccountCloning_getAssetGroupAccounts: {
        parameters: {
            query?: AccountCloningGetAssetGroupAccountsQueryParams;
            header?: never;
            path: AccountCloningGetAssetGroupAccountsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts of the asset groups. */
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
                    "application/json": AssetGroupAccountsResponse;
                };
            };
            /** The organization ID is not a GUID, or `compliant` is not a boolean. */
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
    AccountCloning_cloneAssetGroupAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountCloningCloneAssetGroupAccountParams;
            cookie?: never;
        };
        /** The source account and the new account. */
        requestBody: {
            content: {
                "application/json": AssetGroupAccountClone;
            };
        };
        responses: {
            /** The clone was accepted. */
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
                    "application/json": AssetGroupAccountClone;
                };
            };
            /** The request is invalid, or the account cannot be cloned. */
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
    AccountCloning_getAssetGroupAccountClone: {
        parameters: {
            query?: AccountCloningGetAssetGroupAccountCloneQueryParams;
            header?: never;
            path: AccountCloningGetAssetGroupAccountCloneParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The clone with its progress. */
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
                    "application/json": AssetGroupAccountClone;
                };
            };
            /** An ID in the path is not a GUID, or `include_details` is not a boolean. */
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
    AccountCloning_getAssetGroupAccountClonesByOrgId: {
        parameters: {
            query?: AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams;
            header?: never;
            path: AccountCloningGetAssetGroupAccountClonesByOrgIdParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The clones of the organization. */
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
                    "application/json": AssetGroupAccountClones;
                };
            };
            /** The organization ID is not a GUID, or a query parameter is invalid. */
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
    DataDeletion_redactIndividualMembershipData: {
        parameters: {
            query?: never;
            header?: never;
            path: DataDeletionRedactIndividualMembershipDataParams;
            cookie?: never;
        };
        /** The user whose data are deleted. */
        requestBody: {
            content: {
                "application/json": IndividualMembershipDataRedactionRequest;
            };
        };
        responses: {
            /** The outcome for the data. */
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
                    "application/json": IndividualUserDataRedactionResponse;
                };
            };
            /** The request is invalid, or the membership has not been closed for 24 hours. */
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
    DataDeletion_redactIndividualUserData: {
        parameters: {
            query?: never;
            header?: never;
            path: DataDeletionRedactIndividualUserDataParams;
            cookie?: never;
        };
        /** The user and the accounts. */
        requestBody: {
            content: {
                "application/json": IndividualUserDataRedactionRequest;
            };
        };
        responses: {
            /** The outcome for the data in each account. */
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
                    "application/json": IndividualUserDataRedactionResponse;
                };
            };
            /** The request is invalid, or the data of none of the memberships can be deleted. */
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
            /** The users who could not be removed. */
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
}
