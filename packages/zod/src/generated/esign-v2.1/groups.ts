/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  GroupInformation
} from './schemas/groupInformation.zod.js';



export const groupsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupsListPathAccountIdRegExp)
})

export const groupsListQueryCountRegExp = new RegExp('^([1-9]\\d?|100)$');
export const groupsListQueryStartPositionDefault = `0`;
export const groupsListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const GroupsListQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', groupsListQueryCountRegExp).optional(),
  "group_type": zod.string().optional(),
  "include_usercount": zod.enum(['true', 'false']).optional(),
  "search_text": zod.string().optional(),
  "start_position": zod.stringFormat('integer-string', groupsListQueryStartPositionRegExp).default(groupsListQueryStartPositionDefault)
})

export const GroupsList200Response = GroupInformation

export const GroupsList400Response = ErrorDetails

export const GroupsList401Response = ErrorDetails

export const GroupsList403Response = ErrorDetails

export const GroupsList404Response = ErrorDetails

export const GroupsList405Response = ErrorDetails

export const GroupsList429Response = ErrorDetails

export const GroupsList500Response = ErrorDetails

export const groupsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupsCreatePathAccountIdRegExp)
})

export const GroupsCreateBody = GroupInformation

export const GroupsCreate201Response = GroupInformation

export const GroupsCreate400Response = ErrorDetails

export const GroupsCreate401Response = ErrorDetails

export const GroupsCreate403Response = ErrorDetails

export const GroupsCreate404Response = ErrorDetails

export const GroupsCreate405Response = ErrorDetails

export const GroupsCreate429Response = ErrorDetails

export const GroupsCreate500Response = ErrorDetails

export const groupsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupsUpdatePathAccountIdRegExp)
})

export const GroupsUpdateBody = GroupInformation

export const GroupsUpdate200Response = GroupInformation

export const GroupsUpdate400Response = ErrorDetails

export const GroupsUpdate401Response = ErrorDetails

export const GroupsUpdate403Response = ErrorDetails

export const GroupsUpdate404Response = ErrorDetails

export const GroupsUpdate405Response = ErrorDetails

export const GroupsUpdate429Response = ErrorDetails

export const GroupsUpdate500Response = ErrorDetails

export const groupsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupsDeletePathAccountIdRegExp)
})

export const GroupsDeleteBody = GroupInformation

export const GroupsDelete200Response = GroupInformation

export const GroupsDelete400Response = ErrorDetails

export const GroupsDelete401Response = ErrorDetails

export const GroupsDelete403Response = ErrorDetails

export const GroupsDelete404Response = ErrorDetails

export const GroupsDelete405Response = ErrorDetails

export const GroupsDelete429Response = ErrorDetails

export const GroupsDelete500Response = ErrorDetails

