/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  CustomSettingsInformation
} from './schemas/customSettingsInformation.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const userCustomSettingsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userCustomSettingsListPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserCustomSettingsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', userCustomSettingsListPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userCustomSettingsListPathUserIdRegExp)
})

export const UserCustomSettingsListHeader = zod.object({
  "X-DocuSign-User-Settings-Key": zod.string().optional()
})

export const UserCustomSettingsList200Response = CustomSettingsInformation

export const UserCustomSettingsList400Response = ErrorDetails

export const UserCustomSettingsList401Response = ErrorDetails

export const UserCustomSettingsList403Response = ErrorDetails

export const UserCustomSettingsList404Response = ErrorDetails

export const UserCustomSettingsList405Response = ErrorDetails

export const UserCustomSettingsList429Response = ErrorDetails

export const UserCustomSettingsList500Response = ErrorDetails

export const userCustomSettingsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userCustomSettingsUpdatePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserCustomSettingsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', userCustomSettingsUpdatePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userCustomSettingsUpdatePathUserIdRegExp)
})

export const UserCustomSettingsUpdateHeader = zod.object({
  "X-DocuSign-User-Settings-Key": zod.string().optional()
})

export const UserCustomSettingsUpdateBody = CustomSettingsInformation

export const UserCustomSettingsUpdate200Response = CustomSettingsInformation

export const UserCustomSettingsUpdate400Response = ErrorDetails

export const UserCustomSettingsUpdate401Response = ErrorDetails

export const UserCustomSettingsUpdate403Response = ErrorDetails

export const UserCustomSettingsUpdate404Response = ErrorDetails

export const UserCustomSettingsUpdate405Response = ErrorDetails

export const UserCustomSettingsUpdate429Response = ErrorDetails

export const UserCustomSettingsUpdate500Response = ErrorDetails

export const userCustomSettingsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userCustomSettingsDeletePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserCustomSettingsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', userCustomSettingsDeletePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userCustomSettingsDeletePathUserIdRegExp)
})

export const UserCustomSettingsDeleteHeader = zod.object({
  "X-DocuSign-User-Settings-Key": zod.string().optional()
})

export const UserCustomSettingsDeleteBody = CustomSettingsInformation

export const UserCustomSettingsDelete200Response = CustomSettingsInformation

export const UserCustomSettingsDelete400Response = ErrorDetails

export const UserCustomSettingsDelete401Response = ErrorDetails

export const UserCustomSettingsDelete403Response = ErrorDetails

export const UserCustomSettingsDelete404Response = ErrorDetails

export const UserCustomSettingsDelete405Response = ErrorDetails

export const UserCustomSettingsDelete429Response = ErrorDetails

export const UserCustomSettingsDelete500Response = ErrorDetails

