/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ConnectConfigResults
} from './schemas/connectConfigResults.zod.js';

import {
  ConnectCustomConfiguration
} from './schemas/connectCustomConfiguration.zod.js';

import {
  ConnectSecret
} from './schemas/connectSecret.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  IntegratedUserInfoList
} from './schemas/integratedUserInfoList.zod.js';



export const connectConfigurationsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectConfigurationsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectConfigurationsListPathAccountIdRegExp)
})

export const ConnectConfigurationsList200Response = ConnectConfigResults

export const ConnectConfigurationsList400Response = ErrorDetails

export const ConnectConfigurationsList401Response = ErrorDetails

export const ConnectConfigurationsList403Response = ErrorDetails

export const ConnectConfigurationsList404Response = ErrorDetails

export const ConnectConfigurationsList405Response = ErrorDetails

export const ConnectConfigurationsList429Response = ErrorDetails

export const ConnectConfigurationsList500Response = ErrorDetails

export const connectConfigurationsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectConfigurationsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectConfigurationsCreatePathAccountIdRegExp)
})

export const ConnectConfigurationsCreateBody = ConnectCustomConfiguration

export const ConnectConfigurationsCreate201Response = ConnectCustomConfiguration

export const ConnectConfigurationsCreate400Response = ErrorDetails

export const ConnectConfigurationsCreate401Response = ErrorDetails

export const ConnectConfigurationsCreate403Response = ErrorDetails

export const ConnectConfigurationsCreate404Response = ErrorDetails

export const ConnectConfigurationsCreate405Response = ErrorDetails

export const ConnectConfigurationsCreate429Response = ErrorDetails

export const ConnectConfigurationsCreate500Response = ErrorDetails

export const connectConfigurationsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectConfigurationsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectConfigurationsUpdatePathAccountIdRegExp)
})

export const ConnectConfigurationsUpdateBody = ConnectCustomConfiguration

export const ConnectConfigurationsUpdate200Response = ConnectCustomConfiguration

export const ConnectConfigurationsUpdate400Response = ErrorDetails

export const ConnectConfigurationsUpdate401Response = ErrorDetails

export const ConnectConfigurationsUpdate403Response = ErrorDetails

export const ConnectConfigurationsUpdate404Response = ErrorDetails

export const ConnectConfigurationsUpdate405Response = ErrorDetails

export const ConnectConfigurationsUpdate429Response = ErrorDetails

export const ConnectConfigurationsUpdate500Response = ErrorDetails

export const connectConfigurationsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const connectConfigurationsGetPathConnectIdRegExp = new RegExp('^\\d+$');


export const ConnectConfigurationsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectConfigurationsGetPathAccountIdRegExp),
  "connectId": zod.stringFormat('integer-string', connectConfigurationsGetPathConnectIdRegExp)
})

export const ConnectConfigurationsGet200Response = ConnectConfigResults

export const ConnectConfigurationsGet400Response = ErrorDetails

export const ConnectConfigurationsGet401Response = ErrorDetails

export const ConnectConfigurationsGet403Response = ErrorDetails

export const ConnectConfigurationsGet404Response = ErrorDetails

export const ConnectConfigurationsGet405Response = ErrorDetails

export const ConnectConfigurationsGet429Response = ErrorDetails

export const ConnectConfigurationsGet500Response = ErrorDetails

export const connectConfigurationsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const connectConfigurationsDeletePathConnectIdRegExp = new RegExp('^\\d+$');


export const ConnectConfigurationsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectConfigurationsDeletePathAccountIdRegExp),
  "connectId": zod.stringFormat('integer-string', connectConfigurationsDeletePathConnectIdRegExp)
})

export const ConnectConfigurationsDelete200Response = zod.unknown()

export const ConnectConfigurationsDelete400Response = ErrorDetails

export const ConnectConfigurationsDelete401Response = ErrorDetails

export const ConnectConfigurationsDelete403Response = ErrorDetails

export const ConnectConfigurationsDelete404Response = ErrorDetails

export const ConnectConfigurationsDelete405Response = ErrorDetails

export const ConnectConfigurationsDelete429Response = ErrorDetails

export const ConnectConfigurationsDelete500Response = ErrorDetails

export const connectConfigurationsListUsersPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const connectConfigurationsListUsersPathConnectIdRegExp = new RegExp('^\\d+$');


export const ConnectConfigurationsListUsersParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectConfigurationsListUsersPathAccountIdRegExp),
  "connectId": zod.stringFormat('integer-string', connectConfigurationsListUsersPathConnectIdRegExp)
})

export const connectConfigurationsListUsersQueryCountRegExp = new RegExp('^\\d+$');
export const connectConfigurationsListUsersQueryStartPositionDefault = `0`;
export const connectConfigurationsListUsersQueryStartPositionRegExp = new RegExp('^\\d+$');


export const ConnectConfigurationsListUsersQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', connectConfigurationsListUsersQueryCountRegExp).optional(),
  "email_substring": zod.string().optional(),
  "list_included_users": zod.enum(['true', 'false']).optional(),
  "start_position": zod.stringFormat('integer-string', connectConfigurationsListUsersQueryStartPositionRegExp).default(connectConfigurationsListUsersQueryStartPositionDefault),
  "status": zod.string().optional(),
  "user_name_substring": zod.string().optional()
})

export const ConnectConfigurationsListUsers200Response = IntegratedUserInfoList

export const ConnectConfigurationsListUsers400Response = ErrorDetails

export const ConnectConfigurationsListUsers401Response = ErrorDetails

export const ConnectConfigurationsListUsers403Response = ErrorDetails

export const ConnectConfigurationsListUsers404Response = ErrorDetails

export const ConnectConfigurationsListUsers405Response = ErrorDetails

export const ConnectConfigurationsListUsers429Response = ErrorDetails

export const ConnectConfigurationsListUsers500Response = ErrorDetails

export const connectConfigurationsCreateConnectSecretsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectConfigurationsCreateConnectSecretsParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectConfigurationsCreateConnectSecretsPathAccountIdRegExp)
})

export const ConnectConfigurationsCreateConnectSecrets201Response = ConnectSecret

export const ConnectConfigurationsCreateConnectSecrets400Response = ErrorDetails

export const ConnectConfigurationsCreateConnectSecrets401Response = ErrorDetails

export const ConnectConfigurationsCreateConnectSecrets403Response = ErrorDetails

export const ConnectConfigurationsCreateConnectSecrets404Response = ErrorDetails

export const ConnectConfigurationsCreateConnectSecrets405Response = ErrorDetails

export const ConnectConfigurationsCreateConnectSecrets429Response = ErrorDetails

export const ConnectConfigurationsCreateConnectSecrets500Response = ErrorDetails

