/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  UserSignature
} from './schemas/userSignature.zod.js';

import {
  UserSignatureDefinition
} from './schemas/userSignatureDefinition.zod.js';

import {
  UserSignaturesInformation
} from './schemas/userSignaturesInformation.zod.js';



export const userSignaturesListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesListPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesListParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesListPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesListPathUserIdRegExp)
})

export const UserSignaturesListQueryParams = zod.object({
  "stamp_type": zod.enum(['signature', 'stamp', 'null']).optional()
})

export const UserSignaturesList200Response = UserSignaturesInformation

export const UserSignaturesList400Response = ErrorDetails

export const UserSignaturesList401Response = ErrorDetails

export const UserSignaturesList403Response = ErrorDetails

export const UserSignaturesList404Response = ErrorDetails

export const UserSignaturesList405Response = ErrorDetails

export const UserSignaturesList429Response = ErrorDetails

export const UserSignaturesList500Response = ErrorDetails

export const userSignaturesCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesCreatePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesCreatePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesCreatePathUserIdRegExp)
})

export const UserSignaturesCreateBody = UserSignaturesInformation

export const UserSignaturesCreate201Response = UserSignaturesInformation

export const UserSignaturesCreate400Response = ErrorDetails

export const UserSignaturesCreate401Response = ErrorDetails

export const UserSignaturesCreate403Response = ErrorDetails

export const UserSignaturesCreate404Response = ErrorDetails

export const UserSignaturesCreate405Response = ErrorDetails

export const UserSignaturesCreate429Response = ErrorDetails

export const UserSignaturesCreate500Response = ErrorDetails

export const userSignaturesUpdateListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesUpdateListPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesUpdateListParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesUpdateListPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesUpdateListPathUserIdRegExp)
})

export const UserSignaturesUpdateListBody = UserSignaturesInformation

export const UserSignaturesUpdateList200Response = UserSignaturesInformation

export const UserSignaturesUpdateList400Response = ErrorDetails

export const UserSignaturesUpdateList401Response = ErrorDetails

export const UserSignaturesUpdateList403Response = ErrorDetails

export const UserSignaturesUpdateList404Response = ErrorDetails

export const UserSignaturesUpdateList405Response = ErrorDetails

export const UserSignaturesUpdateList429Response = ErrorDetails

export const UserSignaturesUpdateList500Response = ErrorDetails

export const userSignaturesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesGetPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesGetPathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesGetPathUserIdRegExp),
  "signatureId": zod.string()
})

export const UserSignaturesGet200Response = UserSignature

export const UserSignaturesGet400Response = ErrorDetails

export const UserSignaturesGet401Response = ErrorDetails

export const UserSignaturesGet403Response = ErrorDetails

export const UserSignaturesGet404Response = ErrorDetails

export const UserSignaturesGet405Response = ErrorDetails

export const UserSignaturesGet429Response = ErrorDetails

export const UserSignaturesGet500Response = ErrorDetails

export const userSignaturesUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesUpdatePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesUpdatePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesUpdatePathUserIdRegExp),
  "signatureId": zod.string()
})

export const UserSignaturesUpdateQueryParams = zod.object({
  "close_existing_signature": zod.enum(['true', 'false']).optional()
})

export const UserSignaturesUpdateBody = UserSignatureDefinition

export const UserSignaturesUpdate200Response = UserSignature

export const UserSignaturesUpdate400Response = ErrorDetails

export const UserSignaturesUpdate401Response = ErrorDetails

export const UserSignaturesUpdate403Response = ErrorDetails

export const UserSignaturesUpdate404Response = ErrorDetails

export const UserSignaturesUpdate405Response = ErrorDetails

export const UserSignaturesUpdate429Response = ErrorDetails

export const UserSignaturesUpdate500Response = ErrorDetails

export const userSignaturesDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesDeletePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesDeletePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesDeletePathUserIdRegExp),
  "signatureId": zod.string()
})

export const UserSignaturesDelete200Response = zod.unknown()

export const UserSignaturesDelete400Response = ErrorDetails

export const UserSignaturesDelete401Response = ErrorDetails

export const UserSignaturesDelete403Response = ErrorDetails

export const UserSignaturesDelete404Response = ErrorDetails

export const UserSignaturesDelete405Response = ErrorDetails

export const UserSignaturesDelete429Response = ErrorDetails

export const UserSignaturesDelete500Response = ErrorDetails

export const userSignaturesGetImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesGetImagePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesGetImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesGetImagePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesGetImagePathUserIdRegExp),
  "signatureId": zod.string(),
  "imageType": zod.looseObject({

})
})

export const UserSignaturesGetImageQueryParams = zod.object({
  "include_chrome": zod.enum(['true', 'false']).optional()
})

export const UserSignaturesGetImage200Response = zod.unknown()

export const UserSignaturesGetImage400Response = ErrorDetails

export const UserSignaturesGetImage401Response = ErrorDetails

export const UserSignaturesGetImage403Response = ErrorDetails

export const UserSignaturesGetImage404Response = ErrorDetails

export const UserSignaturesGetImage405Response = ErrorDetails

export const UserSignaturesGetImage429Response = ErrorDetails

export const UserSignaturesGetImage500Response = ErrorDetails

export const userSignaturesUpdateImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesUpdateImagePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesUpdateImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesUpdateImagePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesUpdateImagePathUserIdRegExp),
  "signatureId": zod.string(),
  "imageType": zod.looseObject({

})
})

export const UserSignaturesUpdateImageQueryParams = zod.object({
  "transparent_png": zod.enum(['true', 'false']).optional()
})

export const UserSignaturesUpdateImage200Response = UserSignature

export const UserSignaturesUpdateImage400Response = ErrorDetails

export const UserSignaturesUpdateImage401Response = ErrorDetails

export const UserSignaturesUpdateImage403Response = ErrorDetails

export const UserSignaturesUpdateImage404Response = ErrorDetails

export const UserSignaturesUpdateImage405Response = ErrorDetails

export const UserSignaturesUpdateImage429Response = ErrorDetails

export const UserSignaturesUpdateImage500Response = ErrorDetails

export const userSignaturesDeleteImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const userSignaturesDeleteImagePathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserSignaturesDeleteImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', userSignaturesDeleteImagePathAccountIdRegExp),
  "userId": zod.stringFormat('guid', userSignaturesDeleteImagePathUserIdRegExp),
  "signatureId": zod.string(),
  "imageType": zod.looseObject({

})
})

export const UserSignaturesDeleteImage200Response = UserSignature

export const UserSignaturesDeleteImage400Response = ErrorDetails

export const UserSignaturesDeleteImage401Response = ErrorDetails

export const UserSignaturesDeleteImage403Response = ErrorDetails

export const UserSignaturesDeleteImage404Response = ErrorDetails

export const UserSignaturesDeleteImage405Response = ErrorDetails

export const UserSignaturesDeleteImage429Response = ErrorDetails

export const UserSignaturesDeleteImage500Response = ErrorDetails

