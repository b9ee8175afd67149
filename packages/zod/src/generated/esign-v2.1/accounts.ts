/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountInformation } from './schemas/accountInformation.js';
import { AccountSettingsInformation } from './schemas/accountSettingsInformation.js';
import { AccountSharedAccess } from './schemas/accountSharedAccess.js';
import { BillingChargeResponse } from './schemas/billingChargeResponse.js';
import { CaptiveRecipientInformation } from './schemas/captiveRecipientInformation.js';
import { EnvelopePurgeConfiguration } from './schemas/envelopePurgeConfiguration.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { FileTypeList } from './schemas/fileTypeList.js';
import { NewAccountDefinition } from './schemas/newAccountDefinition.js';
import { NewAccountSummary } from './schemas/newAccountSummary.js';
import { NotificationDefaults } from './schemas/notificationDefaults.js';
import { ProvisioningInformation } from './schemas/provisioningInformation.js';
import { RecipientNamesResponse } from './schemas/recipientNamesResponse.js';
import { SupportedLanguages } from './schemas/supportedLanguages.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/accounts';
export const AccountsCreateQueryParams: zod.ZodType<types.AccountsCreateQueryParams, types.AccountsCreateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preview_billing_plan": formats.booleanString.optional()
}));
export const AccountsCreateBody = NewAccountDefinition;
export const AccountsCreate201Response = NewAccountSummary;
export const AccountsCreate400Response = ErrorDetails;
export const AccountsCreate401Response = ErrorDetails;
export const AccountsCreate403Response = ErrorDetails;
export const AccountsCreate404Response = ErrorDetails;
export const AccountsCreate405Response = ErrorDetails;
export const AccountsCreate429Response = ErrorDetails;
export const AccountsCreate500Response = ErrorDetails;
export const AccountsGetParams: zod.ZodType<types.AccountsGetParams, types.AccountsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetQueryParams: zod.ZodType<types.AccountsGetQueryParams, types.AccountsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_account_settings": formats.booleanString.optional(),
    "include_trial_eligibility": formats.booleanString.optional()
}));
export const AccountsGet200Response = AccountInformation;
export const AccountsGet400Response = ErrorDetails;
export const AccountsGet401Response = ErrorDetails;
export const AccountsGet403Response = ErrorDetails;
export const AccountsGet404Response = ErrorDetails;
export const AccountsGet405Response = ErrorDetails;
export const AccountsGet429Response = ErrorDetails;
export const AccountsGet500Response = ErrorDetails;
export const AccountsDeleteParams: zod.ZodType<types.AccountsDeleteParams, types.AccountsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsDeleteQueryParams: zod.ZodType<types.AccountsDeleteQueryParams, types.AccountsDeleteQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "redact_user_data": formats.booleanString.optional()
}));
export const AccountsDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountsDelete400Response = ErrorDetails;
export const AccountsDelete401Response = ErrorDetails;
export const AccountsDelete403Response = ErrorDetails;
export const AccountsDelete404Response = ErrorDetails;
export const AccountsDelete405Response = ErrorDetails;
export const AccountsDelete429Response = ErrorDetails;
export const AccountsDelete500Response = ErrorDetails;
export const AccountsGetProvisioning200Response = ProvisioningInformation;
export const AccountsGetProvisioning400Response = ErrorDetails;
export const AccountsGetProvisioning401Response = ErrorDetails;
export const AccountsGetProvisioning403Response = ErrorDetails;
export const AccountsGetProvisioning404Response = ErrorDetails;
export const AccountsGetProvisioning405Response = ErrorDetails;
export const AccountsGetProvisioning429Response = ErrorDetails;
export const AccountsGetProvisioning500Response = ErrorDetails;
export const AccountsGetBillingChargesParams: zod.ZodType<types.AccountsGetBillingChargesParams, types.AccountsGetBillingChargesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetBillingChargesQueryParams: zod.ZodType<types.AccountsGetBillingChargesQueryParams, types.AccountsGetBillingChargesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_charges": zod.enum(['envelopes', 'seats']).optional()
}));
export const AccountsGetBillingCharges200Response = BillingChargeResponse;
export const AccountsGetBillingCharges400Response = ErrorDetails;
export const AccountsGetBillingCharges401Response = ErrorDetails;
export const AccountsGetBillingCharges403Response = ErrorDetails;
export const AccountsGetBillingCharges404Response = ErrorDetails;
export const AccountsGetBillingCharges405Response = ErrorDetails;
export const AccountsGetBillingCharges429Response = ErrorDetails;
export const AccountsGetBillingCharges500Response = ErrorDetails;
export const AccountsDeleteCaptiveRecipientParams: zod.ZodType<types.AccountsDeleteCaptiveRecipientParams, types.AccountsDeleteCaptiveRecipientParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "recipientPart": zod.enum(['signature', 'Signature'])
}));
export const AccountsDeleteCaptiveRecipientBody = CaptiveRecipientInformation;
export const AccountsDeleteCaptiveRecipient200Response = CaptiveRecipientInformation;
export const AccountsDeleteCaptiveRecipient400Response = ErrorDetails;
export const AccountsDeleteCaptiveRecipient401Response = ErrorDetails;
export const AccountsDeleteCaptiveRecipient403Response = ErrorDetails;
export const AccountsDeleteCaptiveRecipient404Response = ErrorDetails;
export const AccountsDeleteCaptiveRecipient405Response = ErrorDetails;
export const AccountsDeleteCaptiveRecipient429Response = ErrorDetails;
export const AccountsDeleteCaptiveRecipient500Response = ErrorDetails;
export const AccountsListRecipientNamesByEmailParams: zod.ZodType<types.AccountsListRecipientNamesByEmailParams, types.AccountsListRecipientNamesByEmailParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListRecipientNamesByEmailQueryParams: zod.ZodType<types.AccountsListRecipientNamesByEmailQueryParams, types.AccountsListRecipientNamesByEmailQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().max(100).optional()
}));
export const AccountsListRecipientNamesByEmail200Response = RecipientNamesResponse;
export const AccountsListRecipientNamesByEmail400Response = ErrorDetails;
export const AccountsListRecipientNamesByEmail401Response = ErrorDetails;
export const AccountsListRecipientNamesByEmail403Response = ErrorDetails;
export const AccountsListRecipientNamesByEmail404Response = ErrorDetails;
export const AccountsListRecipientNamesByEmail405Response = ErrorDetails;
export const AccountsListRecipientNamesByEmail429Response = ErrorDetails;
export const AccountsListRecipientNamesByEmail500Response = ErrorDetails;
export const AccountsListSettingsParams: zod.ZodType<types.AccountsListSettingsParams, types.AccountsListSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListSettings200Response = AccountSettingsInformation;
export const AccountsListSettings400Response = ErrorDetails;
export const AccountsListSettings401Response = ErrorDetails;
export const AccountsListSettings403Response = ErrorDetails;
export const AccountsListSettings404Response = ErrorDetails;
export const AccountsListSettings405Response = ErrorDetails;
export const AccountsListSettings429Response = ErrorDetails;
export const AccountsListSettings500Response = ErrorDetails;
export const AccountsUpdateSettingsParams: zod.ZodType<types.AccountsUpdateSettingsParams, types.AccountsUpdateSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateSettingsBody = AccountSettingsInformation;
export const AccountsUpdateSettings200Response = /* @__PURE__ */ zod.unknown();
export const AccountsUpdateSettings400Response = ErrorDetails;
export const AccountsUpdateSettings401Response = ErrorDetails;
export const AccountsUpdateSettings403Response = ErrorDetails;
export const AccountsUpdateSettings404Response = ErrorDetails;
export const AccountsUpdateSettings405Response = ErrorDetails;
export const AccountsUpdateSettings429Response = ErrorDetails;
export const AccountsUpdateSettings500Response = ErrorDetails;
export const AccountsGetEnvelopePurgeConfigurationParams: zod.ZodType<types.AccountsGetEnvelopePurgeConfigurationParams, types.AccountsGetEnvelopePurgeConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration;
export const AccountsGetEnvelopePurgeConfiguration400Response = ErrorDetails;
export const AccountsGetEnvelopePurgeConfiguration401Response = ErrorDetails;
export const AccountsGetEnvelopePurgeConfiguration403Response = ErrorDetails;
export const AccountsGetEnvelopePurgeConfiguration404Response = ErrorDetails;
export const AccountsGetEnvelopePurgeConfiguration405Response = ErrorDetails;
export const AccountsGetEnvelopePurgeConfiguration429Response = ErrorDetails;
export const AccountsGetEnvelopePurgeConfiguration500Response = ErrorDetails;
export const AccountsUpdateEnvelopePurgeConfigurationParams: zod.ZodType<types.AccountsUpdateEnvelopePurgeConfigurationParams, types.AccountsUpdateEnvelopePurgeConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateEnvelopePurgeConfigurationBody = EnvelopePurgeConfiguration;
export const AccountsUpdateEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration;
export const AccountsUpdateEnvelopePurgeConfiguration400Response = ErrorDetails;
export const AccountsUpdateEnvelopePurgeConfiguration401Response = ErrorDetails;
export const AccountsUpdateEnvelopePurgeConfiguration403Response = ErrorDetails;
export const AccountsUpdateEnvelopePurgeConfiguration404Response = ErrorDetails;
export const AccountsUpdateEnvelopePurgeConfiguration405Response = ErrorDetails;
export const AccountsUpdateEnvelopePurgeConfiguration429Response = ErrorDetails;
export const AccountsUpdateEnvelopePurgeConfiguration500Response = ErrorDetails;
export const AccountsGetNotificationDefaultsParams: zod.ZodType<types.AccountsGetNotificationDefaultsParams, types.AccountsGetNotificationDefaultsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetNotificationDefaults200Response = NotificationDefaults;
export const AccountsGetNotificationDefaults400Response = ErrorDetails;
export const AccountsGetNotificationDefaults401Response = ErrorDetails;
export const AccountsGetNotificationDefaults403Response = ErrorDetails;
export const AccountsGetNotificationDefaults404Response = ErrorDetails;
export const AccountsGetNotificationDefaults405Response = ErrorDetails;
export const AccountsGetNotificationDefaults429Response = ErrorDetails;
export const AccountsGetNotificationDefaults500Response = ErrorDetails;
export const AccountsUpdateNotificationDefaultsParams: zod.ZodType<types.AccountsUpdateNotificationDefaultsParams, types.AccountsUpdateNotificationDefaultsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateNotificationDefaultsBody = NotificationDefaults;
export const AccountsUpdateNotificationDefaults200Response = NotificationDefaults;
export const AccountsUpdateNotificationDefaults400Response = ErrorDetails;
export const AccountsUpdateNotificationDefaults401Response = ErrorDetails;
export const AccountsUpdateNotificationDefaults403Response = ErrorDetails;
export const AccountsUpdateNotificationDefaults404Response = ErrorDetails;
export const AccountsUpdateNotificationDefaults405Response = ErrorDetails;
export const AccountsUpdateNotificationDefaults429Response = ErrorDetails;
export const AccountsUpdateNotificationDefaults500Response = ErrorDetails;
export const AccountsListSharedAccessParams: zod.ZodType<types.AccountsListSharedAccessParams, types.AccountsListSharedAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListSharedAccessQueryParams: zod.ZodType<types.AccountsListSharedAccessQueryParams, types.AccountsListSharedAccessQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
    "user_ids": zod.string().optional(),
    "folder_ids": zod.string().optional(),
    "shared": zod.string().regex(/^(not_shared|shared_to|shared_from|shared_to_and_from)(,(not_shared|shared_to|shared_from|shared_to_and_from))*$/).optional(),
    "envelopes_not_shared_user_status": zod.string().optional(),
    "search_text": zod.string().optional(),
    "count": formats.integerString.optional(),
    "start_position": formats.integerString.optional()
}));
export const AccountsListSharedAccess200Response = AccountSharedAccess;
export const AccountsListSharedAccess400Response = ErrorDetails;
export const AccountsListSharedAccess401Response = ErrorDetails;
export const AccountsListSharedAccess403Response = ErrorDetails;
export const AccountsListSharedAccess404Response = ErrorDetails;
export const AccountsListSharedAccess405Response = ErrorDetails;
export const AccountsListSharedAccess429Response = ErrorDetails;
export const AccountsListSharedAccess500Response = ErrorDetails;
export const AccountsUpdateSharedAccessParams: zod.ZodType<types.AccountsUpdateSharedAccessParams, types.AccountsUpdateSharedAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateSharedAccessQueryParams: zod.ZodType<types.AccountsUpdateSharedAccessQueryParams, types.AccountsUpdateSharedAccessQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
    "preserve_existing_shared_access": formats.booleanString.optional(),
    "user_ids": zod.string().optional()
}));
export const AccountsUpdateSharedAccessBody = AccountSharedAccess;
export const AccountsUpdateSharedAccess200Response = AccountSharedAccess;
export const AccountsUpdateSharedAccess400Response = ErrorDetails;
export const AccountsUpdateSharedAccess401Response = ErrorDetails;
export const AccountsUpdateSharedAccess403Response = ErrorDetails;
export const AccountsUpdateSharedAccess404Response = ErrorDetails;
export const AccountsUpdateSharedAccess405Response = ErrorDetails;
export const AccountsUpdateSharedAccess429Response = ErrorDetails;
export const AccountsUpdateSharedAccess500Response = ErrorDetails;
export const AccountsListSupportedLanguagesParams: zod.ZodType<types.AccountsListSupportedLanguagesParams, types.AccountsListSupportedLanguagesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListSupportedLanguages200Response = SupportedLanguages;
export const AccountsListSupportedLanguages400Response = ErrorDetails;
export const AccountsListSupportedLanguages401Response = ErrorDetails;
export const AccountsListSupportedLanguages403Response = ErrorDetails;
export const AccountsListSupportedLanguages404Response = ErrorDetails;
export const AccountsListSupportedLanguages405Response = ErrorDetails;
export const AccountsListSupportedLanguages429Response = ErrorDetails;
export const AccountsListSupportedLanguages500Response = ErrorDetails;
export const AccountsListUnsupportedFileTypesParams: zod.ZodType<types.AccountsListUnsupportedFileTypesParams, types.AccountsListUnsupportedFileTypesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListUnsupportedFileTypes200Response = FileTypeList;
export const AccountsListUnsupportedFileTypes400Response = ErrorDetails;
export const AccountsListUnsupportedFileTypes401Response = ErrorDetails;
export const AccountsListUnsupportedFileTypes403Response = ErrorDetails;
export const AccountsListUnsupportedFileTypes404Response = ErrorDetails;
export const AccountsListUnsupportedFileTypes405Response = ErrorDetails;
export const AccountsListUnsupportedFileTypes429Response = ErrorDetails;
export const AccountsListUnsupportedFileTypes500Response = ErrorDetails;
