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
import { UserAuthorization } from './schemas/UserAuthorization.js';
import { UserAuthorizationCreateRequest } from './schemas/UserAuthorizationCreateRequest.js';
import { UserAuthorizationUpdateRequest } from './schemas/UserAuthorizationUpdateRequest.js';
import { UserAuthorizations } from './schemas/UserAuthorizations.js';
import { UserAuthorizationsDeleteRequest } from './schemas/UserAuthorizationsDeleteRequest.js';
import { UserAuthorizationsDeleteResponse } from './schemas/UserAuthorizationsDeleteResponse.js';
import { UserAuthorizationsRequest } from './schemas/UserAuthorizationsRequest.js';
import { UserAuthorizationsResponse } from './schemas/UserAuthorizationsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/accounts';
export const AccountsCreateQueryParams: ObjectSchema<types.AccountsCreateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preview_billing_plan": formats.booleanString.optional()
}));
export const AccountsCreateBody = NewAccountDefinition;
export const AccountsCreate201Response: zod.ZodType<zod.output<typeof NewAccountSummary>, unknown> = /* @__PURE__ */ lenientResponse(NewAccountSummary);
export const AccountsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetParams: ObjectSchema<types.AccountsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetQueryParams: ObjectSchema<types.AccountsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_account_settings": formats.booleanString.optional(),
    "include_trial_eligibility": formats.booleanString.optional()
}));
export const AccountsGet200Response: zod.ZodType<zod.output<typeof AccountInformation>, unknown> = /* @__PURE__ */ lenientResponse(AccountInformation);
export const AccountsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteParams: ObjectSchema<types.AccountsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsDeleteQueryParams: ObjectSchema<types.AccountsDeleteQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "redact_user_data": formats.booleanString.optional()
}));
export const AccountsDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning200Response: zod.ZodType<zod.output<typeof ProvisioningInformation>, unknown> = /* @__PURE__ */ lenientResponse(ProvisioningInformation);
export const AccountsGetProvisioning400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingChargesParams: ObjectSchema<types.AccountsGetBillingChargesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetBillingChargesQueryParams: ObjectSchema<types.AccountsGetBillingChargesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_charges": zod.enum(['envelopes', 'seats']).optional()
}));
export const AccountsGetBillingCharges200Response: zod.ZodType<zod.output<typeof BillingChargeResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingChargeResponse);
export const AccountsGetBillingCharges400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipientParams: ObjectSchema<types.AccountsDeleteCaptiveRecipientParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "recipientPart": zod.enum(['signature', 'Signature'])
}));
export const AccountsDeleteCaptiveRecipientBody = CaptiveRecipientInformation;
export const AccountsDeleteCaptiveRecipient200Response: zod.ZodType<zod.output<typeof CaptiveRecipientInformation>, unknown> = /* @__PURE__ */ lenientResponse(CaptiveRecipientInformation);
export const AccountsDeleteCaptiveRecipient400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmailParams: ObjectSchema<types.AccountsListRecipientNamesByEmailParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListRecipientNamesByEmailQueryParams: ObjectSchema<types.AccountsListRecipientNamesByEmailQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().max(100).optional()
}));
export const AccountsListRecipientNamesByEmail200Response: zod.ZodType<zod.output<typeof RecipientNamesResponse>, unknown> = /* @__PURE__ */ lenientResponse(RecipientNamesResponse);
export const AccountsListRecipientNamesByEmail400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettingsParams: ObjectSchema<types.AccountsListSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListSettings200Response: zod.ZodType<zod.output<typeof AccountSettingsInformation>, unknown> = /* @__PURE__ */ lenientResponse(AccountSettingsInformation);
export const AccountsListSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettingsParams: ObjectSchema<types.AccountsUpdateSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateSettingsBody = AccountSettingsInformation;
export const AccountsUpdateSettings200Response = /* @__PURE__ */ zod.unknown();
export const AccountsUpdateSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfigurationParams: ObjectSchema<types.AccountsGetEnvelopePurgeConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetEnvelopePurgeConfiguration200Response: zod.ZodType<zod.output<typeof EnvelopePurgeConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopePurgeConfiguration);
export const AccountsGetEnvelopePurgeConfiguration400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfigurationParams: ObjectSchema<types.AccountsUpdateEnvelopePurgeConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateEnvelopePurgeConfigurationBody = EnvelopePurgeConfiguration;
export const AccountsUpdateEnvelopePurgeConfiguration200Response: zod.ZodType<zod.output<typeof EnvelopePurgeConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopePurgeConfiguration);
export const AccountsUpdateEnvelopePurgeConfiguration400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaultsParams: ObjectSchema<types.AccountsGetNotificationDefaultsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetNotificationDefaults200Response: zod.ZodType<zod.output<typeof NotificationDefaults>, unknown> = /* @__PURE__ */ lenientResponse(NotificationDefaults);
export const AccountsGetNotificationDefaults400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaultsParams: ObjectSchema<types.AccountsUpdateNotificationDefaultsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateNotificationDefaultsBody = NotificationDefaults;
export const AccountsUpdateNotificationDefaults200Response: zod.ZodType<zod.output<typeof NotificationDefaults>, unknown> = /* @__PURE__ */ lenientResponse(NotificationDefaults);
export const AccountsUpdateNotificationDefaults400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccessParams: ObjectSchema<types.AccountsListSharedAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListSharedAccessQueryParams: ObjectSchema<types.AccountsListSharedAccessQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
    "user_ids": zod.string().optional(),
    "folder_ids": zod.string().optional(),
    "shared": zod.string().regex(/^(not_shared|shared_to|shared_from|shared_to_and_from)(,(not_shared|shared_to|shared_from|shared_to_and_from))*$/).optional(),
    "envelopes_not_shared_user_status": zod.string().optional(),
    "search_text": zod.string().optional(),
    "count": formats.integerString.optional(),
    "start_position": formats.integerString.optional()
}));
export const AccountsListSharedAccess200Response: zod.ZodType<zod.output<typeof AccountSharedAccess>, unknown> = /* @__PURE__ */ lenientResponse(AccountSharedAccess);
export const AccountsListSharedAccess400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccessParams: ObjectSchema<types.AccountsUpdateSharedAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsUpdateSharedAccessQueryParams: ObjectSchema<types.AccountsUpdateSharedAccessQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
    "preserve_existing_shared_access": formats.booleanString.optional(),
    "user_ids": zod.string().optional()
}));
export const AccountsUpdateSharedAccessBody = AccountSharedAccess;
export const AccountsUpdateSharedAccess200Response: zod.ZodType<zod.output<typeof AccountSharedAccess>, unknown> = /* @__PURE__ */ lenientResponse(AccountSharedAccess);
export const AccountsUpdateSharedAccess400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguagesParams: ObjectSchema<types.AccountsListSupportedLanguagesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListSupportedLanguages200Response: zod.ZodType<zod.output<typeof SupportedLanguages>, unknown> = /* @__PURE__ */ lenientResponse(SupportedLanguages);
export const AccountsListSupportedLanguages400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypesParams: ObjectSchema<types.AccountsListUnsupportedFileTypesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsListUnsupportedFileTypes200Response: zod.ZodType<zod.output<typeof FileTypeList>, unknown> = /* @__PURE__ */ lenientResponse(FileTypeList);
export const AccountsListUnsupportedFileTypes400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizationParams: ObjectSchema<types.AccountsCreateUserAuthorizationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AccountsCreateUserAuthorizationBody = UserAuthorizationCreateRequest;
export const AccountsCreateUserAuthorization201Response: zod.ZodType<zod.output<typeof UserAuthorization>, unknown> = /* @__PURE__ */ lenientResponse(UserAuthorization);
export const AccountsCreateUserAuthorization400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorizationParams: ObjectSchema<types.AccountsGetUserAuthorizationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "authorizationId": formats.guid
}));
export const AccountsGetUserAuthorization200Response: zod.ZodType<zod.output<typeof UserAuthorization>, unknown> = /* @__PURE__ */ lenientResponse(UserAuthorization);
export const AccountsGetUserAuthorization400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorizationParams: ObjectSchema<types.AccountsUpdateUserAuthorizationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "authorizationId": formats.guid
}));
export const AccountsUpdateUserAuthorizationBody = UserAuthorizationUpdateRequest;
export const AccountsUpdateUserAuthorization200Response: zod.ZodType<zod.output<typeof UserAuthorization>, unknown> = /* @__PURE__ */ lenientResponse(UserAuthorization);
export const AccountsUpdateUserAuthorization400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizationParams: ObjectSchema<types.AccountsDeleteUserAuthorizationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "authorizationId": formats.guid
}));
export const AccountsDeleteUserAuthorization200Response = /* @__PURE__ */ zod.unknown();
export const AccountsDeleteUserAuthorization400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizationsParams: ObjectSchema<types.AccountsGetPrincipalUserAuthorizationsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AccountsGetPrincipalUserAuthorizationsQueryParams: ObjectSchema<types.AccountsGetPrincipalUserAuthorizationsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "active_only": formats.booleanString.optional(),
    "count": formats.integerString3.optional(),
    "email_substring": zod.string().optional(),
    "include_closed_users": formats.booleanString.optional(),
    "permissions": zod.string().regex(/^ *(manage|send|sign|edit)( *, *(manage|send|sign|edit))* *$/).optional(),
    "start_position": formats.integerString.optional(),
    "task_source": zod.string().optional(),
    "task_type": zod.string().optional(),
    "user_name_substring": zod.string().optional()
}));
export const AccountsGetPrincipalUserAuthorizations200Response: zod.ZodType<zod.output<typeof UserAuthorizations>, unknown> = /* @__PURE__ */ lenientResponse(UserAuthorizations);
export const AccountsGetPrincipalUserAuthorizations400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizationsParams: ObjectSchema<types.AccountsCreateUserAuthorizationsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AccountsCreateUserAuthorizationsBody = UserAuthorizationsRequest;
export const AccountsCreateUserAuthorizations200Response: zod.ZodType<zod.output<typeof UserAuthorizationsResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAuthorizationsResponse);
export const AccountsCreateUserAuthorizations400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizationsParams: ObjectSchema<types.AccountsDeleteUserAuthorizationsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AccountsDeleteUserAuthorizationsBody = UserAuthorizationsDeleteRequest;
export const AccountsDeleteUserAuthorizations200Response: zod.ZodType<zod.output<typeof UserAuthorizationsDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAuthorizationsDeleteResponse);
export const AccountsDeleteUserAuthorizations400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizationsParams: ObjectSchema<types.AccountsGetAgentUserAuthorizationsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AccountsGetAgentUserAuthorizationsQueryParams: ObjectSchema<types.AccountsGetAgentUserAuthorizationsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "active_only": formats.booleanString.optional(),
    "count": formats.integerString3.optional(),
    "email_substring": zod.string().optional(),
    "include_closed_users": formats.booleanString.optional(),
    "permissions": zod.string().regex(/^ *(manage|send|sign|edit)( *, *(manage|send|sign|edit))* *$/).optional(),
    "start_position": formats.integerString.optional(),
    "task_source": zod.string().optional(),
    "task_type": zod.string().optional(),
    "user_name_substring": zod.string().optional()
}));
export const AccountsGetAgentUserAuthorizations200Response: zod.ZodType<zod.output<typeof UserAuthorizations>, unknown> = /* @__PURE__ */ lenientResponse(UserAuthorizations);
export const AccountsGetAgentUserAuthorizations400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
