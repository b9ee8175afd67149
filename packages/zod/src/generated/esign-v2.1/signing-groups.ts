/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  SigningGroup
} from './schemas/signingGroup.zod.js';

import {
  SigningGroupInformation
} from './schemas/signingGroupInformation.zod.js';



export const signingGroupsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupsListPathAccountIdRegExp)
})

export const SigningGroupsListQueryParams = zod.object({
  "group_type": zod.string().optional(),
  "include_users": zod.enum(['true', 'false']).optional()
})

export const SigningGroupsList200Response = SigningGroupInformation

export const SigningGroupsList400Response = ErrorDetails

export const SigningGroupsList401Response = ErrorDetails

export const SigningGroupsList403Response = ErrorDetails

export const SigningGroupsList404Response = ErrorDetails

export const SigningGroupsList405Response = ErrorDetails

export const SigningGroupsList429Response = ErrorDetails

export const SigningGroupsList500Response = ErrorDetails

export const signingGroupsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupsCreatePathAccountIdRegExp)
})

export const SigningGroupsCreateBody = SigningGroupInformation

export const SigningGroupsCreate201Response = SigningGroupInformation

export const SigningGroupsCreate400Response = ErrorDetails

export const SigningGroupsCreate401Response = ErrorDetails

export const SigningGroupsCreate403Response = ErrorDetails

export const SigningGroupsCreate404Response = ErrorDetails

export const SigningGroupsCreate405Response = ErrorDetails

export const SigningGroupsCreate429Response = ErrorDetails

export const SigningGroupsCreate500Response = ErrorDetails

export const signingGroupsUpdateListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupsUpdateListParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupsUpdateListPathAccountIdRegExp)
})

export const SigningGroupsUpdateListBody = SigningGroupInformation

export const SigningGroupsUpdateList200Response = SigningGroupInformation

export const SigningGroupsUpdateList400Response = ErrorDetails

export const SigningGroupsUpdateList401Response = ErrorDetails

export const SigningGroupsUpdateList403Response = ErrorDetails

export const SigningGroupsUpdateList404Response = ErrorDetails

export const SigningGroupsUpdateList405Response = ErrorDetails

export const SigningGroupsUpdateList429Response = ErrorDetails

export const SigningGroupsUpdateList500Response = ErrorDetails

export const signingGroupsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupsDeletePathAccountIdRegExp)
})

export const SigningGroupsDeleteBody = SigningGroupInformation

export const SigningGroupsDelete200Response = SigningGroupInformation

export const SigningGroupsDelete400Response = ErrorDetails

export const SigningGroupsDelete401Response = ErrorDetails

export const SigningGroupsDelete403Response = ErrorDetails

export const SigningGroupsDelete404Response = ErrorDetails

export const SigningGroupsDelete405Response = ErrorDetails

export const SigningGroupsDelete429Response = ErrorDetails

export const SigningGroupsDelete500Response = ErrorDetails

export const signingGroupsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupsGetPathAccountIdRegExp),
  "signingGroupId": zod.string()
})

export const SigningGroupsGet200Response = SigningGroup

export const SigningGroupsGet400Response = ErrorDetails

export const SigningGroupsGet401Response = ErrorDetails

export const SigningGroupsGet403Response = ErrorDetails

export const SigningGroupsGet404Response = ErrorDetails

export const SigningGroupsGet405Response = ErrorDetails

export const SigningGroupsGet429Response = ErrorDetails

export const SigningGroupsGet500Response = ErrorDetails

export const signingGroupsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupsUpdatePathAccountIdRegExp),
  "signingGroupId": zod.string()
})

export const SigningGroupsUpdateBody = SigningGroup

export const SigningGroupsUpdate200Response = SigningGroup

export const SigningGroupsUpdate400Response = ErrorDetails

export const SigningGroupsUpdate401Response = ErrorDetails

export const SigningGroupsUpdate403Response = ErrorDetails

export const SigningGroupsUpdate404Response = ErrorDetails

export const SigningGroupsUpdate405Response = ErrorDetails

export const SigningGroupsUpdate429Response = ErrorDetails

export const SigningGroupsUpdate500Response = ErrorDetails

