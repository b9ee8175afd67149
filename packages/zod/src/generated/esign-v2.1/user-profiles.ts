/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  UserProfile
} from './schemas/userProfile.zod.js';



export const userProfilesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userProfilesGetPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserProfilesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', userProfilesGetPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userProfilesGetPathUserIdRegExp)
})

export const UserProfilesGet200Response = UserProfile

export const UserProfilesGet400Response = ErrorDetails

export const UserProfilesGet401Response = ErrorDetails

export const UserProfilesGet403Response = ErrorDetails

export const UserProfilesGet404Response = ErrorDetails

export const UserProfilesGet405Response = ErrorDetails

export const UserProfilesGet429Response = ErrorDetails

export const UserProfilesGet500Response = ErrorDetails

export const userProfilesUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userProfilesUpdatePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserProfilesUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', userProfilesUpdatePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userProfilesUpdatePathUserIdRegExp)
})

export const UserProfilesUpdateBody = UserProfile

export const UserProfilesUpdate200Response = zod.unknown()

export const UserProfilesUpdate400Response = ErrorDetails

export const UserProfilesUpdate401Response = ErrorDetails

export const UserProfilesUpdate403Response = ErrorDetails

export const UserProfilesUpdate404Response = ErrorDetails

export const UserProfilesUpdate405Response = ErrorDetails

export const UserProfilesUpdate429Response = ErrorDetails

export const UserProfilesUpdate500Response = ErrorDetails

