/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  PermissionProfile
} from './schemas/permissionProfile.zod.js';

import {
  PermissionProfileInformation
} from './schemas/permissionProfileInformation.zod.js';



export const accountPermissionProfilesListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountPermissionProfilesListParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountPermissionProfilesListPathAccountIdRegExp)
})

export const AccountPermissionProfilesListQueryParams = zod.object({
  "include": zod.string().optional()
})

export const AccountPermissionProfilesList200Response = PermissionProfileInformation

export const AccountPermissionProfilesList400Response = ErrorDetails

export const AccountPermissionProfilesList401Response = ErrorDetails

export const AccountPermissionProfilesList403Response = ErrorDetails

export const AccountPermissionProfilesList404Response = ErrorDetails

export const AccountPermissionProfilesList405Response = ErrorDetails

export const AccountPermissionProfilesList429Response = ErrorDetails

export const AccountPermissionProfilesList500Response = ErrorDetails

export const accountPermissionProfilesCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountPermissionProfilesCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountPermissionProfilesCreatePathAccountIdRegExp)
})

export const AccountPermissionProfilesCreateQueryParams = zod.object({
  "include": zod.string().optional()
})

export const AccountPermissionProfilesCreateBody = PermissionProfile

export const AccountPermissionProfilesCreate201Response = PermissionProfile

export const AccountPermissionProfilesCreate400Response = ErrorDetails

export const AccountPermissionProfilesCreate401Response = ErrorDetails

export const AccountPermissionProfilesCreate403Response = ErrorDetails

export const AccountPermissionProfilesCreate404Response = ErrorDetails

export const AccountPermissionProfilesCreate405Response = ErrorDetails

export const AccountPermissionProfilesCreate429Response = ErrorDetails

export const AccountPermissionProfilesCreate500Response = ErrorDetails

export const accountPermissionProfilesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountPermissionProfilesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountPermissionProfilesGetPathAccountIdRegExp),
  "permissionProfileId": zod.string()
})

export const AccountPermissionProfilesGetQueryParams = zod.object({
  "include": zod.string().optional()
})

export const AccountPermissionProfilesGet200Response = PermissionProfile

export const AccountPermissionProfilesGet400Response = ErrorDetails

export const AccountPermissionProfilesGet401Response = ErrorDetails

export const AccountPermissionProfilesGet403Response = ErrorDetails

export const AccountPermissionProfilesGet404Response = ErrorDetails

export const AccountPermissionProfilesGet405Response = ErrorDetails

export const AccountPermissionProfilesGet429Response = ErrorDetails

export const AccountPermissionProfilesGet500Response = ErrorDetails

export const accountPermissionProfilesUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountPermissionProfilesUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountPermissionProfilesUpdatePathAccountIdRegExp),
  "permissionProfileId": zod.string()
})

export const AccountPermissionProfilesUpdateQueryParams = zod.object({
  "include": zod.string().optional()
})

export const AccountPermissionProfilesUpdateBody = PermissionProfile

export const AccountPermissionProfilesUpdate200Response = PermissionProfile

export const AccountPermissionProfilesUpdate400Response = ErrorDetails

export const AccountPermissionProfilesUpdate401Response = ErrorDetails

export const AccountPermissionProfilesUpdate403Response = ErrorDetails

export const AccountPermissionProfilesUpdate404Response = ErrorDetails

export const AccountPermissionProfilesUpdate405Response = ErrorDetails

export const AccountPermissionProfilesUpdate429Response = ErrorDetails

export const AccountPermissionProfilesUpdate500Response = ErrorDetails

export const accountPermissionProfilesDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountPermissionProfilesDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountPermissionProfilesDeletePathAccountIdRegExp),
  "permissionProfileId": zod.string()
})

export const AccountPermissionProfilesDeleteQueryParams = zod.object({
  "move_users_to": zod.string().optional()
})

export const AccountPermissionProfilesDelete200Response = zod.unknown()

export const AccountPermissionProfilesDelete400Response = ErrorDetails

export const AccountPermissionProfilesDelete401Response = ErrorDetails

export const AccountPermissionProfilesDelete403Response = ErrorDetails

export const AccountPermissionProfilesDelete404Response = ErrorDetails

export const AccountPermissionProfilesDelete405Response = ErrorDetails

export const AccountPermissionProfilesDelete429Response = ErrorDetails

export const AccountPermissionProfilesDelete500Response = ErrorDetails

