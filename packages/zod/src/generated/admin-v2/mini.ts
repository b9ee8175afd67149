// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { fast } from '../../fast/fast.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/admin-v2';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const booleanString = /* @__PURE__ */ zod.enum(['true', 'false']);
const instanceofBlobField = /* @__PURE__ */ zod.instanceof(Blob);
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const optionalIntCheckGte0Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(0))));
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const optionalIntField = /* @__PURE__ */ made(() => zod.optional(zod.int()));
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalEnumUndefinedGroupAssetFulfillmentAccounField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['Undefined', 'GroupAssetFulfillment', 'AccountAssetFulfillment', 'AccountAssetClone', 'AccountAssetCreate', 'SubscriptionSync'])));
const optionalEnumUndefinedPendingProcessingProcesField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['Undefined', 'Pending', 'Processing', 'ProcessingOnHold', 'PendingError', 'ProcessingError', 'Completed', 'Canceled', 'PermanentFailure'])));
const optionalDateTimeField = /* @__PURE__ */ zod.optional(dateTime);
const booleanField = /* @__PURE__ */ zod.boolean();
const optionalIntCheckGte1Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(1))));
const arrayGuidCheckMinLength1Field = /* @__PURE__ */ made(() => zod.array(guid).check(zod.minLength(1)));
const optionalArrayGuidField = /* @__PURE__ */ made(() => zod.optional(zod.array(guid)));
const optionalArrayStringField = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.string())));
const stringField = /* @__PURE__ */ zod.string();
const intField = /* @__PURE__ */ zod.int();
const optionalEnumUnknownPendingFailureSuccessField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['unknown', 'pending', 'failure', 'success', 'already_redacted'])));
const optionalStringCheckRegexD4DDDDTDDDDDField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/))));
const optionalEnumUserClientAppField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['user', 'client_app'])));
const optionalEnumQueuedInProcessCompletedFailedField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['queued', 'in_process', 'completed', 'failed'])));
const optionalIntCheckGte0CheckLte100Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(0)).check(zod.lte(100))));
const optionalBooleanStringField = /* @__PURE__ */ zod.optional(booleanString);
const fieldsOfAddUserResponse = () => ({
    "user_name": optionalStringField,
    "first_name": optionalStringField,
    "last_name": optionalStringField
});
const fieldsOfAssetGroupAccountClone = () => ({
    "assetGroupWorkId": optionalGuidField,
    "assetGroupWorkType": optionalEnumUndefinedGroupAssetFulfillmentAccounField,
    "status": optionalEnumUndefinedPendingProcessingProcesField,
    "orderId": optionalGuidField,
    "attempts": optionalIntCheckGte0Field,
    "createdByName": optionalStringField,
    "createdByEmail": optionalStringField,
    "message": optionalStringField
});
const fieldsOfAssetGroupAccountCloneTargetAccountAdmin = () => ({
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "locale": zod.optional(AccountAdminLocale)
});
const fieldsOfOrganizationAccountSettingsImportResponse = () => ({
    "created": optionalDateTimeField,
    "last_modified": optionalDateTimeField,
    "status": optionalEnumQueuedInProcessCompletedFailedField
});
const fieldsOfOrganizationAccountSettingsImportResponse2 = () => ({
    "completed": optionalDateTimeField,
    "expires": optionalDateTimeField,
    "percent_completed": optionalIntCheckGte0CheckLte100Field
});
const fieldsOfOrganizationConnectConfigurationDetailsResponse = () => ({
    "connectId": optionalGuidField,
    "urlToPublishTo": optionalStringField,
    "allowEnvelopePublish": optionalBooleanStringField,
    "deliveryMode": zod.optional(DeliveryMode),
    "events": zod.optional(zod.array(ConnectEvent)),
    "eventData": zod.optional(ConnectEventData),
    "associatedFilterSelection": optionalStringField,
    "accountIds": optionalArrayStringField,
    "userIds": optionalArrayStringField,
    "groupIds": optionalArrayStringField,
    "includeHMAC": optionalBooleanStringField,
    "includeOAuth": optionalBooleanStringField,
    "signMessageWithX509Certificate": optionalBooleanStringField
});
const fieldsOfSubscriptionProvisionModelAccountCreateCreateAccountDetails = () => ({
    "Name": optionalStringField,
    "CountryCode": optionalStringField,
    "Region": optionalStringField,
    "Site": optionalStringField,
    "AdminUser": zod.optional(SubscriptionProvisionModelAccountCreateAccountAdmin),
    "BillingProfileType": zod.optional(BillingProfileType)
});
const fieldsOfUsersGetUsersQueryParams = () => ({
    "start": optionalIntCheckGte0Field,
    "take": optionalIntCheckGte1Field,
    "end": optionalIntCheckGte0Field
});
export const AccountSettingsImportUpload: MiniObject<types.AccountSettingsImportUpload> = /* @__PURE__ */ miniObject(() => ({
    "file.csv": zod.instanceof(Blob)
}));
export const AddDSGroupAndUsersResponse: MiniObject<types.AddDSGroupAndUsersResponse> = /* @__PURE__ */ miniObject(() => ({
    "group": zod.optional(DSGroupResponse),
    "group_users": zod.optional(AddDSGroupUsersResponse)
}));
export const AddDSGroupUsersResponse: MiniObject<types.AddDSGroupUsersResponse> = /* @__PURE__ */ miniObject(() => ({
    "is_success": optionalBooleanField,
    "TotalCount": optionalIntCheckGte0Field,
    "users": zod.optional(zod.array(DSGroupUserResponse))
}));
export const AddUserResponse: MiniObject<types.AddUserResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "id": zod.optional(guid),
    "site_id": optionalIntField,
    "email": optionalStringField,
    "language_culture": optionalStringField,
    "federated_status": zod.optional(FederatedStatus),
    "accounts": zod.optional(zod.array(AddUserResponseAccountProperties))
}));
export const AddUserResponseAccountProperties: MiniObject<types.AddUserResponseAccountProperties> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "site_id": optionalIntField,
    "product_permission_profiles": zod.optional(zod.array(ProductPermissionProfileResponse)),
    "ds_groups": zod.optional(zod.array(DSGroupResponse)),
    "company_name": optionalStringField,
    "job_title": optionalStringField,
    "license_type": optionalStringField,
    "subscription_id": optionalStringField,
    "plan_name": optionalStringField,
    "license_status": optionalStringField
}));
export const AddressInformation: MiniObject<types.AddressInformation> = /* @__PURE__ */ miniObject(() => ({
    "street_address": optionalStringField,
    "street_address_2": optionalStringField,
    "locality": optionalStringField,
    "region": optionalStringField,
    "postal_code": optionalStringField,
    "country": optionalStringField,
    "phone": optionalStringField,
    "fax": optionalStringField
}));
export const AssetGroupAccountClone: MiniObject<types.AssetGroupAccountClone> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssetGroupAccountClone(),
    "assetGroupId": optionalGuidField,
    "createdDate": zod.optional(dateTime),
    "sourceAccount": AssetGroupAccountCloneSourceAccount,
    "targetAccount": AssetGroupAccountCloneTargetAccount,
    "cloneRequestId": optionalGuidField,
    "cloneProcessingFailureDetails": zod.optional(zod.looseObject({
        "error": optionalStringField,
        "errorDescription": optionalStringField,
        "isSystemError": optionalBooleanField
    }))
}));
export const AssetGroupAccountCloneSourceAccount: MiniObject<types.AssetGroupAccountCloneSourceAccount> = /* @__PURE__ */ miniObject(() => ({
    "id": guid,
    "externalAccountId": optionalIntField,
    "site": optionalStringField,
    "name": optionalStringField
}));
export const AssetGroupAccountCloneTargetAccount: MiniObject<types.AssetGroupAccountCloneTargetAccount> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "region": optionalStringField,
    "countryCode": optionalStringField,
    "site": optionalStringField,
    "id": optionalGuidField,
    "admin": zod.optional(AssetGroupAccountCloneTargetAccountAdmin)
}));
export const AssetGroupAccountCloneTargetAccountAdmin: MiniObject<types.AssetGroupAccountCloneTargetAccountAdmin> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssetGroupAccountCloneTargetAccountAdmin(),
    "email": optionalStringField
}));
export const AssetGroupAccountClones: MiniObject<types.AssetGroupAccountClones> = /* @__PURE__ */ miniObject(() => ({
    "assetGroupWorks": zod.optional(zod.array(AssetGroupAccountClone))
}));
export const AssetGroupAccountResponse: MiniObject<types.AssetGroupAccountResponse> = /* @__PURE__ */ miniObject(() => ({
    "assetGroupId": optionalGuidField,
    "assetGroupName": optionalStringField,
    "accountId": optionalGuidField,
    "accountName": optionalStringField,
    "externalAccountId": optionalIntField,
    "compliant": optionalBooleanField,
    "siteId": optionalIntField,
    "siteName": optionalStringField
}));
export const AssetGroupAccountsResponse: MiniObject<types.AssetGroupAccountsResponse> = /* @__PURE__ */ miniObject(() => ({
    "assetGroupAccounts": zod.optional(zod.array(AssetGroupAccountResponse))
}));
export const BulkRequestDeletion: MiniObject<types.BulkRequestDeletion> = /* @__PURE__ */ miniObject(() => ({
    "success": zod.boolean()
}));
export const BulkUserImportUpload: MiniObject<types.BulkUserImportUpload> = /* @__PURE__ */ miniObject(() => ({
    "file.csv": instanceofBlobField
}));
export const CertificateResponse: MiniObject<types.CertificateResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "issuer": optionalStringField,
    "thumbprint": optionalStringField,
    "expiration_date": optionalDateTimeField,
    "is_valid": optionalBooleanField,
    "links": zod.optional(zod.array(LinkResponse))
}));
export const ConnectEventData: MiniObject<types.ConnectEventData> = /* @__PURE__ */ miniObject(() => ({
    "version": optionalStringField,
    "includeData": zod.optional(zod.array(ConnectDataPart))
}));
export const DSGroupAddRequest: MiniObject<types.DSGroupAddRequest> = /* @__PURE__ */ miniObject(() => ({
    "group_name": stringField.check(zod.minLength(1)),
    "description": optionalStringField
}));
export const DSGroupAndUsersResponse: MiniObject<types.DSGroupAndUsersResponse> = /* @__PURE__ */ miniObject(() => ({
    "group": zod.optional(DSGroupResponse),
    "group_users": zod.optional(DSGroupUsersResponse)
}));
export const DSGroupListResponse: MiniObject<types.DSGroupListResponse> = /* @__PURE__ */ miniObject(() => ({
    "page": optionalIntCheckGte1Field,
    "page_size": optionalIntCheckGte1Field,
    "total_count": optionalIntCheckGte0Field,
    "account_id": optionalGuidField,
    "ds_groups": zod.optional(zod.array(DSGroupResponse))
}));
export const DSGroupRequest: MiniObject<types.DSGroupRequest> = /* @__PURE__ */ miniObject(() => ({
    "ds_group_id": guid
}));
export const DSGroupResponse: MiniObject<types.DSGroupResponse> = /* @__PURE__ */ miniObject(() => ({
    "ds_group_id": optionalGuidField,
    "account_id": optionalGuidField,
    "source_product_name": optionalStringField,
    "group_id": optionalStringField,
    "group_name": optionalStringField,
    "description": optionalStringField,
    "is_admin": optionalBooleanField,
    "last_modified_on": optionalDateTimeField,
    "user_count": optionalIntCheckGte0Field,
    "external_account_id": optionalIntField,
    "account_name": optionalStringField,
    "is_managed_by_scim": optionalBooleanField
}));
export const DSGroupUserResponse: MiniObject<types.DSGroupUserResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "user_id": optionalGuidField,
    "account_id": optionalGuidField,
    "middle_name": optionalStringField,
    "status": optionalStringField,
    "error_details": zod.optional(ErrorDetails)
}));
export const DSGroupUsersAddRequest: MiniObject<types.DSGroupUsersAddRequest> = /* @__PURE__ */ miniObject(() => ({
    "user_ids": arrayGuidCheckMinLength1Field
}));
export const DSGroupUsersRemoveRequest: MiniObject<types.DSGroupUsersRemoveRequest> = /* @__PURE__ */ miniObject(() => ({
    "user_ids": optionalArrayGuidField,
    "user_emails": optionalArrayStringField
}));
export const DSGroupUsersResponse: MiniObject<types.DSGroupUsersResponse> = /* @__PURE__ */ miniObject(() => ({
    "page": optionalIntCheckGte1Field,
    "page_size": optionalIntCheckGte1Field,
    "total_count": optionalIntCheckGte0Field,
    "users": zod.optional(zod.array(DSGroupUserResponse))
}));
export const DeleteMembershipRequest: MiniObject<types.DeleteMembershipRequest> = /* @__PURE__ */ miniObject(() => ({
    "id": guid
}));
export const DeleteMembershipResponse: MiniObject<types.DeleteMembershipResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "error_details": zod.optional(ErrorDetails)
}));
export const DeleteMembershipsRequest: MiniObject<types.DeleteMembershipsRequest> = /* @__PURE__ */ miniObject(() => ({
    "accounts": zod.array(DeleteMembershipRequest)
}));
export const DeleteMembershipsResponse: MiniObject<types.DeleteMembershipsResponse> = /* @__PURE__ */ miniObject(() => ({
    "success": optionalBooleanField,
    "accounts": zod.optional(zod.array(DeleteMembershipResponse))
}));
export const DeleteResponse: MiniObject<types.DeleteResponse> = /* @__PURE__ */ miniObject(() => ({
    "success": optionalBooleanField,
    "identities": zod.optional(zod.array(UserIdentityResponse))
}));
export const DeleteUserIdentityRequest: MiniObject<types.DeleteUserIdentityRequest> = /* @__PURE__ */ miniObject(() => ({
    "identities": zod.array(UserIdentityRequest)
}));
export const DocuSignAccountDomainModelAddress: MiniObject<types.DocuSignAccountDomainModelAddress> = /* @__PURE__ */ miniObject(() => ({
    "Address1": optionalStringField,
    "Address2": optionalStringField,
    "City": optionalStringField,
    "StateProvince": optionalStringField,
    "Country": optionalStringField,
    "PostalCode": optionalStringField,
    "Phone": optionalStringField,
    "Fax": optionalStringField,
    "ZipPlus4": optionalStringField
}));
export const DomainResponse: MiniObject<types.DomainResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "status": zod.optional(zod.enum(['unknown', 'pending', 'active', 'deactivated', 'rejected'])),
    "host_name": optionalStringField,
    "txt_token": optionalStringField,
    "identity_provider_id": optionalGuidField,
    "settings": zod.optional(zod.array(SettingResponse)),
    "links": zod.optional(zod.array(LinkResponse))
}));
export const DomainsResponse: MiniObject<types.DomainsResponse> = /* @__PURE__ */ miniObject(() => ({
    "reserved_domains": zod.optional(zod.array(DomainResponse))
}));
export const ErrorDetail: MiniObject<types.ErrorDetail> = /* @__PURE__ */ miniObject(() => ({
    "errorMessage": optionalStringField,
    "referenceId": optionalGuidField
}));
export const ErrorDetails: MiniObject<types.ErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "error": zod.string(),
    "error_description": optionalStringField
}));
export const ForceActivateMembershipRequest: MiniObject<types.ForceActivateMembershipRequest> = /* @__PURE__ */ miniObject(() => ({
    "site_id": zod.int()
}));
export const GroupRequest: MiniObject<types.GroupRequest> = /* @__PURE__ */ miniObject(() => ({
    "id": intField,
    "name": optionalStringField,
    "type": zod.optional(GroupType)
}));
export const IdentityProviderResponse: MiniObject<types.IdentityProviderResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "friendly_name": optionalStringField,
    "auto_provision_users": optionalBooleanField,
    "type": zod.optional(zod.enum(['none', 'saml_20', 'saml_11', 'saml_10', 'ws_federation', 'open_id_connect'])),
    "saml_20": zod.optional(Saml2IdentityProviderResponse),
    "links": zod.optional(zod.array(LinkResponse))
}));
export const IdentityProvidersResponse: MiniObject<types.IdentityProvidersResponse> = /* @__PURE__ */ miniObject(() => ({
    "identity_providers": zod.optional(zod.array(IdentityProviderResponse))
}));
export const IndividualMembershipDataRedactionRequest: MiniObject<types.IndividualMembershipDataRedactionRequest> = /* @__PURE__ */ miniObject(() => ({
    "user_id": guid
}));
export const IndividualUserDataRedactionRequest: MiniObject<types.IndividualUserDataRedactionRequest> = /* @__PURE__ */ miniObject(() => ({
    "user_id": guid,
    "memberships": zod.array(MembershipDataRedactionRequest).check(zod.minLength(1))
}));
export const IndividualUserDataRedactionResponse: MiniObject<types.IndividualUserDataRedactionResponse> = /* @__PURE__ */ miniObject(() => ({
    "status": optionalEnumUnknownPendingFailureSuccessField,
    "user_id": optionalGuidField,
    "membership_results": zod.optional(zod.array(MembershipDataRedactionResponse))
}));
export const LinkResponse: MiniObject<types.LinkResponse> = /* @__PURE__ */ miniObject(() => ({
    "rel": optionalStringField,
    "href": optionalStringField
}));
export const MemberGroupResponse: MiniObject<types.MemberGroupResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalIntField,
    "name": optionalStringField,
    "type": zod.optional(GroupType)
}));
export const MemberGroupsResponse: MiniObject<types.MemberGroupsResponse> = /* @__PURE__ */ miniObject(() => ({
    "groups": zod.optional(zod.array(MemberGroupResponse)),
    "paging": zod.optional(PagingResponseProperties)
}));
export const MembershipDataRedactionRequest: MiniObject<types.MembershipDataRedactionRequest> = /* @__PURE__ */ miniObject(() => ({
    "account_id": guid
}));
export const MembershipDataRedactionResponse: MiniObject<types.MembershipDataRedactionResponse> = /* @__PURE__ */ miniObject(() => ({
    "status": optionalEnumUnknownPendingFailureSuccessField,
    "account_id": optionalGuidField
}));
export const MembershipResponse: MiniObject<types.MembershipResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "email": optionalStringField,
    "account_id": optionalGuidField,
    "external_account_id": optionalStringField,
    "account_name": optionalStringField,
    "is_external_account": optionalBooleanField,
    "status": optionalStringField,
    "permission_profile": zod.optional(PermissionProfileResponse),
    "created_on": optionalStringCheckRegexD4DDDDTDDDDDField,
    "closed_on": optionalStringCheckRegexD4DDDDTDDDDDField,
    "groups": zod.optional(zod.array(MemberGroupResponse)),
    "is_admin": optionalBooleanField,
    "license_type": optionalStringField,
    "subscription_id": optionalStringField,
    "plan_name": optionalStringField
}));
export const NewAccountUserRequest: MiniObject<types.NewAccountUserRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "permission_profile": zod.optional(PermissionProfileRequest),
    "groups": zod.optional(zod.array(GroupRequest)),
    "email": stringField,
    "license_type": optionalStringField,
    "language_culture": optionalStringField,
    "selected_languages": optionalStringField,
    "default_account_id": optionalGuidField,
    "access_code": optionalStringField,
    "federated_status": zod.optional(FederatedStatus),
    "auto_activate_memberships": optionalBooleanField
}));
export const NewMultiProductUserAddRequest: MiniObject<types.NewMultiProductUserAddRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "product_permission_profiles": zod.array(ProductPermissionProfileRequest).check(zod.minLength(1)),
    "ds_groups": zod.optional(zod.array(DSGroupRequest)),
    "email": stringField,
    "language_culture": optionalStringField,
    "license_type": optionalStringField,
    "default_account_id": optionalGuidField,
    "access_code": optionalStringField,
    "federated_status": zod.optional(FederatedStatus),
    "auto_activate_memberships": optionalBooleanField
}));
export const NewUserRequest: MiniObject<types.NewUserRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "accounts": zod.array(NewUserRequestAccountProperties),
    "email": stringField,
    "language_culture": optionalStringField,
    "selected_languages": optionalStringField,
    "default_account_id": optionalGuidField,
    "access_code": optionalStringField,
    "federated_status": zod.optional(FederatedStatus),
    "auto_activate_memberships": optionalBooleanField
}));
export const NewUserRequestAccountProperties: MiniObject<types.NewUserRequestAccountProperties> = /* @__PURE__ */ miniObject(() => ({
    "id": guid,
    "permission_profile": zod.optional(PermissionProfileRequest),
    "groups": zod.optional(zod.array(GroupRequest)),
    "company_name": optionalStringField,
    "job_title": optionalStringField
}));
export const NewUserResponse: MiniObject<types.NewUserResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "id": optionalGuidField,
    "site_id": optionalIntField,
    "email": optionalStringField,
    "language_culture": optionalStringField,
    "federated_status": zod.optional(FederatedStatus),
    "accounts": zod.optional(zod.array(NewUserResponseAccountProperties))
}));
export const NewUserResponseAccountProperties: MiniObject<types.NewUserResponseAccountProperties> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "site_id": optionalIntField,
    "permission_profile": zod.optional(PermissionProfileResponse),
    "groups": zod.optional(zod.array(MemberGroupResponse)),
    "company_name": optionalStringField,
    "job_title": optionalStringField,
    "license_type": optionalStringField,
    "subscription_id": optionalStringField,
    "plan_name": optionalStringField,
    "license_status": optionalStringField
}));
export const OASIRRErrorDetails: MiniObject<types.OASIRRErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "error": optionalStringField,
    "error_description": optionalStringField
}));
export const OASIRROrganizationAccountSettingsErrorDataResponse: MiniObject<types.OASIRROrganizationAccountSettingsErrorDataResponse> = /* @__PURE__ */ miniObject(() => ({
    "account_id": optionalStringField,
    "account_name": optionalStringField,
    "setting_key": optionalStringField,
    "error_key": optionalStringField,
    "error": optionalStringField
}));
export const OETRErrorDetails: MiniObject<types.OETRErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "error": optionalStringField,
    "error_description": optionalStringField
}));
export const OrgExportSelectedAccount: MiniObject<types.OrgExportSelectedAccount> = /* @__PURE__ */ miniObject(() => ({
    "account_id": optionalGuidField
}));
export const OrgExportSelectedDomain: MiniObject<types.OrgExportSelectedDomain> = /* @__PURE__ */ miniObject(() => ({
    "domain": optionalStringField
}));
export const OrganizationAccountRequest: MiniObject<types.OrganizationAccountRequest> = /* @__PURE__ */ miniObject(() => ({
    "account_id": guid
}));
export const OrganizationAccountResponse: MiniObject<types.OrganizationAccountResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "name": optionalStringField,
    "external_account_id": optionalIntField,
    "site_id": optionalIntField
}));
export const OrganizationAccountSettingsImportRequestorResponse: MiniObject<types.OrganizationAccountSettingsImportRequestorResponse> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "id": optionalStringField,
    "type": optionalEnumUserClientAppField,
    "email": optionalStringField
}));
export const OrganizationAccountSettingsImportResponse: MiniObject<types.OrganizationAccountSettingsImportResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOrganizationAccountSettingsImportResponse(),
    ...fieldsOfOrganizationAccountSettingsImportResponse2(),
    "id": optionalGuidField,
    "organization_id": optionalGuidField,
    "type": optionalStringField,
    "requestor": zod.optional(OrganizationAccountSettingsImportRequestorResponse),
    "number_processed_accounts": optionalIntCheckGte0Field,
    "number_unprocessed_accounts": optionalIntCheckGte0Field,
    "results": zod.optional(zod.array(OrganizationAccountSettingsImportResultResponse)),
    "success": optionalBooleanField,
    "skipped_settings_by_account": zod.optional(zod.record(stringField, zod.array(stringField)))
}));
export const OrganizationAccountSettingsImportResultResponse: MiniObject<types.OrganizationAccountSettingsImportResultResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "site_id": optionalIntField,
    "url": optionalStringField,
    "number_processed_accounts": optionalIntCheckGte0Field,
    "number_unprocessed_accounts": optionalIntCheckGte0Field,
    "error_details": zod.optional(OASIRRErrorDetails),
    "processing_issues_by_account": zod.optional(zod.array(OASIRROrganizationAccountSettingsErrorDataResponse))
}));
export const OrganizationAccountsRequest: MiniObject<types.OrganizationAccountsRequest> = /* @__PURE__ */ miniObject(() => ({
    "accounts": zod.array(OrganizationAccountRequest).check(zod.minLength(1)).check(zod.maxLength(40))
}));
export const OrganizationConnectConfigResponse: MiniObject<types.OrganizationConnectConfigResponse> = /* @__PURE__ */ miniObject(() => ({
    "connectId": optionalStringField,
    "configurationType": optionalStringField,
    "name": optionalStringField,
    "accountId": optionalStringField,
    "accountName": optionalStringField,
    "siteId": optionalIntField,
    "allowEnvelopePublish": zod.optional(booleanString),
    "allowSalesforcePublish": optionalBooleanStringField,
    "pausePublish": optionalBooleanStringField,
    "requiresAcknowledgement": optionalBooleanStringField,
    "disabledBy": optionalStringField
}));
export const OrganizationConnectConfigsResponse: MiniObject<types.OrganizationConnectConfigsResponse> = /* @__PURE__ */ miniObject(() => ({
    "configurations": zod.optional(zod.array(OrganizationConnectConfigResponse)),
    "totalSetSize": optionalIntField,
    "errorDetail": zod.optional(ErrorDetail)
}));
export const OrganizationConnectConfigurationDetailsResponse: MiniObject<types.OrganizationConnectConfigurationDetailsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOrganizationConnectConfigurationDetailsResponse(),
    "configurationType": optionalStringField,
    "name": optionalStringField,
    "pausePublish": optionalBooleanStringField
}));
export const OrganizationConnectConfigurationRequest: MiniObject<types.OrganizationConnectConfigurationRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOrganizationConnectConfigurationDetailsResponse(),
    "configurationType": optionalStringField,
    "name": optionalStringField,
    "pausePublish": optionalBooleanStringField
}));
export const OrganizationConnectHmacSecretsResponse: MiniObject<types.OrganizationConnectHmacSecretsResponse> = /* @__PURE__ */ miniObject(() => ({
    "secrets": optionalArrayStringField
}));
export const OrganizationConnectOAuthConfiguration: MiniObject<types.OrganizationConnectOAuthConfiguration> = /* @__PURE__ */ miniObject(() => ({
    "authorizationServerUrl": optionalStringField,
    "clientId": optionalStringField,
    "clientSecret": optionalStringField,
    "scope": optionalStringField,
    "customParameter": zod.optional(zod.record(stringField, stringField))
}));
export const OrganizationExportAccount: MiniObject<types.OrganizationExportAccount> = /* @__PURE__ */ miniObject(() => ({
    "account_id": optionalGuidField
}));
export const OrganizationExportDomain: MiniObject<types.OrganizationExportDomain> = /* @__PURE__ */ miniObject(() => ({
    "domain": optionalStringField
}));
export const OrganizationExportRequest: MiniObject<types.OrganizationExportRequest> = /* @__PURE__ */ miniObject(() => ({
    "type": zod.enum(['organization_memberships_export', 'organization_domain_users_export', 'organization_external_memberships_export']),
    "accounts": zod.optional(zod.array(OrganizationExportAccount)),
    "domains": zod.optional(zod.array(OrganizationExportDomain))
}));
export const OrganizationExportRequestorResponse: MiniObject<types.OrganizationExportRequestorResponse> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "id": optionalStringField,
    "type": optionalEnumUserClientAppField,
    "email": optionalStringField
}));
export const OrganizationExportResponse: MiniObject<types.OrganizationExportResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOrganizationAccountSettingsImportResponse(),
    ...fieldsOfOrganizationAccountSettingsImportResponse2(),
    "id": optionalGuidField,
    "type": zod.optional(OrganizationExportType),
    "requestor": zod.optional(OrganizationExportRequestorResponse),
    "selected_accounts": zod.optional(zod.array(OrgExportSelectedAccount)),
    "selected_domains": zod.optional(zod.array(OrgExportSelectedDomain)),
    "metadata_url": optionalStringField,
    "number_rows": optionalIntCheckGte0Field,
    "size_bytes": optionalIntCheckGte0Field,
    "results": zod.optional(zod.array(OrganizationExportTaskResponse)),
    "success": optionalBooleanField
}));
export const OrganizationExportTaskResponse: MiniObject<types.OrganizationExportTaskResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "site_id": optionalIntField,
    "url": optionalStringField,
    "number_rows": optionalIntCheckGte0Field,
    "size_bytes": optionalIntCheckGte0Field,
    "error_details": zod.optional(OETRErrorDetails)
}));
export const OrganizationExportsResponse: MiniObject<types.OrganizationExportsResponse> = /* @__PURE__ */ miniObject(() => ({
    "exports": zod.optional(zod.array(OrganizationExportResponse))
}));
export const OrganizationImportResponse: MiniObject<types.OrganizationImportResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOrganizationAccountSettingsImportResponse(),
    "id": optionalGuidField,
    "type": optionalStringField,
    "requestor": zod.optional(OrganizationImportResponseRequestor),
    "user_count": optionalIntCheckGte0Field,
    "processed_user_count": optionalIntCheckGte0Field,
    "added_user_count": optionalIntCheckGte0Field,
    "updated_user_count": optionalIntCheckGte0Field,
    "closed_user_count": optionalIntCheckGte0Field,
    "no_action_required_user_count": optionalIntCheckGte0Field,
    "error_count": optionalIntCheckGte0Field,
    "warning_count": optionalIntCheckGte0Field,
    "invalid_column_headers": optionalStringField,
    "imports_not_found_or_not_available_for_accounts": optionalStringField,
    "imports_failed_for_accounts": optionalStringField,
    "imports_timed_out_for_accounts": optionalStringField,
    "imports_not_found_or_not_available_for_sites": optionalStringField,
    "imports_failed_for_sites": optionalStringField,
    "imports_timed_out_for_sites": optionalStringField,
    "file_level_error_rollups": zod.optional(zod.array(OrganizationImportResponseErrorRollup)),
    "user_level_error_rollups": zod.optional(zod.array(OrganizationImportResponseErrorRollup)),
    "user_level_warning_rollups": zod.optional(zod.array(OrganizationImportResponseWarningRollup)),
    "has_csv_results": optionalBooleanField,
    "results_uri": optionalStringField
}));
export const OrganizationImportResponseErrorRollup: MiniObject<types.OrganizationImportResponseErrorRollup> = /* @__PURE__ */ miniObject(() => ({
    "error_type": zod.optional(ImportErrorType),
    "count": optionalIntCheckGte0Field
}));
export const OrganizationImportResponseRequestor: MiniObject<types.OrganizationImportResponseRequestor> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "id": optionalStringField,
    "type": optionalEnumUserClientAppField,
    "email": optionalStringField
}));
export const OrganizationImportResponseWarningRollup: MiniObject<types.OrganizationImportResponseWarningRollup> = /* @__PURE__ */ miniObject(() => ({
    "warning_type": optionalStringField,
    "count": optionalIntCheckGte0Field
}));
export const OrganizationImportsResponse: MiniObject<types.OrganizationImportsResponse> = /* @__PURE__ */ miniObject(() => ({
    "imports": zod.optional(zod.array(OrganizationImportResponse))
}));
export const OrganizationResponse: MiniObject<types.OrganizationResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "name": optionalStringField,
    "description": optionalStringField,
    "default_account_id": optionalGuidField,
    "default_permission_profile_id": optionalIntField,
    "created_on": optionalDateTimeField,
    "created_by": optionalGuidField,
    "last_modified_on": optionalDateTimeField,
    "last_modified_by": optionalGuidField,
    "accounts": zod.optional(zod.array(OrganizationAccountResponse)),
    "users": zod.optional(zod.array(OrganizationSimpleIdObject)),
    "reserved_domains": zod.optional(zod.array(DomainResponse)),
    "identity_providers": zod.optional(zod.array(IdentityProvidersResponse)),
    "links": zod.optional(zod.array(LinkResponse))
}));
export const OrganizationSimpleIdObject: MiniObject<types.OrganizationSimpleIdObject> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField
}));
export const OrganizationSubscriptionResponse: MiniObject<types.OrganizationSubscriptionResponse> = /* @__PURE__ */ miniObject(() => ({
    "plan_id": optionalGuidField,
    "plan_name": optionalStringField,
    "associated_accounts_count": optionalIntCheckGte0Field,
    "asset_group_name": optionalStringField,
    "asset_group_id": optionalGuidField,
    "subscription_name": optionalStringField,
    "subscription_id": optionalStringField,
    "modules": zod.optional(zod.array(SubscriptionPlanItemResponse))
}));
export const OrganizationUserResponse: MiniObject<types.OrganizationUserResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "id": optionalGuidField,
    "user_status": zod.optional(UserStatus),
    "membership_status": zod.optional(MembershipStatus),
    "email": optionalStringField,
    "created_on": optionalStringCheckRegexD4DDDDTDDDDDField,
    "closed_on": optionalStringCheckRegexD4DDDDTDDDDDField,
    "membership_created_on": optionalStringCheckRegexD4DDDDTDDDDDField,
    "membership_closed_on": optionalStringCheckRegexD4DDDDTDDDDDField,
    "ds_groups": zod.optional(zod.array(DSGroupResponse)),
    "membership_id": optionalGuidField,
    "is_membership_managed_by_scim": optionalBooleanField,
    "is_managed_by_scim": optionalBooleanField,
    "license_type": optionalStringField,
    "subscription_id": optionalStringField,
    "plan_name": optionalStringField
}));
export const OrganizationUsersResponse: MiniObject<types.OrganizationUsersResponse> = /* @__PURE__ */ miniObject(() => ({
    "users": zod.optional(zod.array(OrganizationUserResponse)),
    "paging": zod.optional(PagingResponseProperties)
}));
export const OrganizationsResponse: MiniObject<types.OrganizationsResponse> = /* @__PURE__ */ miniObject(() => ({
    "organizations": zod.optional(zod.array(OrganizationResponse))
}));
export const PagingResponseProperties: MiniObject<types.PagingResponseProperties> = /* @__PURE__ */ miniObject(() => ({
    "result_set_size": optionalIntCheckGte0Field,
    "result_set_start_position": optionalIntCheckGte0Field,
    "result_set_end_position": optionalIntCheckGte0Field,
    "total_set_size": optionalIntCheckGte0Field,
    "next": optionalStringField,
    "previous": optionalStringField
}));
export const PermissionProfileRequest: MiniObject<types.PermissionProfileRequest> = /* @__PURE__ */ miniObject(() => ({
    "id": intField,
    "name": optionalStringField
}));
export const PermissionProfileResponse: MiniObject<types.PermissionProfileResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalIntField,
    "name": optionalStringField
}));
export const PermissionProfileResponse21: MiniObject<types.PermissionProfileResponse21> = /* @__PURE__ */ miniObject(() => ({
    "permission_profile_id": optionalStringField,
    "permission_profile_name": optionalStringField
}));
export const PermissionsResponse: MiniObject<types.PermissionsResponse> = /* @__PURE__ */ miniObject(() => ({
    "permissions": zod.optional(zod.array(PermissionProfileResponse))
}));
export const ProductPermissionProfileRequest: MiniObject<types.ProductPermissionProfileRequest> = /* @__PURE__ */ miniObject(() => ({
    "product_id": guid,
    "permission_profile_id": stringField
}));
export const ProductPermissionProfileResponse: MiniObject<types.ProductPermissionProfileResponse> = /* @__PURE__ */ miniObject(() => ({
    "product_id": optionalGuidField,
    "product_name": optionalStringField,
    "permission_profiles": zod.optional(zod.array(PermissionProfileResponse21)),
    "error_message": optionalStringField
}));
export const ProductPermissionProfilesRequest: MiniObject<types.ProductPermissionProfilesRequest> = /* @__PURE__ */ miniObject(() => ({
    "product_permission_profiles": zod.array(ProductPermissionProfileRequest).check(zod.minLength(1))
}));
export const ProductPermissionProfilesResponse: MiniObject<types.ProductPermissionProfilesResponse> = /* @__PURE__ */ miniObject(() => ({
    "product_permission_profiles": zod.optional(zod.array(ProductPermissionProfileResponse))
}));
export const RemoveDSGroupUsersResponse: MiniObject<types.RemoveDSGroupUsersResponse> = /* @__PURE__ */ miniObject(() => ({
    "is_success": optionalBooleanField,
    "failed_users": zod.optional(zod.array(DSGroupUserResponse))
}));
export const RemoveUserProductsResponse: MiniObject<types.RemoveUserProductsResponse> = /* @__PURE__ */ miniObject(() => ({
    "is_success": booleanField,
    "user_email": optionalStringField,
    "user_id": optionalGuidField,
    "user_product_results": zod.record(stringField, stringField)
}));
export const RequiredAttributeMappingResponse: MiniObject<types.RequiredAttributeMappingResponse> = /* @__PURE__ */ miniObject(() => ({
    "required_attribute_id": optionalIntField,
    "required_attribute_name": optionalStringField,
    "required_attribute_friendly_name": optionalStringField,
    "substitute_attribute_name": optionalStringField
}));
export const Saml2IdentityProviderResponse: MiniObject<types.Saml2IdentityProviderResponse> = /* @__PURE__ */ miniObject(() => ({
    "issuer": optionalStringField,
    "settings": zod.optional(zod.array(SettingResponse)),
    "certificates": zod.optional(zod.array(CertificateResponse)),
    "attribute_mappings": zod.optional(zod.array(RequiredAttributeMappingResponse))
}));
export const SettingResponse: MiniObject<types.SettingResponse> = /* @__PURE__ */ miniObject(() => ({
    "key": optionalStringField,
    "value": zod.nullish(zod.union([stringField, zod.number(), booleanField])),
    "type": zod.optional(zod.enum(['unknown', 'guid', 'text', 'integer', 'boolean', 'datetime', 'enumeration']))
}));
export const SubAccountCreateRequest: MiniObject<types.SubAccountCreateRequest> = /* @__PURE__ */ miniObject(() => ({
    "subscriptionDetails": zod.optional(SubAccountCreateRequestSubAccountCreationSubscription),
    "targetAccount": zod.optional(SubAccountCreateRequestSubAccountCreationTargetAccountDetails)
}));
export const SubAccountCreateRequestSubAccountCreationSubscription: MiniObject<types.SubAccountCreateRequestSubAccountCreationSubscription> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalStringField,
    "planId": optionalGuidField,
    "modules": optionalArrayGuidField
}));
export const SubAccountCreateRequestSubAccountCreationTargetAccountAdmin: MiniObject<types.SubAccountCreateRequestSubAccountCreationTargetAccountAdmin> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssetGroupAccountCloneTargetAccountAdmin(),
    "email": optionalStringField,
    "address": zod.optional(AddressInformation)
}));
export const SubAccountCreateRequestSubAccountCreationTargetAccountDetails: MiniObject<types.SubAccountCreateRequestSubAccountCreationTargetAccountDetails> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "region": optionalStringField,
    "countryCode": optionalStringField,
    "site": optionalStringField,
    "id": optionalStringField,
    "address": zod.optional(AddressInformation),
    "admin": zod.optional(SubAccountCreateRequestSubAccountCreationTargetAccountAdmin)
}));
export const SubAccountCreateSubscriptionDetails: MiniObject<types.SubAccountCreateSubscriptionDetails> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalStringField,
    "planId": optionalGuidField,
    "planName": optionalStringField,
    "modules": zod.optional(zod.array(SubAccountCreateSubscriptionModuleDetails))
}));
export const SubAccountCreateSubscriptionModuleDetails: MiniObject<types.SubAccountCreateSubscriptionModuleDetails> = /* @__PURE__ */ miniObject(() => ({
    "moduleId": optionalGuidField,
    "moduleName": optionalStringField
}));
export const SubAccountCreateTargetAccount: MiniObject<types.SubAccountCreateTargetAccount> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "region": optionalStringField,
    "countryCode": optionalStringField,
    "site": optionalStringField,
    "id": optionalGuidField,
    "admin": zod.optional(SubAccountCreateTargetAccountAdmin)
}));
export const SubAccountCreateTargetAccountAdmin: MiniObject<types.SubAccountCreateTargetAccountAdmin> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssetGroupAccountCloneTargetAccountAdmin(),
    "email": optionalStringField
}));
export const SubAccountCreateWorker: MiniObject<types.SubAccountCreateWorker> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssetGroupAccountClone(),
    "assetGroupId": optionalGuidField,
    "createdDate": optionalDateTimeField,
    "targetAccount": SubAccountCreateTargetAccount,
    "subscriptionDetails": SubAccountCreateSubscriptionDetails,
    "createAccountProcessingFailureDetails": zod.optional(zod.looseObject({
        "error": optionalStringField,
        "errorDescription": optionalStringField,
        "isSystemError": optionalBooleanField
    }))
}));
export const SubAccountCreateWorkerResponse: MiniObject<types.SubAccountCreateWorkerResponse> = /* @__PURE__ */ miniObject(() => ({
    "assetGroupWorks": zod.optional(zod.array(SubAccountCreateWorker))
}));
export const SubAccountErrorDetails: MiniObject<types.SubAccountErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "error": optionalStringField,
    "errorDescription": optionalStringField,
    "isSystemError": optionalBooleanField
}));
export const SubscriptionPlanItemResponse: MiniObject<types.SubscriptionPlanItemResponse> = /* @__PURE__ */ miniObject(() => ({
    "plan_item_id": optionalGuidField,
    "plan_item_name": optionalStringField,
    "plan_item_description": optionalStringField,
    "plan_item_internal_id": optionalStringField
}));
export const SubscriptionProvisionModelAccountCreateAccountAdmin: MiniObject<types.SubscriptionProvisionModelAccountCreateAccountAdmin> = /* @__PURE__ */ miniObject(() => ({
    "EmailAddress": optionalStringField,
    "FirstName": optionalStringField,
    "LastName": optionalStringField,
    "Locale": zod.optional(AccountAdminLocale),
    "Address": zod.optional(DocuSignAccountDomainModelAddress)
}));
export const SubscriptionProvisionModelAccountCreateCreateAccountDetails: MiniObject<types.SubscriptionProvisionModelAccountCreateCreateAccountDetails> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfSubscriptionProvisionModelAccountCreateCreateAccountDetails(),
    "Address": zod.optional(DocuSignAccountDomainModelAddress)
}));
export const SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails: MiniObject<types.SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails> = /* @__PURE__ */ miniObject(() => ({
    "SubscriptionId": optionalStringField,
    "PlanId": optionalGuidField,
    "Modules": optionalArrayGuidField
}));
export const SubscriptionProvisionModelAccountCreateCreateSubAccountDetails: MiniObject<types.SubscriptionProvisionModelAccountCreateCreateSubAccountDetails> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfSubscriptionProvisionModelAccountCreateCreateAccountDetails(),
    "Address": zod.optional(DocuSignAccountDomainModelAddress),
    "SubscriptionDetails": zod.optional(SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails)
}));
export const SubscriptionProvisionModelAssetGroupWork: MiniObject<types.SubscriptionProvisionModelAssetGroupWork> = /* @__PURE__ */ miniObject(() => ({
    "AssetGroupWorkId": optionalGuidField,
    "AssetGroupId": optionalGuidField,
    "AssetGroupWorkType": zod.optional(AssetGroupWorkType),
    "Status": zod.optional(AssetGroupWorkStatus),
    "OrderId": optionalGuidField,
    "TargetAccountId": optionalGuidField,
    "SourceAccountId": optionalGuidField,
    "SourceAccountExternalId": optionalIntField,
    "SourceAccountName": optionalStringField,
    "SourceAccountSite": optionalStringField,
    "CloneRequestId": optionalGuidField,
    "CloneAccountDetails": zod.optional(SubscriptionProvisionModelAccountCreateCreateAccountDetails),
    "CreateSubAccountDetails": zod.optional(SubscriptionProvisionModelAccountCreateCreateSubAccountDetails),
    "Attempts": optionalIntCheckGte0Field,
    "RetryOn": optionalDateTimeField,
    "Message": optionalStringField,
    "CreatedByName": optionalStringField,
    "CreatedByEmail": optionalStringField,
    "ErrorDetails": zod.optional(SubscriptionProvisionModelServiceErrorDetails),
    "OldAssetGroupSubscriptionId": optionalGuidField,
    "NewAssetGroupSubscriptionId": optionalGuidField,
    "SourceSystem": optionalStringField,
    "SourceId": optionalStringField,
    "CreatedBy": optionalStringField,
    "CreatedByType": zod.optional(ActorType),
    "CreatedDate": optionalDateTimeField,
    "UpdatedBy": optionalStringField,
    "UpdatedByType": zod.optional(ActorType),
    "UpdatedDate": optionalDateTimeField,
    "UpdateHistory": zod.optional(zod.array(SubscriptionProvisionModelChangeEvent))
}));
export const SubscriptionProvisionModelAssetGroupWorkResult: MiniObject<types.SubscriptionProvisionModelAssetGroupWorkResult> = /* @__PURE__ */ miniObject(() => ({
    "AssetGroupWork": zod.optional(SubscriptionProvisionModelAssetGroupWork),
    "Message": optionalStringField,
    "Success": optionalBooleanField
}));
export const SubscriptionProvisionModelChangeEvent: MiniObject<types.SubscriptionProvisionModelChangeEvent> = /* @__PURE__ */ miniObject(() => ({
    "EventDate": optionalDateTimeField,
    "Action": optionalStringField,
    "TraceToken": optionalGuidField
}));
export const SubscriptionProvisionModelServiceErrorDetails: MiniObject<types.SubscriptionProvisionModelServiceErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "ErrorCode": optionalStringField,
    "PublicErrorCode": optionalStringField,
    "ErrorDescription": optionalStringField,
    "IsSystemError": optionalBooleanField
}));
export const UpdateMembershipRequest: MiniObject<types.UpdateMembershipRequest> = /* @__PURE__ */ miniObject(() => ({
    "account_id": guid,
    "permission_profile": zod.optional(PermissionProfileRequest),
    "groups": zod.optional(zod.array(GroupRequest)),
    "send_activation": optionalBooleanField,
    "access_code": optionalStringField,
    "license_type": optionalStringField,
    "company_name": optionalStringField,
    "job_title": optionalStringField
}));
export const UpdateResponse: MiniObject<types.UpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "status": optionalStringField
}));
export const UpdateUserEmailRequest: MiniObject<types.UpdateUserEmailRequest> = /* @__PURE__ */ miniObject(() => ({
    "id": guid,
    "site_id": intField,
    "email": stringField
}));
export const UpdateUserRequest: MiniObject<types.UpdateUserRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "id": guid,
    "site_id": intField,
    "email": optionalStringField,
    "default_account_id": optionalGuidField,
    "federated_status": zod.optional(FederatedStatus),
    "force_password_change": optionalBooleanField,
    "memberships": zod.optional(zod.array(UpdateMembershipRequest)),
    "device_verification_enabled": optionalBooleanField,
    "language_culture": optionalStringField,
    "selected_languages": optionalStringField
}));
export const UpdateUsersEmailRequest: MiniObject<types.UpdateUsersEmailRequest> = /* @__PURE__ */ miniObject(() => ({
    "users": zod.array(UpdateUserEmailRequest)
}));
export const UpdateUsersRequest: MiniObject<types.UpdateUsersRequest> = /* @__PURE__ */ miniObject(() => ({
    "users": zod.array(UpdateUserRequest),
    "auto_activate_memberships_on_reactivation": optionalBooleanField
}));
export const UserDrilldownResponse: MiniObject<types.UserDrilldownResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAddUserResponse(),
    "id": optionalGuidField,
    "site_id": optionalIntField,
    "site_name": optionalStringField,
    "user_status": zod.optional(UserStatus),
    "default_account_id": optionalGuidField,
    "default_account_name": optionalStringField,
    "language_culture": optionalStringField,
    "selected_languages": optionalStringField,
    "federated_status": zod.optional(FederatedStatus),
    "is_organization_admin": optionalBooleanField,
    "created_on": optionalStringCheckRegexD4DDDDTDDDDDField,
    "last_login": optionalStringCheckRegexD4DDDDTDDDDDField,
    "memberships": zod.optional(zod.array(MembershipResponse)),
    "identities": zod.optional(zod.array(UserIdentityResponse)),
    "device_verification_enabled": optionalBooleanField,
    "require_two_step_verification": optionalBooleanField,
    "allow_two_step_verification_snooze": optionalBooleanField,
    "allow_extend_org_admin_rights_to_self": optionalBooleanField,
    "is_managed_by_scim": optionalBooleanField
}));
export const UserIdentityRequest: MiniObject<types.UserIdentityRequest> = /* @__PURE__ */ miniObject(() => ({
    "id": guid
}));
export const UserIdentityResponse: MiniObject<types.UserIdentityResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "provider_id": optionalGuidField,
    "user_id": optionalGuidField,
    "immutable_id": optionalStringField,
    "error_details": zod.optional(ErrorDetails)
}));
export const UserProductPermissionProfilesRequest: MiniObject<types.UserProductPermissionProfilesRequest> = /* @__PURE__ */ miniObject(() => ({
    "email": stringField,
    "product_permission_profiles": zod.array(ProductPermissionProfileRequest).check(zod.minLength(1))
}));
export const UserProductPermissionProfilesResponse: MiniObject<types.UserProductPermissionProfilesResponse> = /* @__PURE__ */ miniObject(() => ({
    "user_id": optionalGuidField,
    "account_id": optionalGuidField,
    "product_permission_profiles": zod.optional(zod.array(ProductPermissionProfileResponse))
}));
export const UserProductProfileDeleteRequest: MiniObject<types.UserProductProfileDeleteRequest> = /* @__PURE__ */ miniObject(() => ({
    "user_email": optionalStringField,
    "user_id": optionalGuidField,
    "product_ids": arrayGuidCheckMinLength1Field
}));
export const UserUpdateResponse: MiniObject<types.UserUpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "site_id": optionalIntField,
    "email": optionalStringField,
    "error_details": zod.optional(ErrorDetails)
}));
export const UsersDrilldownResponse: MiniObject<types.UsersDrilldownResponse> = /* @__PURE__ */ miniObject(() => ({
    "users": zod.optional(zod.array(UserDrilldownResponse))
}));
export const UsersUpdateResponse: MiniObject<types.UsersUpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "success": optionalBooleanField,
    "users": zod.optional(zod.array(UserUpdateResponse))
}));
export const AccountAdminLocale = /* @__PURE__ */ zod.enum(['None', 'zh_cn', 'zh_tw', 'nl', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'pt_br', 'ru', 'es', 'pl']);
export const ActorType = /* @__PURE__ */ fast(() => zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(5)]));
export const FederatedStatus = /* @__PURE__ */ zod.enum(['RemoveStatus', 'FedAuthRequired', 'FedAuthBypass', 'Evicted']);
export const AssetGroupWorkStatus = /* @__PURE__ */ zod.enum(['Undefined', 'Pending', 'Processing', 'ProcessingOnHold', 'PendingError', 'ProcessingError', 'Completed', 'Canceled', 'PermanentFailure']);
export const AssetGroupWorkType = /* @__PURE__ */ zod.enum(['Undefined', 'GroupAssetFulfillment', 'AccountAssetFulfillment', 'AccountAssetClone', 'AccountAssetCreate', 'SubscriptionSync']);
export const BillingProfileType = /* @__PURE__ */ fast(() => zod.union([zod.literal(0), zod.literal(1)]));
export const ConnectDataPart = stringField;
export const DataRedactionStatus = /* @__PURE__ */ zod.enum(['unknown', 'pending', 'failure', 'success', 'already_redacted']);
export const GroupType = /* @__PURE__ */ zod.enum(['invalid', 'admin_group', 'everyone_group', 'custom_group']);
export const ImportErrorType = /* @__PURE__ */ zod.enum(['no_action_taken_user_exists', 'user_added', 'user_updated', 'invalid_column_header', 'invalid_row_data', 'insufficient_row_data_found', 'extra_row_data_found', 'blank_username', 'invalid_characters_in_username', 'invalid_useremail_address', 'email_domain_is_reserved', 'new_name_with_existing_useremail_not_allowed', 'invalid_characters_in_jobtitle', 'invalid_membership_id', 'membership_not_in_account', 'maximum_users_exceeded', 'invalid_permissionset', 'user_permissionset_problems', 'invalid_group', 'user_group_problems', 'group_and_permissionset_problems', 'column_headers_missing', 'invalid_csv_data_or_syntax', 'invalid_characters_in_companyname', 'invalid_language_code', 'username_column_header_missing', 'useremail_column_header_missing', 'permissionset_column_header_missing', 'membership_id_column_header_usage_not_permitted', 'administrator_group_assignment_not_permitted', 'user_awaiting_activation', 'account_admin_access_denied', 'invalid_characters_in_address', 'permissionset_required', 'apiusername_column_header_missing', 'invalid_apiusername', 'useremail_username_combination_exists', 'permissionset_change_not_allowed', 'username_language_changes_ignored_warning', 'invalid_country_warning', 'invalid_account_id', 'invalid_autoactivate', 'invalid_loginpolicy', 'autoactivate_not_allowed', 'membership_closed', 'membership_closed_or_disabled_warning', 'cannot_close_last_active_admin', 'no_action_taken', 'cannot_close_own_membership', 'unspecified_error']);
export const MembershipStatus = /* @__PURE__ */ zod.enum(['activation_required', 'activation_sent', 'active', 'closed', 'disabled']);
export const DeliveryMode = /* @__PURE__ */ zod.enum(['SIM', 'aggregate', '']);
export const ConnectEvent = /* @__PURE__ */ zod.enum(['envelope-created', 'envelope-sent', 'envelope-resent', 'envelope-delivered', 'envelope-completed', 'envelope-declined', 'envelope-voided', 'envelope-corrected', 'envelope-purge', 'envelope-deleted', 'envelope-discard', 'recipient-sent', 'recipient-resent', 'recipient-delivered', 'recipient-completed', 'recipient-declined', 'recipient-authenticationfailed', 'recipient-autoresponded', 'recipient-reassign', 'recipient-delegate', 'recipient-finish-later', 'template-created', 'template-modified', 'template-deleted', 'click-agreed', 'click-declined']);
export const OrganizationExportType = /* @__PURE__ */ zod.enum(['organization_memberships_export', 'organization_domain_users_export', 'organization_external_memberships_export', 'organization_account_settings_export']);
export const UserStatus = /* @__PURE__ */ zod.enum(['active', 'created', 'closed']);
export const OrganizationGetOrganizationsQueryParams: MiniObject<types.OrganizationGetOrganizationsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "mode": zod.optional(zod.enum(['org_admin', 'account_membership']))
}));
export const OrganizationGetOrganizations200Response: zod.ZodMiniType<zod.output<typeof OrganizationsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationsResponse);
export const OrganizationGetOrganizations400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainsParams: MiniObject<types.ReservedDomainsGetReservedDomainsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ReservedDomainsGetReservedDomains200Response: zod.ZodMiniType<zod.output<typeof DomainsResponse>, unknown> = /* @__PURE__ */ lenientResponse(DomainsResponse);
export const ReservedDomainsGetReservedDomains400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProvidersParams: MiniObject<types.IdentityProvidersGetIdentityProvidersParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const IdentityProvidersGetIdentityProviders200Response: zod.ZodMiniType<zod.output<typeof IdentityProvidersResponse>, unknown> = /* @__PURE__ */ lenientResponse(IdentityProvidersResponse);
export const IdentityProvidersGetIdentityProviders400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExportsParams: MiniObject<types.AccountExportGetAccountSettingsExportsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountExportGetAccountSettingsExports200Response: zod.ZodMiniType<zod.output<typeof OrganizationExportsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportsResponse);
export const AccountExportGetAccountSettingsExports400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExportParams: MiniObject<types.AccountExportCreateAccountSettingsExportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountExportCreateAccountSettingsExportBody = OrganizationAccountsRequest;
export const AccountExportCreateAccountSettingsExport200Response: zod.ZodMiniType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const AccountExportCreateAccountSettingsExport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExportParams: MiniObject<types.AccountExportGetAccountSettingsExportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "exportId": guid
}));
export const AccountExportGetAccountSettingsExport200Response: zod.ZodMiniType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const AccountExportGetAccountSettingsExport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExportParams: MiniObject<types.AccountExportDeleteAccountSettingsExportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "exportId": guid
}));
export const AccountExportDeleteAccountSettingsExport200Response: zod.ZodMiniType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const AccountExportDeleteAccountSettingsExport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExportsParams: MiniObject<types.UserExportGetUserListExportsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UserExportGetUserListExports200Response: zod.ZodMiniType<zod.output<typeof OrganizationExportsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportsResponse);
export const UserExportGetUserListExports400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExportParams: MiniObject<types.UserExportCreateUserListExportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UserExportCreateUserListExportBody = OrganizationExportRequest;
export const UserExportCreateUserListExport200Response: zod.ZodMiniType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const UserExportCreateUserListExport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExportParams: MiniObject<types.UserExportGetUserListExportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "exportId": guid
}));
export const UserExportGetUserListExport200Response: zod.ZodMiniType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const UserExportGetUserListExport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExportParams: MiniObject<types.UserExportDeleteUserListExportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "exportId": guid
}));
export const UserExportDeleteUserListExport200Response: zod.ZodMiniType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const UserExportDeleteUserListExport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImportsParams: MiniObject<types.AccountSettingsImportGetBulkAccountSettingsImportsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountSettingsImportGetBulkAccountSettingsImports200Response = /* @__PURE__ */ lenientResponse(/* @__PURE__ */ fast(() => zod.array(OrganizationAccountSettingsImportResponse)));
export const AccountSettingsImportGetBulkAccountSettingsImports400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImportParams: MiniObject<types.AccountSettingsImportAddBulkAccountSettingsImportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountSettingsImportAddBulkAccountSettingsImportBody = AccountSettingsImportUpload;
export const AccountSettingsImportAddBulkAccountSettingsImport200Response: zod.ZodMiniType<zod.output<typeof OrganizationAccountSettingsImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationAccountSettingsImportResponse);
export const AccountSettingsImportAddBulkAccountSettingsImport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImportParams: MiniObject<types.AccountSettingsImportGetBulkAccountSettingsImportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "importId": guid
}));
export const AccountSettingsImportGetBulkAccountSettingsImport200Response: zod.ZodMiniType<zod.output<typeof OrganizationAccountSettingsImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationAccountSettingsImportResponse);
export const AccountSettingsImportGetBulkAccountSettingsImport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImportParams: MiniObject<types.AccountSettingsImportDeleteBulkAccountSettingsImportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "importId": guid
}));
export const AccountSettingsImportDeleteBulkAccountSettingsImport200Response: zod.ZodMiniType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const AccountSettingsImportDeleteBulkAccountSettingsImport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImportParams: MiniObject<types.UserImportAddBulkUserImportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UserImportAddBulkUserImportHeader: MiniObject<types.UserImportAddBulkUserImportHeader> = /* @__PURE__ */ miniObject(() => ({
    "Content-Disposition": optionalStringField
}));
export const UserImportAddBulkUserImportBody = BulkUserImportUpload;
export const UserImportAddBulkUserImport200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportAddBulkUserImport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImportsParams: MiniObject<types.UserImportUpdateBulkUserImportsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UserImportUpdateBulkUserImportsHeader: MiniObject<types.UserImportUpdateBulkUserImportsHeader> = /* @__PURE__ */ miniObject(() => ({
    "Content-Disposition": optionalStringField
}));
export const UserImportUpdateBulkUserImportsBody = BulkUserImportUpload;
export const UserImportUpdateBulkUserImports200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportUpdateBulkUserImports400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequestParams: MiniObject<types.UserImportCloseBulkUserImportRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UserImportCloseBulkUserImportRequestHeader: MiniObject<types.UserImportCloseBulkUserImportRequestHeader> = /* @__PURE__ */ miniObject(() => ({
    "Content-Disposition": optionalStringField
}));
export const UserImportCloseBulkUserImportRequestBody = BulkUserImportUpload;
export const UserImportCloseBulkUserImportRequest200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportCloseBulkUserImportRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequestParams: MiniObject<types.UserImportCloseBulkExternalUserImportRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UserImportCloseBulkExternalUserImportRequest200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportCloseBulkExternalUserImportRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequestsParams: MiniObject<types.UserImportGetBulkUserImportRequestsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UserImportGetBulkUserImportRequests200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportsResponse);
export const UserImportGetBulkUserImportRequests400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequestParams: MiniObject<types.UserImportGetBulkUserImportRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "importId": guid
}));
export const UserImportGetBulkUserImportRequest200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportGetBulkUserImportRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImportParams: MiniObject<types.UserImportDeleteBulkUserImportParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "importId": guid
}));
export const UserImportDeleteBulkUserImport200Response: zod.ZodMiniType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const UserImportDeleteBulkUserImport400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSVParams: MiniObject<types.UserImportGetBulkUserImportCSVParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "importId": guid
}));
export const UserImportGetBulkUserImportCSV200Response = /* @__PURE__ */ zod.unknown();
export const UserImportGetBulkUserImportCSV400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams: MiniObject<types.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader: MiniObject<types.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader> = /* @__PURE__ */ miniObject(() => ({
    "Content-Disposition": optionalStringField
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestBody = BulkUserImportUpload;
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams: MiniObject<types.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader: MiniObject<types.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader> = /* @__PURE__ */ miniObject(() => ({
    "Content-Disposition": optionalStringField
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestBody = BulkUserImportUpload;
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response: zod.ZodMiniType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsersParams: MiniObject<types.UsersGetUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UsersGetUsersQueryParams: MiniObject<types.UsersGetUsersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUsersGetUsersQueryParams(),
    "email": optionalStringField,
    "email_user_name_like": optionalStringField,
    "status": optionalStringField,
    "membership_status": zod.optional(zod.enum(['activation_required', 'activation_sent', 'active', 'closed', 'disabled'])),
    "account_id": optionalGuidField,
    "organization_reserved_domain_id": optionalGuidField,
    "last_modified_since": optionalStringField,
    "include_ds_groups": optionalBooleanField,
    "include_license": optionalBooleanField
}));
export const UsersGetUsers200Response: zod.ZodMiniType<zod.output<typeof OrganizationUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationUsersResponse);
export const UsersGetUsers400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUserParams: MiniObject<types.UsersCreateUserParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UsersCreateUserBody = NewUserRequest;
export const UsersCreateUser200Response: zod.ZodMiniType<zod.output<typeof NewUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(NewUserResponse);
export const UsersCreateUser400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfilesParams: MiniObject<types.UsersGetUserProfilesParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UsersGetUserProfilesQueryParams: MiniObject<types.UsersGetUserProfilesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "include_license": optionalBooleanField
}));
export const UsersGetUserProfiles200Response: zod.ZodMiniType<zod.output<typeof UsersDrilldownResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersDrilldownResponse);
export const UsersGetUserProfiles400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUserParams: MiniObject<types.UsersUpdateUserParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UsersUpdateUserQueryParams: MiniObject<types.UsersUpdateUserQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "apply_license_override": optionalBooleanField
}));
export const UsersUpdateUserBody = UpdateUsersRequest;
export const UsersUpdateUser200Response: zod.ZodMiniType<zod.output<typeof UsersUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersUpdateResponse);
export const UsersUpdateUser400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddressParams: MiniObject<types.UsersUpdateEmailAddressParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const UsersUpdateEmailAddressBody = UpdateUsersEmailRequest;
export const UsersUpdateEmailAddress200Response: zod.ZodMiniType<zod.output<typeof UsersUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersUpdateResponse);
export const UsersUpdateEmailAddress400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembershipParams: MiniObject<types.UsersActivateMembershipParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "userId": guid,
    "membershipId": guid
}));
export const UsersActivateMembershipBody = ForceActivateMembershipRequest;
export const UsersActivateMembership200Response: zod.ZodMiniType<zod.output<typeof UpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateResponse);
export const UsersActivateMembership400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentitiesParams: MiniObject<types.UsersDeleteIdentitiesParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "userId": guid
}));
export const UsersDeleteIdentitiesBody = DeleteUserIdentityRequest;
export const UsersDeleteIdentities200Response: zod.ZodMiniType<zod.output<typeof DeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(DeleteResponse);
export const UsersDeleteIdentities400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMembershipsParams: MiniObject<types.UsersCloseMembershipsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "userId": guid
}));
export const UsersCloseMembershipsBody = DeleteMembershipsRequest;
export const UsersCloseMemberships200Response: zod.ZodMiniType<zod.output<typeof DeleteMembershipsResponse>, unknown> = /* @__PURE__ */ lenientResponse(DeleteMembershipsResponse);
export const UsersCloseMemberships400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsersParams: MiniObject<types.UsersAddUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const UsersAddUsersBody = NewAccountUserRequest;
export const UsersAddUsers200Response: zod.ZodMiniType<zod.output<typeof NewUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(NewUserResponse);
export const UsersAddUsers400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroupsParams: MiniObject<types.ESignUserManagementGetGroupsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const ESignUserManagementGetGroupsQueryParams: MiniObject<types.ESignUserManagementGetGroupsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUsersGetUsersQueryParams()
}));
export const ESignUserManagementGetGroups200Response: zod.ZodMiniType<zod.output<typeof MemberGroupsResponse>, unknown> = /* @__PURE__ */ lenientResponse(MemberGroupsResponse);
export const ESignUserManagementGetGroups400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissionsParams: MiniObject<types.ESignUserManagementGetPermissionsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const ESignUserManagementGetPermissions200Response: zod.ZodMiniType<zod.output<typeof PermissionsResponse>, unknown> = /* @__PURE__ */ lenientResponse(PermissionsResponse);
export const ESignUserManagementGetPermissions400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigsParams: MiniObject<types.ConnectGetOrganizationConnectConfigsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectGetOrganizationConnectConfigsQueryParams: MiniObject<types.ConnectGetOrganizationConnectConfigsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "sortBy": zod.optional(zod.enum(['connectId', 'configurationType', 'name', 'accountId', 'accountName', 'siteId', 'allowEnvelopePublish', 'allowSalesforcePublish', 'pausePublish', 'requiresAcknowledgement', 'disabledBy'])),
    "siteId": optionalIntField,
    "accountId": optionalGuidField,
    "allowEnvelopePublish": optionalBooleanField,
    "q": optionalStringField
}));
export const ConnectGetOrganizationConnectConfigs200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectConfigsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigsResponse);
export const ConnectGetOrganizationConnectConfigs400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfigParams: MiniObject<types.ConnectCreateOrganizationConnectConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectCreateOrganizationConnectConfigBody = OrganizationConnectConfigurationRequest;
export const ConnectCreateOrganizationConnectConfig200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectConfigurationDetailsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigurationDetailsResponse);
export const ConnectCreateOrganizationConnectConfig400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfigurationParams: MiniObject<types.ConnectGetOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectGetOrganizationConnectOAuthConfiguration200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectOAuthConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectOAuthConfiguration);
export const ConnectGetOrganizationConnectOAuthConfiguration400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfigurationParams: MiniObject<types.ConnectPostOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectPostOrganizationConnectOAuthConfigurationBody = OrganizationConnectOAuthConfiguration;
export const ConnectPostOrganizationConnectOAuthConfiguration200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectOAuthConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectOAuthConfiguration);
export const ConnectPostOrganizationConnectOAuthConfiguration400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfigurationParams: MiniObject<types.ConnectPutOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectPutOrganizationConnectOAuthConfigurationBody = OrganizationConnectOAuthConfiguration;
export const ConnectPutOrganizationConnectOAuthConfiguration200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectOAuthConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectOAuthConfiguration);
export const ConnectPutOrganizationConnectOAuthConfiguration400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfigurationParams: MiniObject<types.ConnectDeleteOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectDeleteOrganizationConnectOAuthConfiguration200Response: zod.ZodMiniType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const ConnectDeleteOrganizationConnectOAuthConfiguration400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecretsParams: MiniObject<types.ConnectGetConnectHmacSecretsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectGetConnectHmacSecrets200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectHmacSecretsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectHmacSecretsResponse);
export const ConnectGetConnectHmacSecrets400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecretParams: MiniObject<types.ConnectPostConnectHmacSecretParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const ConnectPostConnectHmacSecret200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectHmacSecretsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectHmacSecretsResponse);
export const ConnectPostConnectHmacSecret400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecretParams: MiniObject<types.ConnectDeleteConnectHmacSecretParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "keyId": guid
}));
export const ConnectDeleteConnectHmacSecret200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectHmacSecretsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectHmacSecretsResponse);
export const ConnectDeleteConnectHmacSecret400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigParams: MiniObject<types.ConnectGetOrganizationConnectConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "connectId": guid
}));
export const ConnectGetOrganizationConnectConfig200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectConfigurationDetailsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigurationDetailsResponse);
export const ConnectGetOrganizationConnectConfig400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfigParams: MiniObject<types.ConnectUpdateOrganizationConnectConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "connectId": guid
}));
export const ConnectUpdateOrganizationConnectConfigBody = OrganizationConnectConfigurationRequest;
export const ConnectUpdateOrganizationConnectConfig200Response: zod.ZodMiniType<zod.output<typeof OrganizationConnectConfigurationDetailsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigurationDetailsResponse);
export const ConnectUpdateOrganizationConnectConfig400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfigParams: MiniObject<types.ConnectDeleteOrganizationConnectConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "connectId": guid
}));
export const ConnectDeleteOrganizationConnectConfig200Response: zod.ZodMiniType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const ConnectDeleteOrganizationConnectConfig400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItemsParams: MiniObject<types.AccountCreationGetOrganizationPlanItemsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountCreationGetOrganizationPlanItems200Response = /* @__PURE__ */ lenientResponse(/* @__PURE__ */ fast(() => zod.array(OrganizationSubscriptionResponse)));
export const AccountCreationGetOrganizationPlanItems400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccountParams: MiniObject<types.AccountCreationCreateAssetGroupAccountParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountCreationCreateAssetGroupAccountBody = SubAccountCreateRequest;
export const AccountCreationCreateAssetGroupAccount200Response: zod.ZodMiniType<zod.output<typeof SubscriptionProvisionModelAssetGroupWorkResult>, unknown> = /* @__PURE__ */ lenientResponse(SubscriptionProvisionModelAssetGroupWorkResult);
export const AccountCreationCreateAssetGroupAccount400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams: MiniObject<types.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "assetGroupId": guid,
    "assetGroupWorkId": guid
}));
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams: MiniObject<types.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_details": optionalBooleanField
}));
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId200Response: zod.ZodMiniType<zod.output<typeof SubAccountCreateWorker>, unknown> = /* @__PURE__ */ lenientResponse(SubAccountCreateWorker);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgIdParams: MiniObject<types.AccountCreationGetSubAccountCreateProcessesByOrgIdParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams: MiniObject<types.AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "since_updated_date": optionalDateTimeField,
    "include_details": optionalBooleanField
}));
export const AccountCreationGetSubAccountCreateProcessesByOrgId200Response: zod.ZodMiniType<zod.output<typeof SubAccountCreateWorkerResponse>, unknown> = /* @__PURE__ */ lenientResponse(SubAccountCreateWorkerResponse);
export const AccountCreationGetSubAccountCreateProcessesByOrgId400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountsParams: MiniObject<types.AccountCloningGetAssetGroupAccountsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountCloningGetAssetGroupAccountsQueryParams: MiniObject<types.AccountCloningGetAssetGroupAccountsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "compliant": optionalBooleanField
}));
export const AccountCloningGetAssetGroupAccounts200Response: zod.ZodMiniType<zod.output<typeof AssetGroupAccountsResponse>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountsResponse);
export const AccountCloningGetAssetGroupAccounts400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccountParams: MiniObject<types.AccountCloningCloneAssetGroupAccountParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountCloningCloneAssetGroupAccountBody = AssetGroupAccountClone;
export const AccountCloningCloneAssetGroupAccount200Response: zod.ZodMiniType<zod.output<typeof AssetGroupAccountClone>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountClone);
export const AccountCloningCloneAssetGroupAccount400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountCloneParams: MiniObject<types.AccountCloningGetAssetGroupAccountCloneParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "assetGroupId": guid,
    "assetGroupWorkId": guid
}));
export const AccountCloningGetAssetGroupAccountCloneQueryParams: MiniObject<types.AccountCloningGetAssetGroupAccountCloneQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_details": optionalBooleanField
}));
export const AccountCloningGetAssetGroupAccountClone200Response: zod.ZodMiniType<zod.output<typeof AssetGroupAccountClone>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountClone);
export const AccountCloningGetAssetGroupAccountClone400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgIdParams: MiniObject<types.AccountCloningGetAssetGroupAccountClonesByOrgIdParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams: MiniObject<types.AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "since_updated_date": optionalDateTimeField,
    "include_details": optionalBooleanField
}));
export const AccountCloningGetAssetGroupAccountClonesByOrgId200Response: zod.ZodMiniType<zod.output<typeof AssetGroupAccountClones>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountClones);
export const AccountCloningGetAssetGroupAccountClonesByOrgId400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipDataParams: MiniObject<types.DataDeletionRedactIndividualMembershipDataParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const DataDeletionRedactIndividualMembershipDataBody = IndividualMembershipDataRedactionRequest;
export const DataDeletionRedactIndividualMembershipData200Response: zod.ZodMiniType<zod.output<typeof IndividualUserDataRedactionResponse>, unknown> = /* @__PURE__ */ lenientResponse(IndividualUserDataRedactionResponse);
export const DataDeletionRedactIndividualMembershipData400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserDataParams: MiniObject<types.DataDeletionRedactIndividualUserDataParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const DataDeletionRedactIndividualUserDataBody = IndividualUserDataRedactionRequest;
export const DataDeletionRedactIndividualUserData200Response: zod.ZodMiniType<zod.output<typeof IndividualUserDataRedactionResponse>, unknown> = /* @__PURE__ */ lenientResponse(IndividualUserDataRedactionResponse);
export const DataDeletionRedactIndividualUserData400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const MultiProductUserManagementGetDSGroupsParams: MiniObject<types.MultiProductUserManagementGetDSGroupsParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const MultiProductUserManagementGetDSGroupsQueryParams: MiniObject<types.MultiProductUserManagementGetDSGroupsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "page": optionalIntCheckGte1Field,
    "page_size": optionalIntCheckGte1Field
}));
export const MultiProductUserManagementGetDSGroups200Response: zod.ZodMiniType<zod.output<typeof DSGroupListResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupListResponse);
export const MultiProductUserManagementGetDSGroups400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupParams: MiniObject<types.MultiProductUserManagementAddDSGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const MultiProductUserManagementAddDSGroupBody = DSGroupAddRequest;
export const MultiProductUserManagementAddDSGroup200Response: zod.ZodMiniType<zod.output<typeof DSGroupResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupResponse);
export const MultiProductUserManagementAddDSGroup400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupParams: MiniObject<types.MultiProductUserManagementGetDSGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid,
    "dsGroupId": guid
}));
export const MultiProductUserManagementGetDSGroup200Response: zod.ZodMiniType<zod.output<typeof DSGroupResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupResponse);
export const MultiProductUserManagementGetDSGroup400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroupParams: MiniObject<types.MultiProductUserManagementDeleteDSGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid,
    "dsGroupId": guid
}));
export const MultiProductUserManagementDeleteDSGroup204Response = /* @__PURE__ */ zod.void();
export const MultiProductUserManagementDeleteDSGroup400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsersParams: MiniObject<types.MultiProductUserManagementGetDSGroupUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid,
    "dsGroupId": guid
}));
export const MultiProductUserManagementGetDSGroupUsersQueryParams: MiniObject<types.MultiProductUserManagementGetDSGroupUsersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "page": optionalIntCheckGte1Field,
    "page_size": optionalIntCheckGte1Field
}));
export const MultiProductUserManagementGetDSGroupUsers200Response: zod.ZodMiniType<zod.output<typeof DSGroupAndUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupAndUsersResponse);
export const MultiProductUserManagementGetDSGroupUsers400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsersParams: MiniObject<types.MultiProductUserManagementAddDSGroupUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid,
    "dsGroupId": guid
}));
export const MultiProductUserManagementAddDSGroupUsersBody = DSGroupUsersAddRequest;
export const MultiProductUserManagementAddDSGroupUsers200Response: zod.ZodMiniType<zod.output<typeof AddDSGroupAndUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(AddDSGroupAndUsersResponse);
export const MultiProductUserManagementAddDSGroupUsers400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsersParams: MiniObject<types.MultiProductUserManagementRemoveDSGroupUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid,
    "dsGroupId": guid
}));
export const MultiProductUserManagementRemoveDSGroupUsersBody = DSGroupUsersRemoveRequest;
export const MultiProductUserManagementRemoveDSGroupUsers200Response: zod.ZodMiniType<zod.output<typeof RemoveDSGroupUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(RemoveDSGroupUsersResponse);
export const MultiProductUserManagementRemoveDSGroupUsers400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfilesParams: MiniObject<types.MultiProductUserManagementGetProductPermissionProfilesParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const MultiProductUserManagementGetProductPermissionProfiles200Response: zod.ZodMiniType<zod.output<typeof ProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(ProductPermissionProfilesResponse);
export const MultiProductUserManagementGetProductPermissionProfiles400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams: MiniObject<types.MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams: MiniObject<types.MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField
}));
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response: zod.ZodMiniType<zod.output<typeof UserProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserProductPermissionProfilesResponse);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams: MiniObject<types.MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmailBody = UserProductPermissionProfilesRequest;
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response: zod.ZodMiniType<zod.output<typeof UserProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserProductPermissionProfilesResponse);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermissionParams: MiniObject<types.MultiProductUserManagementRemoveUserProductPermissionParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const MultiProductUserManagementRemoveUserProductPermissionBody = UserProductProfileDeleteRequest;
export const MultiProductUserManagementRemoveUserProductPermission200Response: zod.ZodMiniType<zod.output<typeof RemoveUserProductsResponse>, unknown> = /* @__PURE__ */ lenientResponse(RemoveUserProductsResponse);
export const MultiProductUserManagementRemoveUserProductPermission400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesParams: MiniObject<types.MultiProductUserManagementGetUserProductPermissionProfilesParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid,
    "userId": guid
}));
export const MultiProductUserManagementGetUserProductPermissionProfiles200Response: zod.ZodMiniType<zod.output<typeof ProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(ProductPermissionProfilesResponse);
export const MultiProductUserManagementGetUserProductPermissionProfiles400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesParams: MiniObject<types.MultiProductUserManagementAddUserProductPermissionProfilesParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid,
    "userId": guid
}));
export const MultiProductUserManagementAddUserProductPermissionProfilesBody = ProductPermissionProfilesRequest;
export const MultiProductUserManagementAddUserProductPermissionProfiles200Response: zod.ZodMiniType<zod.output<typeof UserProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserProductPermissionProfilesResponse);
export const MultiProductUserManagementAddUserProductPermissionProfiles400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUserParams: MiniObject<types.MultiProductUserManagementAddOrUpdateUserParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "accountId": guid
}));
export const MultiProductUserManagementAddOrUpdateUserBody = NewMultiProductUserAddRequest;
export const MultiProductUserManagementAddOrUpdateUser200Response: zod.ZodMiniType<zod.output<typeof AddUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(AddUserResponse);
export const MultiProductUserManagementAddOrUpdateUser400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmailParams: MiniObject<types.MultiProductUserManagementGetUserDSProfilesByEmailParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const MultiProductUserManagementGetUserDSProfilesByEmailQueryParams: MiniObject<types.MultiProductUserManagementGetUserDSProfilesByEmailQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "sort": optionalBooleanField,
    "include_license": optionalBooleanField
}));
export const MultiProductUserManagementGetUserDSProfilesByEmail200Response: zod.ZodMiniType<zod.output<typeof UsersDrilldownResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersDrilldownResponse);
export const MultiProductUserManagementGetUserDSProfilesByEmail400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfileParams: MiniObject<types.MultiProductUserManagementGetUserDSProfileParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "userId": guid
}));
export const MultiProductUserManagementGetUserDSProfileQueryParams: MiniObject<types.MultiProductUserManagementGetUserDSProfileQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "sort": optionalBooleanField,
    "include_license": optionalBooleanField
}));
export const MultiProductUserManagementGetUserDSProfile200Response: zod.ZodMiniType<zod.output<typeof UsersDrilldownResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersDrilldownResponse);
export const MultiProductUserManagementGetUserDSProfile400Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile401Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile403Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile404Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile405Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile429Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile500Response: zod.ZodMiniType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);

