/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  AccountInformation
} from './schemas/accountInformation.zod.js';

import {
  AccountSettingsInformation
} from './schemas/accountSettingsInformation.zod.js';

import {
  AccountSharedAccess
} from './schemas/accountSharedAccess.zod.js';

import {
  BillingChargeResponse
} from './schemas/billingChargeResponse.zod.js';

import {
  CaptiveRecipientInformation
} from './schemas/captiveRecipientInformation.zod.js';

import {
  EnvelopePurgeConfiguration
} from './schemas/envelopePurgeConfiguration.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  FileTypeList
} from './schemas/fileTypeList.zod.js';

import {
  NewAccountDefinition
} from './schemas/newAccountDefinition.zod.js';

import {
  NewAccountSummary
} from './schemas/newAccountSummary.zod.js';

import {
  NotificationDefaults
} from './schemas/notificationDefaults.zod.js';

import {
  ProvisioningInformation
} from './schemas/provisioningInformation.zod.js';

import {
  RecipientNamesResponse
} from './schemas/recipientNamesResponse.zod.js';

import {
  SupportedLanguages
} from './schemas/supportedLanguages.zod.js';



export const AccountsCreateBody = NewAccountDefinition

export const AccountsCreate201Response = NewAccountSummary

export const AccountsCreate400Response = ErrorDetails

export const AccountsCreate401Response = ErrorDetails

export const AccountsCreate403Response = ErrorDetails

export const AccountsCreate404Response = ErrorDetails

export const AccountsCreate405Response = ErrorDetails

export const AccountsCreate429Response = ErrorDetails

export const AccountsCreate500Response = ErrorDetails

export const accountsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsGetPathAccountIdRegExp)
})

export const accountsGetQueryIncludeAccountSettingsDefault = `false`;

export const AccountsGetQueryParams = zod.object({
  "include_account_settings": zod.enum(['true', 'false']).default(accountsGetQueryIncludeAccountSettingsDefault)
})

export const AccountsGet200Response = AccountInformation

export const AccountsGet400Response = ErrorDetails

export const AccountsGet401Response = ErrorDetails

export const AccountsGet403Response = ErrorDetails

export const AccountsGet404Response = ErrorDetails

export const AccountsGet405Response = ErrorDetails

export const AccountsGet429Response = ErrorDetails

export const AccountsGet500Response = ErrorDetails

export const accountsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsDeletePathAccountIdRegExp)
})

export const AccountsDelete200Response = zod.unknown()

export const AccountsDelete400Response = ErrorDetails

export const AccountsDelete401Response = ErrorDetails

export const AccountsDelete403Response = ErrorDetails

export const AccountsDelete404Response = ErrorDetails

export const AccountsDelete405Response = ErrorDetails

export const AccountsDelete429Response = ErrorDetails

export const AccountsDelete500Response = ErrorDetails

export const AccountsGetProvisioning200Response = ProvisioningInformation

export const AccountsGetProvisioning400Response = ErrorDetails

export const AccountsGetProvisioning401Response = ErrorDetails

export const AccountsGetProvisioning403Response = ErrorDetails

export const AccountsGetProvisioning404Response = ErrorDetails

export const AccountsGetProvisioning405Response = ErrorDetails

export const AccountsGetProvisioning429Response = ErrorDetails

export const AccountsGetProvisioning500Response = ErrorDetails

export const accountsGetBillingChargesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsGetBillingChargesParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsGetBillingChargesPathAccountIdRegExp)
})

export const AccountsGetBillingChargesQueryParams = zod.object({
  "include_charges": zod.enum(['envelopes', 'seats']).optional()
})

export const AccountsGetBillingCharges200Response = BillingChargeResponse

export const AccountsGetBillingCharges400Response = ErrorDetails

export const AccountsGetBillingCharges401Response = ErrorDetails

export const AccountsGetBillingCharges403Response = ErrorDetails

export const AccountsGetBillingCharges404Response = ErrorDetails

export const AccountsGetBillingCharges405Response = ErrorDetails

export const AccountsGetBillingCharges429Response = ErrorDetails

export const AccountsGetBillingCharges500Response = ErrorDetails

export const accountsDeleteCaptiveRecipientPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsDeleteCaptiveRecipientParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsDeleteCaptiveRecipientPathAccountIdRegExp),
  "recipientPart": zod.enum(['signature', 'Signature'])
})

export const AccountsDeleteCaptiveRecipientBody = CaptiveRecipientInformation

export const AccountsDeleteCaptiveRecipient200Response = CaptiveRecipientInformation

export const AccountsDeleteCaptiveRecipient400Response = ErrorDetails

export const AccountsDeleteCaptiveRecipient401Response = ErrorDetails

export const AccountsDeleteCaptiveRecipient403Response = ErrorDetails

export const AccountsDeleteCaptiveRecipient404Response = ErrorDetails

export const AccountsDeleteCaptiveRecipient405Response = ErrorDetails

export const AccountsDeleteCaptiveRecipient429Response = ErrorDetails

export const AccountsDeleteCaptiveRecipient500Response = ErrorDetails

export const accountsListRecipientNamesByEmailPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsListRecipientNamesByEmailParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsListRecipientNamesByEmailPathAccountIdRegExp)
})

export const accountsListRecipientNamesByEmailQueryEmailMax = 100;



export const AccountsListRecipientNamesByEmailQueryParams = zod.object({
  "email": zod.string().max(accountsListRecipientNamesByEmailQueryEmailMax).optional()
})

export const AccountsListRecipientNamesByEmail200Response = RecipientNamesResponse

export const AccountsListRecipientNamesByEmail400Response = ErrorDetails

export const AccountsListRecipientNamesByEmail401Response = ErrorDetails

export const AccountsListRecipientNamesByEmail403Response = ErrorDetails

export const AccountsListRecipientNamesByEmail404Response = ErrorDetails

export const AccountsListRecipientNamesByEmail405Response = ErrorDetails

export const AccountsListRecipientNamesByEmail429Response = ErrorDetails

export const AccountsListRecipientNamesByEmail500Response = ErrorDetails

export const accountsListSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsListSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsListSettingsPathAccountIdRegExp)
})

export const AccountsListSettings200Response = AccountSettingsInformation

export const AccountsListSettings400Response = ErrorDetails

export const AccountsListSettings401Response = ErrorDetails

export const AccountsListSettings403Response = ErrorDetails

export const AccountsListSettings404Response = ErrorDetails

export const AccountsListSettings405Response = ErrorDetails

export const AccountsListSettings429Response = ErrorDetails

export const AccountsListSettings500Response = ErrorDetails

export const accountsUpdateSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsUpdateSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsUpdateSettingsPathAccountIdRegExp)
})

export const AccountsUpdateSettingsBody = AccountSettingsInformation

export const AccountsUpdateSettings200Response = zod.unknown()

export const AccountsUpdateSettings400Response = ErrorDetails

export const AccountsUpdateSettings401Response = ErrorDetails

export const AccountsUpdateSettings403Response = ErrorDetails

export const AccountsUpdateSettings404Response = ErrorDetails

export const AccountsUpdateSettings405Response = ErrorDetails

export const AccountsUpdateSettings429Response = ErrorDetails

export const AccountsUpdateSettings500Response = ErrorDetails

export const accountsGetEnvelopePurgeConfigurationPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsGetEnvelopePurgeConfigurationParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsGetEnvelopePurgeConfigurationPathAccountIdRegExp)
})

export const AccountsGetEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration

export const AccountsGetEnvelopePurgeConfiguration400Response = ErrorDetails

export const AccountsGetEnvelopePurgeConfiguration401Response = ErrorDetails

export const AccountsGetEnvelopePurgeConfiguration403Response = ErrorDetails

export const AccountsGetEnvelopePurgeConfiguration404Response = ErrorDetails

export const AccountsGetEnvelopePurgeConfiguration405Response = ErrorDetails

export const AccountsGetEnvelopePurgeConfiguration429Response = ErrorDetails

export const AccountsGetEnvelopePurgeConfiguration500Response = ErrorDetails

export const accountsUpdateEnvelopePurgeConfigurationPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsUpdateEnvelopePurgeConfigurationParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsUpdateEnvelopePurgeConfigurationPathAccountIdRegExp)
})

export const AccountsUpdateEnvelopePurgeConfigurationBody = EnvelopePurgeConfiguration

export const AccountsUpdateEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration

export const AccountsUpdateEnvelopePurgeConfiguration400Response = ErrorDetails

export const AccountsUpdateEnvelopePurgeConfiguration401Response = ErrorDetails

export const AccountsUpdateEnvelopePurgeConfiguration403Response = ErrorDetails

export const AccountsUpdateEnvelopePurgeConfiguration404Response = ErrorDetails

export const AccountsUpdateEnvelopePurgeConfiguration405Response = ErrorDetails

export const AccountsUpdateEnvelopePurgeConfiguration429Response = ErrorDetails

export const AccountsUpdateEnvelopePurgeConfiguration500Response = ErrorDetails

export const accountsGetNotificationDefaultsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsGetNotificationDefaultsParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsGetNotificationDefaultsPathAccountIdRegExp)
})

export const AccountsGetNotificationDefaults200Response = NotificationDefaults

export const AccountsGetNotificationDefaults400Response = ErrorDetails

export const AccountsGetNotificationDefaults401Response = ErrorDetails

export const AccountsGetNotificationDefaults403Response = ErrorDetails

export const AccountsGetNotificationDefaults404Response = ErrorDetails

export const AccountsGetNotificationDefaults405Response = ErrorDetails

export const AccountsGetNotificationDefaults429Response = ErrorDetails

export const AccountsGetNotificationDefaults500Response = ErrorDetails

export const accountsUpdateNotificationDefaultsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsUpdateNotificationDefaultsParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsUpdateNotificationDefaultsPathAccountIdRegExp)
})

export const AccountsUpdateNotificationDefaultsBody = NotificationDefaults

export const AccountsUpdateNotificationDefaults200Response = NotificationDefaults

export const AccountsUpdateNotificationDefaults400Response = ErrorDetails

export const AccountsUpdateNotificationDefaults401Response = ErrorDetails

export const AccountsUpdateNotificationDefaults403Response = ErrorDetails

export const AccountsUpdateNotificationDefaults404Response = ErrorDetails

export const AccountsUpdateNotificationDefaults405Response = ErrorDetails

export const AccountsUpdateNotificationDefaults429Response = ErrorDetails

export const AccountsUpdateNotificationDefaults500Response = ErrorDetails

export const accountsListSharedAccessPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsListSharedAccessParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsListSharedAccessPathAccountIdRegExp)
})

export const accountsListSharedAccessQuerySharedRegExp = new RegExp('^(not_shared|shared_to|shared_from|shared_to_and_from)(,(not_shared|shared_to|shared_from|shared_to_and_from))*$');
export const accountsListSharedAccessQueryCountRegExp = new RegExp('^\\d+$');
export const accountsListSharedAccessQueryStartPositionDefault = `0`;
export const accountsListSharedAccessQueryStartPositionRegExp = new RegExp('^\\d+$');


export const AccountsListSharedAccessQueryParams = zod.object({
  "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
  "user_ids": zod.string().optional(),
  "folder_ids": zod.string().optional(),
  "shared": zod.string().regex(accountsListSharedAccessQuerySharedRegExp).optional(),
  "envelopes_not_shared_user_status": zod.string().optional(),
  "search_text": zod.string().optional(),
  "count": zod.stringFormat('integer-string', accountsListSharedAccessQueryCountRegExp).optional(),
  "start_position": zod.stringFormat('integer-string', accountsListSharedAccessQueryStartPositionRegExp).default(accountsListSharedAccessQueryStartPositionDefault)
})

export const AccountsListSharedAccess200Response = AccountSharedAccess

export const AccountsListSharedAccess400Response = ErrorDetails

export const AccountsListSharedAccess401Response = ErrorDetails

export const AccountsListSharedAccess403Response = ErrorDetails

export const AccountsListSharedAccess404Response = ErrorDetails

export const AccountsListSharedAccess405Response = ErrorDetails

export const AccountsListSharedAccess429Response = ErrorDetails

export const AccountsListSharedAccess500Response = ErrorDetails

export const accountsUpdateSharedAccessPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsUpdateSharedAccessParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsUpdateSharedAccessPathAccountIdRegExp)
})

export const accountsUpdateSharedAccessQueryPreserveExistingSharedAccessDefault = `false`;

export const AccountsUpdateSharedAccessQueryParams = zod.object({
  "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
  "preserve_existing_shared_access": zod.enum(['true', 'false']).default(accountsUpdateSharedAccessQueryPreserveExistingSharedAccessDefault),
  "user_ids": zod.string().optional()
})

export const AccountsUpdateSharedAccessBody = AccountSharedAccess

export const AccountsUpdateSharedAccess200Response = AccountSharedAccess

export const AccountsUpdateSharedAccess400Response = ErrorDetails

export const AccountsUpdateSharedAccess401Response = ErrorDetails

export const AccountsUpdateSharedAccess403Response = ErrorDetails

export const AccountsUpdateSharedAccess404Response = ErrorDetails

export const AccountsUpdateSharedAccess405Response = ErrorDetails

export const AccountsUpdateSharedAccess429Response = ErrorDetails

export const AccountsUpdateSharedAccess500Response = ErrorDetails

export const accountsListSupportedLanguagesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsListSupportedLanguagesParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsListSupportedLanguagesPathAccountIdRegExp)
})

export const AccountsListSupportedLanguages200Response = SupportedLanguages

export const AccountsListSupportedLanguages400Response = ErrorDetails

export const AccountsListSupportedLanguages401Response = ErrorDetails

export const AccountsListSupportedLanguages403Response = ErrorDetails

export const AccountsListSupportedLanguages404Response = ErrorDetails

export const AccountsListSupportedLanguages405Response = ErrorDetails

export const AccountsListSupportedLanguages429Response = ErrorDetails

export const AccountsListSupportedLanguages500Response = ErrorDetails

export const accountsListUnsupportedFileTypesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsListUnsupportedFileTypesParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsListUnsupportedFileTypesPathAccountIdRegExp)
})

export const AccountsListUnsupportedFileTypes200Response = FileTypeList

export const AccountsListUnsupportedFileTypes400Response = ErrorDetails

export const AccountsListUnsupportedFileTypes401Response = ErrorDetails

export const AccountsListUnsupportedFileTypes403Response = ErrorDetails

export const AccountsListUnsupportedFileTypes404Response = ErrorDetails

export const AccountsListUnsupportedFileTypes405Response = ErrorDetails

export const AccountsListUnsupportedFileTypes429Response = ErrorDetails

export const AccountsListUnsupportedFileTypes500Response = ErrorDetails

