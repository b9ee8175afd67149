/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  TabAccountSettings
} from './schemas/tabAccountSettings.zod.js';



export const accountTabSettingsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountTabSettingsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountTabSettingsGetPathAccountIdRegExp)
})

export const AccountTabSettingsGet200Response = TabAccountSettings

export const AccountTabSettingsGet400Response = ErrorDetails

export const AccountTabSettingsGet401Response = ErrorDetails

export const AccountTabSettingsGet403Response = ErrorDetails

export const AccountTabSettingsGet404Response = ErrorDetails

export const AccountTabSettingsGet405Response = ErrorDetails

export const AccountTabSettingsGet429Response = ErrorDetails

export const AccountTabSettingsGet500Response = ErrorDetails

export const accountTabSettingsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountTabSettingsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountTabSettingsUpdatePathAccountIdRegExp)
})

export const AccountTabSettingsUpdateBody = TabAccountSettings

export const AccountTabSettingsUpdate200Response = TabAccountSettings

export const AccountTabSettingsUpdate400Response = ErrorDetails

export const AccountTabSettingsUpdate401Response = ErrorDetails

export const AccountTabSettingsUpdate403Response = ErrorDetails

export const AccountTabSettingsUpdate404Response = ErrorDetails

export const AccountTabSettingsUpdate405Response = ErrorDetails

export const AccountTabSettingsUpdate429Response = ErrorDetails

export const AccountTabSettingsUpdate500Response = ErrorDetails

