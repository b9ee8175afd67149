/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  UserInfoList
} from './schemas/userInfoList.zod.js';

import {
  UsersResponse
} from './schemas/usersResponse.zod.js';



export const groupUsersListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupUsersListParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupUsersListPathAccountIdRegExp),
  "groupId": zod.string()
})

export const groupUsersListQueryCountRegExp = new RegExp('^([1-9]\\d?|100)$');
export const groupUsersListQueryStartPositionDefault = `0`;
export const groupUsersListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const GroupUsersListQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', groupUsersListQueryCountRegExp).optional(),
  "start_position": zod.stringFormat('integer-string', groupUsersListQueryStartPositionRegExp).default(groupUsersListQueryStartPositionDefault)
})

export const GroupUsersList200Response = UsersResponse

export const GroupUsersList400Response = ErrorDetails

export const GroupUsersList401Response = ErrorDetails

export const GroupUsersList403Response = ErrorDetails

export const GroupUsersList404Response = ErrorDetails

export const GroupUsersList405Response = ErrorDetails

export const GroupUsersList429Response = ErrorDetails

export const GroupUsersList500Response = ErrorDetails

export const groupUsersUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupUsersUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupUsersUpdatePathAccountIdRegExp),
  "groupId": zod.string()
})

export const GroupUsersUpdateBody = UserInfoList

export const GroupUsersUpdate200Response = UsersResponse

export const GroupUsersUpdate400Response = ErrorDetails

export const GroupUsersUpdate401Response = ErrorDetails

export const GroupUsersUpdate403Response = ErrorDetails

export const GroupUsersUpdate404Response = ErrorDetails

export const GroupUsersUpdate405Response = ErrorDetails

export const GroupUsersUpdate429Response = ErrorDetails

export const GroupUsersUpdate500Response = ErrorDetails

export const groupUsersDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupUsersDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupUsersDeletePathAccountIdRegExp),
  "groupId": zod.string()
})

export const GroupUsersDeleteBody = UserInfoList

export const GroupUsersDelete200Response = UsersResponse

export const GroupUsersDelete400Response = ErrorDetails

export const GroupUsersDelete401Response = ErrorDetails

export const GroupUsersDelete403Response = ErrorDetails

export const GroupUsersDelete404Response = ErrorDetails

export const GroupUsersDelete405Response = ErrorDetails

export const GroupUsersDelete429Response = ErrorDetails

export const GroupUsersDelete500Response = ErrorDetails

