/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  NewUsersDefinition
} from './schemas/newUsersDefinition.zod.js';

import {
  NewUsersSummary
} from './schemas/newUsersSummary.zod.js';

import {
  UserInfoList
} from './schemas/userInfoList.zod.js';

import {
  UserInformation
} from './schemas/userInformation.zod.js';

import {
  UserInformationList
} from './schemas/userInformationList.zod.js';

import {
  UserSettingsInformation
} from './schemas/userSettingsInformation.zod.js';

import {
  UsersResponse
} from './schemas/usersResponse.zod.js';



export const usersListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersListParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersListPathAccountIdRegExp)
})

export const usersListQueryAdditionalInfoDefault = `false`;
export const usersListQueryCountRegExp = new RegExp('^([1-9]\\d?|100)$');
export const usersListQueryStartPositionDefault = `0`;
export const usersListQueryStartPositionRegExp = new RegExp('^\\d+$');
export const usersListQueryStatusRegExp = new RegExp('^(ActivationRequired|ActivationSent|Active|Closed|Disabled)(,(ActivationRequired|ActivationSent|Active|Closed|Disabled))*$');


export const UsersListQueryParams = zod.object({
  "additional_info": zod.enum(['true', 'false']).default(usersListQueryAdditionalInfoDefault),
  "alternate_admins_only": zod.enum(['true', 'false']).optional(),
  "count": zod.stringFormat('integer-string', usersListQueryCountRegExp).optional(),
  "domain_users_only": zod.enum(['true', 'false']).optional(),
  "email": zod.string().optional(),
  "email_substring": zod.string().optional(),
  "group_id": zod.string().optional(),
  "include_license": zod.enum(['true', 'false']).optional(),
  "include_usersettings_for_csv": zod.enum(['true', 'false']).optional(),
  "login_status": zod.enum(['true', 'false']).optional(),
  "not_group_id": zod.string().optional(),
  "start_position": zod.stringFormat('integer-string', usersListQueryStartPositionRegExp).default(usersListQueryStartPositionDefault),
  "status": zod.string().regex(usersListQueryStatusRegExp).optional(),
  "user_name_substring": zod.string().optional()
})

export const UsersList200Response = UserInformationList

export const UsersList400Response = ErrorDetails

export const UsersList401Response = ErrorDetails

export const UsersList403Response = ErrorDetails

export const UsersList404Response = ErrorDetails

export const UsersList405Response = ErrorDetails

export const UsersList429Response = ErrorDetails

export const UsersList500Response = ErrorDetails

export const usersCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersCreatePathAccountIdRegExp)
})

export const UsersCreateBody = NewUsersDefinition

export const UsersCreate201Response = NewUsersSummary

export const UsersCreate400Response = ErrorDetails

export const UsersCreate401Response = ErrorDetails

export const UsersCreate403Response = ErrorDetails

export const UsersCreate404Response = ErrorDetails

export const UsersCreate405Response = ErrorDetails

export const UsersCreate429Response = ErrorDetails

export const UsersCreate500Response = ErrorDetails

export const usersUpdateListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersUpdateListParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersUpdateListPathAccountIdRegExp)
})

export const UsersUpdateListQueryParams = zod.object({
  "allow_all_languages": zod.enum(['true', 'false']).optional()
})

export const UsersUpdateListBody = UserInformationList

export const UsersUpdateList200Response = UserInformationList

export const UsersUpdateList400Response = ErrorDetails

export const UsersUpdateList401Response = ErrorDetails

export const UsersUpdateList403Response = ErrorDetails

export const UsersUpdateList404Response = ErrorDetails

export const UsersUpdateList405Response = ErrorDetails

export const UsersUpdateList429Response = ErrorDetails

export const UsersUpdateList500Response = ErrorDetails

export const usersDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersDeletePathAccountIdRegExp)
})

export const usersDeleteQueryDeleteRegExp = new RegExp('^(Groups|PermissionSet|SigningGroupsEmail)(, ?(Groups|PermissionSet|SigningGroupsEmail))*$');


export const UsersDeleteQueryParams = zod.object({
  "delete": zod.string().regex(usersDeleteQueryDeleteRegExp).optional()
})

export const UsersDeleteBody = UserInfoList

export const UsersDelete200Response = UsersResponse

export const UsersDelete400Response = ErrorDetails

export const UsersDelete401Response = ErrorDetails

export const UsersDelete403Response = ErrorDetails

export const UsersDelete404Response = ErrorDetails

export const UsersDelete405Response = ErrorDetails

export const UsersDelete429Response = ErrorDetails

export const UsersDelete500Response = ErrorDetails

export const usersGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const usersGetPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersGetPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', usersGetPathUserIdRegExp)
})

export const UsersGetQueryParams = zod.object({
  "additional_info": zod.enum(['true', 'false']).optional(),
  "email": zod.string().optional()
})

export const UsersGet200Response = UserInformation

export const UsersGet400Response = ErrorDetails

export const UsersGet401Response = ErrorDetails

export const UsersGet403Response = ErrorDetails

export const UsersGet404Response = ErrorDetails

export const UsersGet405Response = ErrorDetails

export const UsersGet429Response = ErrorDetails

export const UsersGet500Response = ErrorDetails

export const usersUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const usersUpdatePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersUpdatePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', usersUpdatePathUserIdRegExp)
})

export const UsersUpdateQueryParams = zod.object({
  "allow_all_languages": zod.enum(['true', 'false']).optional()
})

export const UsersUpdateBody = UserInformation

export const UsersUpdate200Response = UserInformation

export const UsersUpdate400Response = ErrorDetails

export const UsersUpdate401Response = ErrorDetails

export const UsersUpdate403Response = ErrorDetails

export const UsersUpdate404Response = ErrorDetails

export const UsersUpdate405Response = ErrorDetails

export const UsersUpdate429Response = ErrorDetails

export const UsersUpdate500Response = ErrorDetails

export const usersGetProfileImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const usersGetProfileImagePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersGetProfileImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersGetProfileImagePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', usersGetProfileImagePathUserIdRegExp)
})

export const UsersGetProfileImageQueryParams = zod.object({
  "encoding": zod.string().optional()
})

export const UsersGetProfileImage200Response = zod.unknown()

export const UsersGetProfileImage400Response = ErrorDetails

export const UsersGetProfileImage401Response = ErrorDetails

export const UsersGetProfileImage403Response = ErrorDetails

export const UsersGetProfileImage404Response = ErrorDetails

export const UsersGetProfileImage405Response = ErrorDetails

export const UsersGetProfileImage429Response = ErrorDetails

export const UsersGetProfileImage500Response = ErrorDetails

export const usersUpdateProfileImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const usersUpdateProfileImagePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersUpdateProfileImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersUpdateProfileImagePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', usersUpdateProfileImagePathUserIdRegExp)
})

export const UsersUpdateProfileImage200Response = zod.unknown()

export const UsersUpdateProfileImage400Response = ErrorDetails

export const UsersUpdateProfileImage401Response = ErrorDetails

export const UsersUpdateProfileImage403Response = ErrorDetails

export const UsersUpdateProfileImage404Response = ErrorDetails

export const UsersUpdateProfileImage405Response = ErrorDetails

export const UsersUpdateProfileImage429Response = ErrorDetails

export const UsersUpdateProfileImage500Response = ErrorDetails

export const usersDeleteProfileImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const usersDeleteProfileImagePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersDeleteProfileImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersDeleteProfileImagePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', usersDeleteProfileImagePathUserIdRegExp)
})

export const UsersDeleteProfileImage200Response = zod.unknown()

export const UsersDeleteProfileImage400Response = ErrorDetails

export const UsersDeleteProfileImage401Response = ErrorDetails

export const UsersDeleteProfileImage403Response = ErrorDetails

export const UsersDeleteProfileImage404Response = ErrorDetails

export const UsersDeleteProfileImage405Response = ErrorDetails

export const UsersDeleteProfileImage429Response = ErrorDetails

export const UsersDeleteProfileImage500Response = ErrorDetails

export const usersGetSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const usersGetSettingsPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersGetSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersGetSettingsPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', usersGetSettingsPathUserIdRegExp)
})

export const UsersGetSettings200Response = UserSettingsInformation

export const UsersGetSettings400Response = ErrorDetails

export const UsersGetSettings401Response = ErrorDetails

export const UsersGetSettings403Response = ErrorDetails

export const UsersGetSettings404Response = ErrorDetails

export const UsersGetSettings405Response = ErrorDetails

export const UsersGetSettings429Response = ErrorDetails

export const UsersGetSettings500Response = ErrorDetails

export const usersUpdateSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const usersUpdateSettingsPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersUpdateSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersUpdateSettingsPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', usersUpdateSettingsPathUserIdRegExp)
})

export const UsersUpdateSettingsQueryParams = zod.object({
  "allow_all_languages": zod.enum(['true', 'false']).optional()
})

export const UsersUpdateSettingsBody = UserSettingsInformation

export const UsersUpdateSettings200Response = zod.unknown()

export const UsersUpdateSettings400Response = ErrorDetails

export const UsersUpdateSettings401Response = ErrorDetails

export const UsersUpdateSettings403Response = ErrorDetails

export const UsersUpdateSettings404Response = ErrorDetails

export const UsersUpdateSettings405Response = ErrorDetails

export const UsersUpdateSettings429Response = ErrorDetails

export const UsersUpdateSettings500Response = ErrorDetails

