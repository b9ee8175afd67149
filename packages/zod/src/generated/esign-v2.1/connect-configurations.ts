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
  ErrorDetails
} from './schemas/errorDetails.zod.js';



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

